// What the search thinks: a hint in the large card, a curve and an opinion that grow while one looks. Everything comes
// from the server as it is to be shown; without this script the same pages work by links and forms.

import { pageOf, say, tell } from "./page.js";
import { closePlate, read } from "./plate.js";
import { onSwap } from "./swap.js";

document.body.classList.add("scripted");

// A form is sent in the background; the page that answers it, or null after a complaint.
async function answerTo(form, submitter) {
  if (form.dataset.busy) return null;
  form.dataset.busy = "yes";
  try {
    const body = new URLSearchParams(new FormData(form, submitter));
    const answer = await fetch(form.action, { method: "POST", body, headers: { accept: "text/html" } });
    const page = pageOf(await answer.text());
    if (answer.ok) return page;
    tell(page.querySelector("main p")?.textContent ?? "");
  } catch {
    tell(document.querySelector("#table")?.dataset.reconnecting ?? "");
  } finally {
    delete form.dataset.busy;
  }
  return null;
}

// -- a hint is read like a card

async function showHint(form, button) {
  const label = button && [...button.childNodes];
  if (button) {
    button.textContent = button.dataset.thinking;
    say(button.dataset.thinking);
  }
  const page = await answerTo(form, button);
  if (button) button.replaceChildren(...label);
  if (read(page)) document.querySelector("#plate h1").focus();
}

// -- what grows: a curve, an opinion. Only while it is looked at.

let source = null;
const SCROLLING = [".legs", ".costly-moves", ".drawn-curve"];

// What is open stays open, and who stands on a button or a link stands on the same one again.
function refresh(part, html) {
  const open = [...part.querySelectorAll("details[open]")].map((one) => one.dataset.keep);
  const held = part.contains(document.activeElement) ? document.activeElement : null;
  const mark = held?.value ? `button[value="${CSS.escape(held.value)}"]` : held?.dataset.turn && `li a[data-turn="${held.dataset.turn}"]`;
  const summary = held?.matches("summary");
  const scrolled = SCROLLING.map((name) => [name, part.querySelector(name)?.scrollTop, part.querySelector(name)?.scrollLeft]);
  part.innerHTML = html;
  document.querySelector("[data-beside-curve]")?.replaceChildren(...part.querySelectorAll("[data-beside]"));
  for (const [name, top, left] of scrolled) part.querySelector(name)?.scrollTo(left ?? 0, top ?? 0);
  for (const name of open) part.querySelector(`details[data-keep="${CSS.escape(name)}"]`)?.setAttribute("open", "");
  if (mark) part.querySelector(mark)?.focus({ preventScroll: true });
  if (summary) part.querySelector("summary")?.focus({ preventScroll: true });
  markHere();
}

export function grow() {
  const part = document.querySelector("[data-live]");
  source?.close();
  source = null;
  if (!part?.checkVisibility() || document.hidden || isDone(part)) return;
  const mine = new EventSource(part.dataset.live.replace(/(width|height)=\d+/g, (asked, side) => `${side}=${roomFor(part, side) ?? asked.split("=")[1]}`));
  source = mine;
  mine.addEventListener("table", (event) => {
    if (source !== mine) return;
    refresh(part, event.data);
    if (!isDone(part)) return;
    mine.close();
    const sentence = part.querySelector(".chance, .under-curve p");
    if (sentence) say(sentence.textContent);
  });
  mine.addEventListener("error", () => {
    if (mine.readyState === EventSource.CLOSED && part.dataset.refused) tell(part.dataset.refused); // it was not let in
  });
}

/** So wide or high is what is drawn there, if it is there yet. */
function roomFor(part, side) {
  const shown = part.querySelector(".drawn-curve") ?? part;
  const length = side === "width" ? shown.clientWidth : shown.clientHeight;
  return length > 60 ? length : null;
}

function isDone(part) {
  return part.querySelector("[data-done]")?.dataset.done === "yes";
}

document.addEventListener("visibilitychange", grow);
onSwap(grow); // what is swapped in has another place for it
document.addEventListener("toggle", (event) => {
  if (!event.target.querySelector?.("[data-live]")) return;
  grow();
  markHere();
}, true);

// -- the curve marks the move that the replay shows

let shown = null;

function markHere() {
  const at = document.querySelector("[data-replay]")?.dataset.at;
  if (at === undefined) return;
  for (const point of document.querySelectorAll("#curve a[data-turn]:not(.leg)")) {
    const isHere = point.dataset.turn === at;
    if (point.ownerSVGElement) {
      point.classList.toggle("here", isHere);
      if (isHere) pointNeedle(point);
    }
    if (isHere) point.setAttribute("aria-current", "true");
    else point.removeAttribute("aria-current");
  }
  if (shown === at) return; // who looks elsewhere is left there
  const curve = document.querySelector("#curve");
  if (!curve.checkVisibility()) return;
  shown = at;
  bring(curve.querySelector(".legs [aria-current]"), curve.querySelector(".legs"));
  bring(curve.querySelector("svg .here"), curve.querySelector(".drawn-curve"));
}

// The needle of the curve goes where a point says: how far to the right, and what its label says, and where.
function pointNeedle(point) {
  const needle = point.ownerSVGElement.querySelector(".needle");
  const [x, aside, top, chance] = point.dataset.needle.split(" ");
  needle?.setAttribute("transform", `translate(${x} 0)`);
  const label = needle?.querySelector("g");
  if (!label) return;
  label.setAttribute("transform", `translate(${aside} ${top})`);
  label.querySelector("text").textContent = chance.replace("_", " ");
}

// Scrolls the box, and nothing else, until the thing lies in the middle of it.
function bring(thing, box) {
  if (!box) return;
  if (!thing) return box.scrollTo(0, 0);
  const [inner, outer] = [thing.getBoundingClientRect(), box.getBoundingClientRect()];
  box.scrollBy(inner.left + inner.width / 2 - outer.left - outer.width / 2, inner.top + inner.height / 2 - outer.top - outer.height / 2);
}

if (document.querySelector("[data-replay]")) {
  new MutationObserver(markHere).observe(document.querySelector("main"), { childList: true });
}

// -- the board: a move, or back, without leaving the page

async function act(form, submitter) {
  closePlate();
  const page = await answerTo(form, submitter);
  const next = page?.querySelector("#board");
  if (!next) return;
  const isOpen = document.querySelector("#board details[data-keep=position]")?.open;
  const pressed = submitter?.closest("[data-board]")?.action;
  document.querySelector("#board").replaceWith(document.importNode(next, true));
  if (isOpen) document.querySelector("#board details[data-keep=position]").open = true;
  const same = pressed && !pressed.endsWith("/move") && document.querySelector(`form[action="${new URL(pressed).pathname}"] button:enabled`);
  const question = document.querySelector("#board .question");
  (same || question || document.querySelector("#main")).focus({ preventScroll: true });
  say([...document.querySelectorAll("#board .happened, #board .question")].map((one) => one.textContent.trim()).join(" "));
  grow();
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.matches("form[data-hint]")) {
    event.preventDefault();
    showHint(form, event.submitter);
  } else if (form.matches("form[data-board]")) {
    event.preventDefault();
    act(form, event.submitter);
  }
});

markHere();
grow();
