// One after the other: whoever leaves an order to the page has it press the first of these answers again and again, each
// a move of its own, until something else is asked.

import { answers, PAUSE, table } from "./page.js";
import { onSwap } from "./swap.js";

let start = null;
let timer = null;

function pressNext() {
  const here = answers();
  const next = here.find((one) => one.value.startsWith(start) && !one.value.endsWith(":none"));
  if (next) next.form.requestSubmit(next);
  else if (here.length) start = null; // while somebody else is asked, it waits
}

onSwap(() => {
  for (const button of table?.querySelectorAll("[data-in-turn]") ?? []) button.hidden = false;
  clearTimeout(timer);
  if (start) timer = setTimeout(pressNext, PAUSE);
});

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-in-turn]");
  if (button) {
    start = button.dataset.inTurn;
    pressNext();
  } else if (event.isTrusted && !event.target.closest?.(".corner")) {
    start = null; // who presses something else wants to choose again
  }
});
