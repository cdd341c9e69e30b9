// Every table that the server sends is shown, in order, with what happened before it: nothing is left out. What came since
// the own last move is kept, to be seen once more.

import { after, askedVersion, PAUSE, table } from "./page.js";
import { flyTo, landAll } from "./flights.js";
import { hush } from "./peek.js";
import { act, beatsOf, begin, call, cut, split } from "./scenes.js";
import { speed } from "./settings.js";
import { play } from "./sound.js";
import { nodesOf, onSwap, swap } from "./swap.js";

const KEPT = 80; // tables; only a game of many computers has more between two moves of one's own
const queue = [];
let isShowing = false;
let showing = Promise.resolve();
let isHurried = false;
let lastShown = 0;
let newest = askedVersion();

// -- what is shown next

/** Takes a table that the server has sent; it is shown after all that came before it. */
export function follow(html) {
  const next = nodesOf(html);
  keep(html, next.querySelector(".part[data-mine]"));
  newest = askedVersion(next) ?? newest;
  queue.push({ html, next });
  table.classList.toggle("behind", isShowing);
  if ([table, next].some((root) => root.querySelector(".part[data-urgent]"))) hurry();
  if (!isShowing && !replaying) showing = showAll();
}

/** Who may announce sees at once that it is so, and that it no longer is: all that waits is shown now. */
function hurry() {
  isHurried = true;
  skip();
}

async function showAll() {
  isShowing = true;
  while (queue.length && !replaying) {
    const wait = (lastShown + PAUSE - performance.now()) / pace();
    if (wait > 0 && !document.hidden && !isHurried) await Promise.race([after(wait), hurried()]);
    const { html, next } = queue.shift();
    table.classList.toggle("behind", queue.length > 0);
    try {
      await scene(next, { rate: pace(), isInstant: isHurried || speed() === Infinity });
    } catch (error) {
      swap(nodesOf(html)); // whatever went wrong with acting it out, it is shown, and the next one after it
      reportError(error);
    }
    lastShown = performance.now();
  }
  isShowing = false;
  isHurried = false;
}

/** Faster, the more is waiting. */
function pace() {
  if (PAUSE === 0) return Infinity;
  return speed() * (1 + Math.min(3, queue.length) / 2);
}

let tellHurried = () => {};

function hurried() {
  return new Promise((done) => { tellHurried = done; });
}

/** One table, and what happened before it. The question waits for the scene. */
async function scene(next, { rate, isInstant }) {
  const beats = beatsOf(next);
  const [first, then] = split(beats, table);
  begin();
  hush();
  const isActed = !isInstant && rate !== Infinity && !document.hidden;
  table.classList.toggle("acting", isActed && (beats.length > 0 || table.matches(".lesson")));
  await act(first, table, isActed ? rate : Infinity);
  await flyTo(next, { isInstant, rate: Number.isFinite(rate) ? rate : 1 });
  await act(then, table, isActed ? rate : Infinity);
  table.classList.remove("acting");
  callOnce();
}

/** The scene that is being acted out is over; what it led to is seen. */
export function skip() {
  cut();
  landAll();
  tellHurried();
}

/** When everything that has come is shown. */
export function whenStill() {
  return showing;
}

/** Whether a form answers what is asked now: not while the page still shows how it came to that. */
export function isPresent(form) {
  const version = form.elements.version?.value;
  return !replaying && (version === undefined || version === newest);
}

/** Everything that is waiting is shown at once. */
export function catchUp() {
  if (replaying) stopReplaying();
  else if (isShowing) hurry();
}

// A press cuts short what is acted out, once it was heard itself: the next table takes away what was pressed.
document.addEventListener("click", () => setTimeout(() => { if (isShowing) skip(); }), true);

// -- whose turn it is is seen and heard, and how it ended is heard

let wasMine = isMine();
let called = turnNow();
let ending = table?.querySelector("[data-outcome]")?.dataset.outcome;

function isMine() {
  return Boolean(table?.querySelector(".part[data-mine]"));
}

/** Which turn it is, if it is one's own. */
function turnNow() {
  return table?.querySelector(".part")?.dataset.turn;
}

/** Once everything lies where it lies: a turn of one's own begins. */
function callOnce() {
  const turn = turnNow();
  if (turn === undefined || turn === called || replaying) return;
  called = turn;
  if (PAUSE) call(table.querySelector(".part").dataset.calls, table);
}

onSwap(() => {
  if (replaying) return;
  const outcome = table?.querySelector("[data-outcome]")?.dataset.outcome;
  if (outcome && outcome !== ending) play(outcome);
  else if (isMine() && !wasMine) play("turn");
  ending = outcome;
  wasMine = isMine();
  offerAgain();
});

// -- what happened since my turn

let kept = table?.matches("[data-stream], .lesson") ? [table.innerHTML] : [];
let own = 0; // the table after the own last move; once others act it is told from there
let replaying = false;

function keep(html, isAsked) {
  if (kept.at(-1)?.includes('class="waiting-room"')) kept = []; // who sat down when is no part of the game
  if (!isAsked) {
    kept = kept.slice(own);
    own = 0;
  }
  kept.push(html);
  if (kept.length > KEPT) {
    kept.shift();
    own = Math.max(0, own - 1);
  }
}

/** An own move was just sent: what comes of it, and all after, is told later; where one learns, with the move itself. */
export function keepFromHere({ withMove = false } = {}) {
  own = kept.length - Number(withMove);
}

function offerAgain() {
  for (const button of document.querySelectorAll("[data-again]")) button.hidden = kept.length < 2;
}

async function replay() {
  if (replaying || kept.length < 2) return;
  replaying = true;
  skip();
  await showing;
  const told = kept.slice(0, kept.length - queue.length);
  table.classList.add("replaying");
  const mark = document.querySelector("#replaying");
  if (mark) mark.hidden = false;
  swap(nodesOf(told[0]));
  for (const html of told.slice(1)) {
    if (!replaying) break;
    await Promise.race([after(PAUSE / Math.min(speed(), 2) / 2), hurried()]);
    if (!replaying) break;
    await scene(nodesOf(html), { rate: Math.min(speed(), 2), isInstant: false });
  }
  if (replaying) await Promise.race([after(PAUSE), hurried()]);
  replaying = false;
  table.classList.remove("replaying");
  if (mark) mark.hidden = true;
  swap(nodesOf(told.at(-1)));
  if (queue.length) showing = showAll();
}

function stopReplaying() {
  replaying = false;
  skip();
}

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-again]")) {
    event.target.closest("[popover]")?.hidePopover();
    replay();
  } else if (event.target.closest("[data-now]")) {
    stopReplaying();
  }
});
