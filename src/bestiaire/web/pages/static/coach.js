// The coach says once what is new to somebody, and what a move has cost. It is on until a game of that kind was played to its
// end on this device, or as somebody chose; what it has said is remembered here.

import { isOn, switchOf } from "./coaching.js";
import { answers, askedVersion, say, table } from "./page.js";
import { hush } from "./peek.js";
import { overlap } from "./room.js";
import { whenStill } from "./story.js";
import { onSwap } from "./swap.js";

const TOLD = "coach told";
const STEP = 8; // pixels between two places that are tried
const EDGE = 6;
const MORE = 40; // so many times as much it matters that what can be pressed is seen
const ACROSS = 60;
const ASKED = "#table :is(.question, [data-foretold], .ribbon :is(p, .card, .power-card, .chip, h3, li), #moves :is(.tag, .verdict, .stamp, .foretold), .pending)";
const PRESSED = "#moves :is(button, .btn), #table .corner .tool";
const READ = "#table :is([data-at], .slot, .chip, h2, h3)";
const MAT = 400; // what is wider is a place where things lie
const SMALL = 260;
const PICTURE = 0.1; // so much as something that is read
const SHAPES = ["wide", "half", "narrow"];
const coach = document.querySelector("#coach");
let judged = askedVersion();
let verdict = ""; // on the move that was just sent, not said yet
let saying = null; // the note that is shown, and what on the table it is about
let moves = 0; // sent from this page

function isOver() {
  return Boolean(table?.querySelector("[data-outcome]"));
}

function told() {
  return new Set((localStorage.getItem(TOLD) ?? "").split("|"));
}

/** Says it where neither an answer is covered nor what it is about; whether there is such a place. How a game ended needs
    no word of it. */
function speak(text, { canTakeBack = false, note = null } = {}) {
  if (isOver()) return false;
  saying = { note: note?.dataset.note, about: note?.dataset.about };
  coach.querySelector("p").textContent = text;
  coach.querySelector("[data-take-back]").hidden = !(canTakeBack && table.querySelector("form#undo"));
  coach.hidden = false;
  coach.hidden = !stand();
  if (!coach.hidden) say(text);
  return !coach.hidden;
}

