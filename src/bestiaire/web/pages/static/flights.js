// From one table to the next: what lies elsewhere now flies there, what is gone falls, what is new turns up. Only what
// has changed takes part in the view transition, so nothing else is lifted or seen twice.

import { isCalm, table } from "./page.js";
import { swap } from "./swap.js";

const NEAR = 1.5; // pixels by which something may shift without having moved
const GROUND = 600; // as wide as a ground is reckoned to be
const RING = 900;
const FADE = 350;
const CALM_RING = 1500;

/** Everything that has a name and is seen, the first of each name: a card has one place at a time. */
function named(root, isSeen = (one) => one.checkVisibility()) {
  const found = new Map();
  for (const one of root.querySelectorAll("[data-vt]")) {
    if (!found.has(one.dataset.vt) && isSeen(one)) found.set(one.dataset.vt, one);
  }
  return found;
}

/** What something shows, but for what can be done with it. */
function face(one) {
  const copy = one.cloneNode(true);
  for (const act of copy.querySelectorAll("button, .buttons, .acts-on, .tag, .verdict, .stamp")) act.remove();
  const pictures = [...copy.querySelectorAll("img, use")].map((each) => each.getAttribute("src") ?? each.getAttribute("href"));
  return [copy.textContent.replace(/\s+/g, " ").trim(), ...pictures].join("|");
}

/** Where something lies on the table, or on a ground that is drawn larger and smaller as a whole. */
function boxOf(one, origin) {
  const { x, y, width, height } = one.getBoundingClientRect();
  const ground = one.closest("[data-ground]")?.getBoundingClientRect();
  if (!ground) return [x - origin.x, y - origin.y, width, height];
  return [x - ground.x, y - ground.y, width, height].map((length) => (length * GROUND) / ground.width);
}

function isAlike(one, other) {
  return one.face === other.face && one.box.every((side, index) => Math.abs(side - other.box[index]) <= NEAR);
}

function looksOf(root) {
  const origin = root.getBoundingClientRect();
  return new Map([...named(root)].map(([name, one]) => [name, { one, face: face(one), box: boxOf(one, origin) }]));
}

/** Lays the next table out of sight, as large as the one that is shown, to see where everything will lie. */
function layOut(next) {
  const hidden = document.createElement("div");
  hidden.className = "laid-out";
  hidden.inert = true;
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = table;
  const box = { left: offsetLeft, top: offsetTop, width: offsetWidth, height: offsetHeight };
  for (const [side, length] of Object.entries(box)) hidden.style[side] = `${length}px`;
  hidden.append(next);
  table.after(hidden);
  return hidden;
}

/** What differs between two looks at a table: by name. */
function changes(before, next) {
  const names = new Set([...before.keys(), ...next.keys()]);
  for (const [name, look] of before) {
    if (next.has(name) && isAlike(look, next.get(name))) names.delete(name);
  }
  return names;
}

function nameOnly(root, names) {
  for (const one of root.querySelectorAll("[data-vt]")) one.style.viewTransitionName = "none";
  for (const [name, one] of named(root)) if (names.has(name)) one.style.viewTransitionName = name;
}

/** Whether something is new there, shows something else, or has come from elsewhere: who only makes room has not. */
function isNews(look, before) {
  if (!before || before.face !== look.face) return true;
  const [x, y, width, height] = look.box;
  const [oldX, oldY, oldWidth, oldHeight] = before.box;
  const far = Math.hypot(x + (width - oldWidth) / 2 - oldX, y + (height - oldHeight) / 2 - oldY);
  return far > Math.max(width, height);
}

/** A white ring around what has just changed. */
function ring(before, names, milliseconds) {
  const looks = [...looksOf(table)].filter(([name, look]) => names.has(name) && isNews(look, before.get(name)));
  const marked = looks.map(([, { one }]) => one.closest(".slot") ?? one);
  for (const one of marked) one.classList.add("new");
  setTimeout(() => marked.forEach((one) => one.classList.remove("new")), milliseconds);
  return marked;
}

let transition = null;

/** Cuts short what is flying. */
export function landAll() {
  transition?.skipTransition();
}

// While things fly, a browser finds nothing below the pointer but the page itself. Who presses then sees the next table
// already: everything lands, and what lies there is pressed.
document.addEventListener("click", async (event) => {
  if (event.target !== document.documentElement || !event.isTrusted) return;
  const { clientX, clientY, pointerType } = event;
  transition?.skipTransition();
  await transition?.finished.catch(() => {});
  const pressed = document.elementFromPoint(clientX, clientY)?.closest("button, a, label, summary");
  pressed?.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, clientX, clientY, pointerType }));
});

/** Shows the next table; done when everything has landed. */
export async function flyTo(next, { isInstant = false, rate = 1 } = {}) {
  if (isInstant || document.hidden || document.querySelector(":popover-open, dialog[open]")) { // else things fly over it
    swap(next);
    return;
  }
  if (next.querySelector(".part[data-anew]")) { // another table: nothing on it has come from this one
    swap(next);
    if (!isCalm()) table.animate({ opacity: [0, 1] }, FADE / rate);
    return;
  }
  const before = looksOf(table);
  if (isCalm() || !document.startViewTransition) {
    swap(next);
    const changed = changes(before, looksOf(table));
    for (const one of ring(before, changed, CALM_RING)) one.animate({ opacity: [0, 1] }, 120);
    return;
  }
  const hidden = layOut(next);
  const names = changes(before, looksOf(hidden));
  hidden.remove();
  next.append(...hidden.childNodes);
  nameOnly(table, names);
  transition = document.startViewTransition(() => {
    swap(next);
    nameOnly(table, names);
  });
  transition.ready.then(() => bow(rate)).catch(() => {}); // a window that changes its size skips the motion: no error
  try {
    await transition.finished;
  } catch {
    // a transition that was skipped has still swapped the table
  }
  transition = null;
  nameOnly(table, new Set());
  ring(before, names, RING);
}

/** What flies far does so along a bow. */
function bow(rate) {
  for (const flight of document.getAnimations()) {
    const pseudo = flight.effect.pseudoElement;
    if (!pseudo?.startsWith("::view-transition")) continue;
    flight.updatePlaybackRate(rate);
    if (!pseudo.startsWith("::view-transition-group(") || pseudo.includes("(root)")) continue;
    const [from, to] = flight.effect.getKeyframes().map((frame) => frame.transform);
    if (!from?.startsWith("matrix") && !to?.startsWith("matrix")) continue;
    const [start, end] = [from, to].map((text) => (text?.startsWith("matrix") ? new DOMMatrix(text) : null));
    if (!start || !end) continue;
    const far = Math.hypot(end.e - start.e, end.f - start.f);
    if (far < 120) continue;
    document.documentElement.animate(
      { translate: ["0 0", `0 ${-Math.min(70, far / 6)}px`, "0 0"] },
      { duration: 420 / rate, easing: "cubic-bezier(.2, .8, .2, 1)", pseudoElement: pseudo },
    );
  }
}
