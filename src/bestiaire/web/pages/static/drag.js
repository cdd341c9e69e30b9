// Cards are taken in hand. One with a single move is played by dragging it off its place, upwards or onto a place that is
// made for it; on touch also by a tap that lifts it and another that plays it. What has nothing to read on it, or is read
// as it lies, is played by one tap.

import { hidePeek, isLarge, showPeek } from "./peek.js";
import { onSwap } from "./swap.js";

const ACT = ".slot > button.act";
const BEGINS = 8;
const FAR_UP = 80;

let held = null;
let isDropped = false;

document.addEventListener("pointerdown", (event) => {
  const button = event.target.closest(ACT);
  isDropped = false;
  if (!button || !event.isPrimary || event.button !== 0) return;
  held = { button, slot: button.parentElement, id: event.pointerId, x: event.clientX, y: event.clientY, isMoving: false };
});

document.addEventListener("pointermove", (event) => {
  if (held?.id !== event.pointerId) return;
  const [x, y] = [event.clientX - held.x, event.clientY - held.y];
  if (!held.isMoving && Math.hypot(x, y) < BEGINS) return;
  if (!held.isMoving) {
    held.isMoving = true;
    hidePeek();
    held.button.setPointerCapture(held.id);
    held.slot.classList.add("dragged");
  }
  held.slot.style.translate = `${x}px ${y}px`;
  held.slot.classList.toggle("drops", isPlayed(event));
});

/** Whether it is played if it is let go here. */
function isPlayed(event) {
  if (held.y - event.clientY > FAR_UP) return true;
  const here = document.elementsFromPoint(event.clientX, event.clientY);
  return here.some((one) => one.closest("[data-drop]") && !held.slot.contains(one) && !one.closest("[data-drop]").contains(held.slot));
}

function letGo(event) {
  if (held?.id !== event.pointerId) return;
  const { button, slot, isMoving } = held;
  const plays = isMoving && event.type === "pointerup" && isPlayed(event);
  held = null;
  if (!isMoving) return;
  isDropped = true;
  slot.classList.remove("dragged", "drops");
  if (plays) {
    button.form?.requestSubmit(button);
  } else {
    const { translate } = slot.style;
    slot.animate({ translate: [translate, "0 0"] }, { duration: 180, easing: "ease-out" });
  }
  slot.style.translate = "";
}

document.addEventListener("pointerup", letGo);
document.addEventListener("pointercancel", letGo);

// -- tap, and tap again

function putDown() {
  for (const slot of document.querySelectorAll(".slot.lifted")) slot.classList.remove("picked", "lifted");
  hidePeek();
}

document.addEventListener("click", (event) => {
  const button = event.target.closest?.(ACT);
  if (isDropped && button) {
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
    showPeek(card, button);
  } else if (!event.target.closest?.(".peek")) {
    putDown();
  }
});

onSwap(putDown);