function visible(root, selector) {
  return [...root.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
}

function boxes(found) {
  return found.map((one) => one.getBoundingClientRect());
}

/** What lies there, and how much it matters that it is seen; a place where things lie matters little. */
function lying(selector, weight) {
  return visible(document, selector).map((one) => {
    const box = one.getBoundingClientRect();
    const isRead = Math.max(box.width, box.height) <= MAT && (one.textContent.trim() || one.querySelector("use"));
    return { box, weight: isRead ? weight : PICTURE * weight };
  });
}

/** How who is asked stands: hearts, energy, stars, piles. */
function ownCounters() {
  const seat = table.querySelector("#moves [name=seat]")?.value;
  return visible(table, `[data-at$="-${CSS.escape(seat ?? "")}"]`).filter((one) => Math.max(one.offsetWidth, one.offsetHeight) <= SMALL);
}

function shape(name) {
  for (const one of SHAPES) coach.classList.toggle(one, one === name);
}

/** Where it covers no answer, nothing that it is about and, if that can be, nothing that has to be read for the answer. */
function stand() {
  const about = saying?.about ? visible(table, saying.about) : [];
  const answered = answers().map((one) => one.closest("label, .slot, .offer") ?? one);
  const taken = boxes([...answers().map((one) => one.closest("label") ?? one), ...about]);
  const asked = boxes([...visible(document, ASKED), ...answered]);
  return standClearOf([...taken, ...asked, ...boxes(ownCounters())]) || standClearOf([...taken, ...asked]) || standClearOf(taken);
}

/** Clear of these boxes, and covering least of what else is seen: wide, or narrower beside that. The highest such place. */
function standClearOf(taken) {
  const seen = [...lying(ASKED, MORE), ...lying(PRESSED, MORE), ...lying(READ, 1)];
  const first = document.querySelector("header.bar").getBoundingClientRect().bottom + EDGE;
  let best = null;
  for (const name of SHAPES) {
    shape(name);
    const [width, height] = [coach.offsetWidth, coach.offsetHeight]; // once it has entered
    for (const left of lefts(width)) {
      for (let top = first; top + height + EDGE < innerHeight; top += STEP) {
        const here = { left: left - 4, top: top - 4, right: left + width + 4, bottom: top + height + 4 };
        if (taken.some((box) => overlap(here, box))) continue;
        const cost = seen.reduce((sum, { box, weight }) => sum + weight * overlap(here, box), 0);
        if (!best || cost < best.cost) best = { left, top, cost, name };
      }
    }
  }
  if (!best) return false;
  shape(best.name);
  coach.style.left = `${best.left}px`;
  coach.style.top = `${best.top}px`;
  return true;
}

/** From side to side. */
function lefts(width) {
  const room = innerWidth - width - 2 * EDGE;
  const number = Math.max(1, Math.ceil(room / ACROSS));
  return Array.from({ length: number + 1 }, (_, at) => EDGE + (room * at) / number);
}

function onTable() {
  const box = switchOf();
  if (!box) return;
  box.parentElement.hidden = false;
  box.checked = isOn(box);
  const chosen = localStorage.getItem(`coach ${box.dataset.coach}`);
  if (isOver() && chosen === null) localStorage.setItem(`coach ${box.dataset.coach}`, "off");
  if (box.checked && !isOver()) whenStill().then(tellNext);
  else coach.hidden = true;
}

function notes() {
  return [...table.querySelectorAll(".notes [data-note]")];
}

/** Whether what is being said is true of another table than the one that is shown. */
function isStale() {
  return Boolean(saying?.note) && !notes().some((one) => one.dataset.note === saying.note);
}

/** The first thing that comes up here and was never said. */
function tellNext() {
  if (!coach.hidden) coach.hidden = isStale() || !stand(); // what is asked now may lie elsewhere
  const box = switchOf();
  if (!coach.hidden || !box || !isOn(box)) return;
  if (verdict && speak(verdict, { canTakeBack: true })) {
    verdict = "";
    return;
  }
  const known = told();
  const next = notes().find((one) => !known.has(one.dataset.note));
  if (!next) return;
  if (speak(wordsOf(next), { note: next })) localStorage.setItem(TOLD, [...known, next.dataset.note].filter(Boolean).join("|"));
}

function wordsOf(note) {
  return matchMedia("(hover: none)").matches ? note.dataset.onTouch ?? note.textContent : note.textContent;
}

/** Asks what the move cost that was just sent. */
export async function reviewMove(form, version) {
  const box = switchOf();
  if (!box || !isOn(box) || judged === version) return;
  judged = version;
  const before = moves;
  const address = form.action.replace(/\/move$/, "/review");
  const body = new URLSearchParams({ version });
  const answer = await fetch(address, { method: "POST", body, headers: { accept: "application/json" } }).catch(() => null);
  const { sentence } = answer?.ok ? await answer.json() : {};
  if (before !== moves) return; // it was taken back, or another one was made
  verdict = sentence ?? "";
  whenStill().then(tellNext); // after what is being said now
}

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-understood]")) {
    coach.hidden = true;
    hush(); // what lay below it was not pointed at
    tellNext();
  } else if (event.target.closest("[data-take-back]")) {
    coach.hidden = true;
    table.querySelector("form#undo")?.requestSubmit();
  }
});

document.addEventListener("change", (event) => {
  const box = event.target.closest("[data-coach]");
  if (!box) return;
  localStorage.setItem(`coach ${box.dataset.coach}`, box.checked ? "on" : "off");
  onTable();
});

document.addEventListener("submit", (event) => {
  if (!event.target.matches("form:is(#moves, #undo)[data-move]") || !coach) return;
  moves += 1;
  coach.hidden = true;
  verdict = "";
});

if (coach) {
  const moved = new ResizeObserver(() => { if (!coach.hidden) stand(); }); // letters come late
  for (const one of [coach, table]) moved.observe(one);
  document.fonts.ready.then(() => { if (!coach.hidden) stand(); });
  onSwap(onTable);
  onTable();
}
