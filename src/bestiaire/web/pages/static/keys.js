// The table by keyboard: arrows go from one answer to the next, figures give one, letters press what is named after them.

import { answers, isTyping } from "./page.js";
import { isReading } from "./plate.js";

const list = document.querySelector("#keys");
const STEPS = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 };

document.addEventListener("keydown", (event) => {
  if (isTyping(event) || isReading() || list?.open || event.defaultPrevented) return;
  if (event.key === "?") openList(event);
  else if (event.key in STEPS) go(event);
  else if (/^[1-9]$/.test(event.key)) give(event, Number(event.key));
  else if (event.key.length === 1) press(event, event.key.toLowerCase());
});

function go(event) {
  const step = STEPS[event.key];
  const isUpright = event.key === "ArrowDown" || event.key === "ArrowUp";
  const moves = answers();
  const here = moves.indexOf(document.activeElement);
  if (!moves.length || event.target.matches("summary") || document.querySelector("[data-replay]")) return;
  if (isUpright && here < 0) return; // a list that is read scrolls
  event.preventDefault();
  moves.at(here < 0 ? Math.min(step - 1, 0) : (here + step) % moves.length).focus();
}

function give(event, number) {
  const answer = answers()[number - 1];
  if (!answer) return;
  event.preventDefault();
  answer.focus();
  answer.click();
}

function press(event, letter) {
  const button = [...document.querySelectorAll(`[data-shortcut="${CSS.escape(letter)}"]`)].find((one) => one.checkVisibility());
  if (!button) return;
  event.preventDefault();
  button.click();
}

function openList(event) {
  if (!list) return;
  event.preventDefault();
  list.showModal();
}

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-keys]")) {
    event.target.closest("[popover]")?.hidePopover();
    list?.showModal();
  } else if (event.target === list) {
    list.close();
  }
});

export function offerKeys() {
  if (!list || !matchMedia("(any-hover: hover)").matches) return;
  for (const button of document.querySelectorAll("[data-keys]")) button.hidden = false;
}
