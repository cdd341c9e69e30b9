// Something is laid where it was seen before. On touch, a tap or a finger that glides along shows it lying at the place that
// is nearest, and a button says what that brings; that button lays it, or another tap on the same place.

import { say, table } from "./page.js";
import { onSwap } from "./swap.js";

const FIRM = 8; // a finger that moves less stays where it is

let chosen = null;
let finger = null;

function middle(one) {
  const box = one.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function nearest(lane, x, y) {
  const far = (place) => { const [a, b] = middle(place); return Math.hypot(a - x, b - y); };
  const places = [...lane.querySelectorAll("[data-lays]")].filter((one) => one.checkVisibility());
  return places.reduce((best, one) => (best && far(best) <= far(one) ? best : one), null);
}

function choose(place) {
  if (place === chosen) return;
  chosen?.classList.remove("chosen");
  chosen = place;
  chosen?.classList.add("chosen");
  const button = table?.querySelector("[data-lay]");
  if (!button) return;
  button.hidden = !chosen;
  if (chosen) button.querySelector("[data-says]").textContent = chosen.dataset.lays;
}

function lay() {
  const button = chosen?.querySelector("button");
  button?.form.requestSubmit(button);
}

document.addEventListener("pointerdown", (event) => {
  const lane = event.pointerType === "mouse" ? null : event.target.closest?.(".lane:has([data-lays])");
  if (!lane || !event.isPrimary) return;
  finger = { id: event.pointerId, lane, x: event.clientX, y: event.clientY, isFirm: true, before: chosen };
  event.target.releasePointerCapture?.(event.pointerId);
  choose(nearest(lane, event.clientX, event.clientY));
});

document.addEventListener("pointermove", (event) => {
  if (finger?.id !== event.pointerId) return;
  if (Math.hypot(event.clientX - finger.x, event.clientY - finger.y) >= FIRM) finger.isFirm = false;
  if (!finger.isFirm) choose(nearest(finger.lane, event.clientX, event.clientY));
});

function lift(event) {
  if (finger?.id !== event.pointerId) return;
  const isAgain = finger.isFirm && finger.before !== null && finger.before === chosen;
  finger = null;
  if (event.type === "pointercancel") return;
  if (isAgain) lay();
  else if (chosen) show(chosen);
}

/** Shows a place that was tapped. */
function show(place) {
  choose(place);
  say(place.dataset.lays);
}

document.addEventListener("pointerup", lift);
document.addEventListener("pointercancel", lift);

document.addEventListener("click", (event) => {
  if (event.target.closest?.("[data-lay]")) return lay();
  const place = event.pointerType === "touch" ? event.target.closest?.("[data-lays]") : null;
  if (!place) return;
  event.preventDefault(); // seen to above, unless things flew over it then
  if (!event.isTrusted) show(place);
});

document.addEventListener("change", (event) => {
  if (event.target.matches("[data-turns]")) choose(null); // the token lies the other way round
});

onSwap(() => {
  chosen = null;
});
