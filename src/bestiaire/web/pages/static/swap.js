// Puts the table that the server sent in the place of the one that is shown. Who had the focus, what was ticked, opened
// or scrolled stays so; what is new is read out.

import { askedVersion, say, table } from "./page.js";
import { showClock } from "./clock.js";
import { offerCopies, offerShares } from "./copy.js";
import { showSwitches } from "./settings.js";

const whenSwapped = [];
let waiting = null; // what has the focus while the table has nothing for it

/** Calls that after every swap. */
export function onSwap(call) {
  whenSwapped.push(call);
}

/** What the server sent, as nodes. */
export function nodesOf(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const nodes = document.createDocumentFragment();
  nodes.append(template.content);
  return nodes;
}

export function swap(nodes) {
  const focused = document.activeElement;
  const inside = table.contains(focused) || focused === waiting;
  const key = inside && focused.value ? focused.value : null;
  const link = inside ? focused.getAttribute("href") : null;
  const target = inside ? focused.getAttribute("popovertarget") : null;
  const kept = [...table.querySelectorAll("details[data-keep]")].map((one) => [one.dataset.keep, one.open]);
  const popovers = [...table.querySelectorAll("[popover]:popover-open")].map((one) => [one.id, one.scrollTop]);
  const turns = table.querySelector(".turns")?.scrollTop;
  const ticked = tickedNow();
  const typed = inside && focused.matches("input[id]:not([readonly])") ? focused : null;
  table.replaceChildren(nodes);
  const part = tickAgain(ticked);
  for (const [name, open] of kept) {
    const details = table.querySelector(`details[data-keep="${CSS.escape(name)}"]`);
    if (details) details.open = open;
  }
  for (const [id, scrolled] of popovers) {
    const popover = table.querySelector(`#${CSS.escape(id)}[popover]`);
    popover?.showPopover();
    if (popover) popover.scrollTop = scrolled;
  }
  dress(); // before anything is measured, so that the page is laid out once
  const log = table.querySelector(".turns");
  if (log && turns) log.scrollTop = turns;
  if (inside) {
    const field = typed && table.querySelector(`#${CSS.escape(typed.id)}`);
    if (field) field.value = typed.value; // who types goes on typing
    const same =
      part ||
      field ||
      (key && table.querySelector(`button[value="${CSS.escape(key)}"]`)) ||
      (link && table.querySelector(`a[href="${CSS.escape(link)}"]`)) ||
      (target && table.querySelector(`[popovertarget="${CSS.escape(target)}"]`));
    const found = same || table.querySelector(".question");
    waiting = found ? null : document.querySelector("#main");
    (found ?? waiting).focus({ preventScroll: true });
  }
  readOut();
}

/** What every table needs that was just put there. */
export function dress() {
  document.title = table?.querySelector(".part")?.dataset.title ?? document.title;
  offerCopies();
  offerShares();
  showSwitches();
  showClock();
  if (table) for (const call of whenSwapped) call();
}

// What was ticked for an answer stays so while the same is asked, and so does the focus on one of the boxes.
function tickedNow() {
  const parts = [...table.querySelectorAll("input[name=part]")];
  return {
    version: askedVersion(),
    ticked: parts.map((part) => part.checked),
    focused: parts.indexOf(document.activeElement),
  };
}

function tickAgain(before) {
  if (!before.version || askedVersion() !== before.version) return null;
  const parts = [...table.querySelectorAll("input[name=part]")];
  parts.forEach((part, index) => { part.checked = before.ticked[index] ?? false; });
  return parts[before.focused] ?? null;
}

// What has not been read out yet goes to the screen reader, then what is asked.
let heard = lastLine();
let asked = "";

function lastLine() {
  return Math.max(-1, ...[...document.querySelectorAll("#table [data-n]")].map((line) => Number(line.dataset.n)));
}

function readOut() {
  const lines = [...table.querySelectorAll("[data-n]")].filter((line) => Number(line.dataset.n) > heard);
  lines.sort((one, other) => one.dataset.n - other.dataset.n);
  if (lastLine() < heard) lines.push(...table.querySelectorAll(".happened span.chip")); // something was taken back
  lines.push(...table.querySelectorAll(".told:not(.card)"));
  const question = table.querySelector(".question");
  const isNew = question && question.textContent !== asked && question !== document.activeElement;
  if (isNew) lines.push(question);
  asked = question?.textContent ?? "";
  const sentences = new Set(lines.map((line) => line.textContent.trim()));
  if (sentences.size) say([...sentences].join(" "));
  heard = lastLine();
}
