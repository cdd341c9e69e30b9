// The table by keyboard: arrows go from one answer to the next, figures give one, letters press what is named after them.
// Whoever uses keys sees which figure gives which answer. The keys of the upper row mean figures with Shift and without,
// whatever else is printed on them.

import { answers, isTyping, table } from "./page.js";
import { isReading } from "./plate.js";
import { overlap, wordsOn } from "./room.js";
import { whenStill } from "./story.js";
import { onSwap } from "./swap.js";

const list = document.querySelector("#keys");
const STEPS = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 };

document.addEventListener("keydown", (event) => {
  if (isTyping(event) || isReading() || list?.open || event.defaultPrevented) return;
  if (event.key === "?") openList(event);
  else if (event.key in STEPS) go(event);
  else if (figureOf(event)) give(event, figureOf(event));
  else if (event.key.length === 1) press(event, event.key.toLowerCase());
  if (event.key in STEPS || figureOf(event)) showFigures();
});

/** Which figure a key means; 0 if it means none. */
function figureOf(event) {
  return Number(/^[1-9]$/.exec(event.key)?.[0] ?? /^Digit([1-9])$/.exec(event.code)?.[1] ?? 0);
}

// -- the figure on each answer, while somebody uses the keyboard

const figures = document.createElement("div");
figures.className = "figures";
figures.ariaHidden = "true";

function showFigures() {
  if (!table) return;
  document.body.append(figures);
  layFigures();
}

function layFigures() {
  if (!figures.isConnected) return;
  const words = wordsOn(table);
  const made = answers().slice(0, 9).map((answer, at) => {
    const figure = document.createElement("kbd");
    figure.textContent = at + 1;
    const [left, top] = freeCorner((answer.closest("label") ?? answer).getBoundingClientRect(), words);
    figure.style.translate = `${left}px ${top}px`;
    words.push(boxAt(left, top));
    return figure;
  });
  figures.replaceChildren(...made);
}

const [WIDTH, HEIGHT] = [20, 19];
const OUT = 6; // pixels by which a figure stands out

function boxAt(left, top) {
  return { left, top, right: left + WIDTH, bottom: top + HEIGHT };
}

/** The first corner of an answer, or middle of a side, where a figure covers no word. */
function freeCorner(box, words) {
  const [near, far] = [box.left - OUT, box.right + OUT - WIDTH];
  const [upper, lower] = [box.top - OUT, box.bottom + OUT - HEIGHT];
  const [across, down] = [(box.left + box.right - WIDTH) / 2, (box.top + box.bottom - HEIGHT) / 2];
  const spots = [[near, upper], [far, upper], [near, down], [far, down], [near, lower], [far, lower], [across, upper], [across, lower]];
  const covered = ([left, top]) => words.reduce((sum, word) => sum + overlap(boxAt(left, top), word), 0);
  const outside = ([left, top]) => left < 0 || top < 0 || left + WIDTH > innerWidth || top + HEIGHT > innerHeight;
  const seen = spots.filter((spot) => !outside(spot));
  return seen.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best), seen[0] ?? spots[0]);
}

document.addEventListener("pointerdown", () => figures.remove());
for (const moved of ["resize", "scroll"]) addEventListener(moved, layFigures, { capture: true, passive: true });
onSwap(() => {
  figures.replaceChildren();
  whenStill().then(layFigures);
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
