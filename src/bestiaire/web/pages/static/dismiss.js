// Who presses beside something that lies open over the page closes it, and does nothing else. The bar above stays in reach.

let isBeside = false;

function closes(target) {
  const open = document.querySelector(":popover-open");
  if (!open || !target.closest || target.closest(":popover-open, .bar, dialog")) return false;
  return !target.closest("[popovertarget]")?.popoverTargetElement?.matches(":popover-open");
}

document.addEventListener("pointerdown", (event) => { isBeside = closes(event.target); }, { capture: true });
document.addEventListener("keydown", () => { isBeside = false; }, { capture: true });

document.addEventListener("click", (event) => {
  if (!isBeside) return;
  isBeside = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, { capture: true });
