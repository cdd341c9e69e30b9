// What a card in hand can be dropped on: that plays it and answers what is asked next. The page has brought it with the
// card, with what comes of it; while the card is in hand, it lights up, and what it would come to is said.

import { place } from "./arrows.js";
import { table } from "./page.js";

const REACH = 22; // pixels by which a finger may miss
const EDGE = 8;
const ABOVE = 26;

let aims = [];
let aimed = null;
let plate = null;

/** What a button's card can be dropped on, as far as it is in sight. Where every answer is a page of its own, nothing. */
function aimsOf(button) {
  if (!button.dataset.onto || !button.form?.matches("form[data-move]")) return [];
  return JSON.parse(button.dataset.onto)
    .map(([names, then, words, verdict, sign]) => ({
      things: names.split(" ").map((name) => name && place(name, table)).filter((one) => one?.checkVisibility()),
      then, words, verdict, sign,
    }))
    .filter((aim) => aim.things.length);
}

/** Lights up what a button's card can be dropped on; false if there is nothing. */
export function offer(button) {
  withdraw();
  aims = aimsOf(button);
  for (const aim of aims) {
    for (const thing of aim.things) {
      thing.classList.add("offered");
      if (aim.verdict && !thing.matches("i")) thing.append(stamp(aim));
    }
  }
  return aims.length > 0;
}

function stamp({ verdict, sign }) {
  const made = document.createElement("b");
  made.className = "foretold";
  made.ariaHidden = "true";
  made.textContent = verdict;
  if (sign) made.insertAdjacentHTML("beforeend", `<svg class="ic" focusable="false"><use href="#k-${sign}"></use></svg>`);
  return made;
}

export function withdraw() {
  pointAt(null);
  for (const { things } of aims) {
    for (const thing of things) {
      thing.classList.remove("offered");
      thing.querySelector(":scope > .foretold")?.remove();
    }
  }
  aims = [];
}

/** How far a place is from a thing, and from its middle. */
function distances(thing, x, y) {
  const box = thing.getBoundingClientRect();
  const [aside, above] = [Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)];
  return [Math.hypot(aside, above), Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y)];
}

/** Points at what lies nearest there, if it is within reach, and says what comes of it; that, or null. */
export function aimAt(x, y) {
  let best = null;
  for (const aim of aims) {
    for (const thing of aim.things) {
      const [off, far] = distances(thing, x, y);
      if (off > REACH || (best && (off > best.off || (off === best.off && far >= best.far)))) continue;
      best = { aim, thing, off, far };
    }
  }
  pointAt(best);
  return best?.aim ?? null;
}

function pointAt(best) {
  if (best?.thing === aimed?.thing) return;
  for (const thing of aimed?.aim.things ?? []) thing.classList.remove("aimed");
  plate?.remove();
  plate = null;
  aimed = best;
  if (!best) return;
  for (const thing of best.aim.things) thing.classList.add("aimed");
  plate = document.createElement("p");
  plate.className = "comes-of-it";
  plate.textContent = best.aim.words;
  document.body.append(plate);
  const box = best.thing.getBoundingClientRect();
  const inside = (value, most) => Math.max(EDGE, Math.min(value, most - EDGE));
  const over = box.top - plate.offsetHeight - ABOVE;
  plate.style.left = `${inside(box.x + box.width / 2 - plate.offsetWidth / 2, innerWidth - plate.offsetWidth)}px`;
  plate.style.top = `${over < EDGE ? box.bottom + ABOVE : over}px`;
}

/** Plays a button's card on something, with all that this answers. */
export function playOn(button, aim) {
  const { form } = button;
  button.dataset.then = aim.then;
  form.requestSubmit(button);
  delete button.dataset.then;
}
