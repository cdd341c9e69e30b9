// Standing answers: for whoever wants to be asked no more, the page presses the button that says no, after a pause; and one
// that does as well as any other, by what everybody sees, at once, unless somebody wants to be asked. What else could be
// answered plays no part in whether it does so, or when; and the server knows nothing of it.

import { PAUSE, table } from "./page.js";
import { onSwap } from "./swap.js";

let standing = null;
let pressed = null;

/** Whether the page pressed that button by itself. */
export function isByPage(button) {
  return button !== null && button === pressed;
}

function switchKey(box) {
  return `${box.dataset.switch} ${location.pathname} ${table.querySelector("#moves [name=seat]")?.value}`;
}

function answerStanding() {
  clearTimeout(standing);
  for (const box of table?.querySelectorAll("[data-by-page]") ?? []) {
    const stops = "stops" in box.dataset;
    box.parentElement.hidden = false;
    box.checked = localStorage.getItem(switchKey(box)) !== null;
    const buttons = [...table.querySelectorAll("#moves button[name=key]")];
    const button = buttons.find((one) => box.dataset.byPage.split(" ").includes(one.value));
    if (box.checked === stops || !button) continue;
    if (stops) button.closest(".part").classList.add("by-itself"); // nobody is asked
    standing = setTimeout(() => press(button), stops ? 0 : PAUSE * (1 + Math.random()));
  }
}

function press(button) {
  pressed = button;
  button.form.requestSubmit(button);
}

document.addEventListener("change", (event) => {
  if (!event.target.matches("[data-by-page]")) return;
  if (event.target.checked) localStorage.setItem(switchKey(event.target), "");
  else localStorage.removeItem(switchKey(event.target));
  answerStanding();
});

onSwap(answerStanding);
