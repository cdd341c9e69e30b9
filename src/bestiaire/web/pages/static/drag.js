// Cards are taken in hand. One with a single move is played by dragging it off its place, upwards or onto a place that is
// made for it; on touch also by a tap that lifts it and another that plays it. What has nothing to read on it, or is read
// as it lies, is played by one tap. One that can be meant for something on the table is dropped on that, or tapped and
// then that: all that it needs is answered at once.

import { aimAt, offer, playOn, withdraw } from "./onto.js";
import { hidePeek, isLarge, showPeek } from "./peek.js";
import { onSwap } from "./swap.js";

const ACT = ".slot > button.act";
const HELD = `${ACT}, .slot > .acts-on > button[data-onto]`;
const BEGINS = 8;
const FAR_UP = 80;
const SMALL = 0.4; // what is aimed is small, so that it hides nothing; the style sheet has the same
const BELOW = 16;

let held = null;
let isDropped = false;

/** The button of the card that is pressed. */
function heldAt(target) {
  return target.closest(HELD) ?? target.closest(".slot")?.querySelector(":scope > .acts-on > button[data-onto]");
}

document.addEventListener("pointerdown", (event) => {
  const button = heldAt(event.target);
  isDropped = false;
  if (!button || !event.isPrimary || event.button !== 0) return;
  held = { button, slot: button.closest(".slot"), id: event.pointerId, x: event.clientX, y: event.clientY, isMoving: false };
});

document.addEventListener("pointermove", (event) => {
  if (held?.id !== event.pointerId) return;
  const [x, y] = [event.clientX - held.x, event.clientY - held.y];
  if (!held.isMoving && Math.hypot(x, y) < BEGINS) return;
  if (!held.isMoving) take();
  const aim = held.isAiming ? aimAt(event.clientX, event.clientY) : null;
  const [left, top] = aim ? held.aside : [0, 0];
  held.slot.style.translate = `${x + left}px ${y + top}px`;
  held.slot.classList.toggle("aims", Boolean(aim));
  held.slot.classList.toggle("drops", Boolean(aim) || isPlayed(event));
});

/** The card follows the pointer from now on. */
function take() {
  const { button, slot } = held;
  putDown();
  held.isMoving = true;
  held.isAiming = offer(button);
  button.setPointerCapture(held.id);
  const box = slot.getBoundingClientRect();
  const [x, y] = [held.x - box.x, held.y - box.y]; // where it is held
  slot.style.transformOrigin = `${x}px ${y}px`;
  held.aside = [SMALL * (x - box.width / 2), SMALL * y + BELOW]; // below what is pointed at
  slot.classList.add("dragged");
}

/** Whether it is played if it is let go here. */
function isPlayed(event) {
  if (!held.button.matches(ACT)) return false;
  if (held.y - event.clientY > FAR_UP) return true;
  const here = document.elementsFromPoint(event.clientX, event.clientY);
  return here.some((one) => one.closest("[data-drop]") && !held.slot.contains(one) && !one.closest("[data-drop]").contains(held.slot));
}

function letGo(event) {
  if (held?.id !== event.pointerId) return;
  const { button, slot, isMoving, isAiming } = held;
  const aim = isAiming && event.type === "pointerup" ? aimAt(event.clientX, event.clientY) : null;
  const plays = isMoving && event.type === "pointerup" && isPlayed(event);
  held = null;
  if (!isMoving) return;
  isDropped = true;
  withdraw();
  slot.classList.remove("dragged", "drops", "aims");
  if (aim) {
    playOn(button, aim);
  } else if (plays) {
    button.form?.requestSubmit(button);
  } else {
    const { translate } = slot.style;
    slot.animate({ translate: [translate, "0 0"] }, { duration: 180, easing: "ease-out" });
  }
  slot.style.translate = "";
  slot.style.transformOrigin = "";
}

document.addEventListener("pointerup", letGo);
document.addEventListener("pointercancel", letGo);

// -- tap, and tap again

function putDown() {
  const slots = document.querySelectorAll(".slot.lifted");
  for (const slot of slots) slot.classList.remove("picked", "lifted");
  withdraw();
  if (slots.length) hidePeek(); // else what is shown was only pointed at
}

/** The button of the card that was lifted by a tap. */
function lifted() {
  return document.querySelector(".slot.lifted")?.querySelector(HELD);
}

document.addEventListener("click", (event) => {
  const button = event.target.closest?.(ACT);
  if (isDropped && event.target.closest?.(".slot")) {
    isDropped = false;
    event.preventDefault(); // it was dragged
    return;
  }
  const slot = button?.parentElement;
  const card = slot?.querySelector(":scope > :is(.card, [data-peek])");
  if (event.pointerType === "touch" && card && !isLarge(card) && !slot.classList.contains("lifted")) {
    event.preventDefault();
    putDown();
    slot.classList.add("picked", "lifted");
    showPeek(card, button, { isLow: offer(button) });
  } else if (!event.target.closest?.(".peek")) {
    const inHand = event.target.closest?.("button") ? null : lifted();
    const aim = inHand && aimAt(event.clientX, event.clientY);
    putDown();
    if (!aim) return;
    event.preventDefault();
    playOn(inHand, aim);
  }
});

onSwap(putDown);
