// Whether the coach is switched on at a table.

import { table } from "./page.js";

const USUALLY = globalThis.bestiaireCoach ?? "on";

export function switchOf() {
  return table?.querySelector("[data-coach]");
}

export function isOn(box) {
  return (localStorage.getItem(`coach ${box.dataset.coach}`) ?? USUALLY) === "on";
}

/** Whether the coach helps at this table. */
export function coachHelps() {
  const box = switchOf();
  return Boolean(box) && isOn(box);
}
