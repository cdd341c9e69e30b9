// What ends a game for somebody, or removes it, is pressed twice.

import { say } from "./page.js";

document.addEventListener("click", (event) => {
  const button = event.target.closest("button[data-confirm]");
  if (button && event.detail > 1) event.preventDefault(); // a double click is one press
  for (const armed of document.querySelectorAll("button.armed")) {
    if (armed !== button) disarm(armed);
  }
  if (button && !button.classList.contains("armed")) {
    event.preventDefault();
    button.classList.add("armed");
    button.dataset.label = button.textContent;
    button.unarmed = [...button.childNodes]; // a sign may be drawn on it
    if (!("drawn" in button.dataset)) button.textContent = button.dataset.confirm; // on a small drawing a colour must do
    if (button.ariaLabel) button.dataset.sentence = button.ariaLabel;
    button.ariaLabel = `${button.dataset.sentence || button.dataset.label}. ${button.dataset.confirm}`;
    say(button.ariaLabel);
  }
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") document.querySelectorAll("button.armed").forEach(disarm);
});

function disarm(button) {
  button.classList.remove("armed");
  button.replaceChildren(...button.unarmed);
  button.ariaLabel = button.dataset.sentence || null;
}
