// A move that showed nothing new to anybody can be taken back: for a moment the button that does so is lit.

import { askedVersion, table } from "./page.js";
import { onSwap } from "./swap.js";

const LIT = 2500;
let played = null;
let until = 0;

/** A move is on its way that answers this version. */
export function expectRecall(version) {
  played = version;
}

onSwap(() => {
  if (played !== null && askedVersion() !== played) {
    played = null;
    until = performance.now() + LIT;
  }
  const left = until - performance.now();
  if (left <= 0 || !table?.querySelector("form#undo[data-free]")) return;
  for (const button of table.querySelectorAll("button[form=undo]")) {
    button.classList.add("lit");
    setTimeout(() => button.classList.remove("lit"), left);
  }
});
