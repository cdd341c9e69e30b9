// Replays: steps without leaving the page, arrow keys, and playing by itself.

import { pageOf } from "./page.js";
import { flyTo } from "./flights.js";
import { nodesOf } from "./swap.js";

const PACE = 1400;
let playing = null;

let turning = Promise.resolve(); // until the bar leads on from where the last press led

async function turnTo(address) {
  turning = layBar(address);
  const html = await turning;
  if (html) await showNext(html);
}

/** Puts the bar of another place in the game there; gives back the table that belongs to it. */
async function layBar(address) {
  const answer = await fetch(address);
  if (!answer.ok) return null;
  const page = pageOf(await answer.text());
  const bar = document.querySelector("[data-replay]");
  const held = bar.contains(document.activeElement) ? document.activeElement : null;
  const mark = held && (held.dataset.key ? `[data-key="${held.dataset.key}"]` : held.dataset.seat ? `[data-seat="${held.dataset.seat}"]` : held.dataset.turn && "[data-turn]");
  const panel = bar.querySelector("[popover]:popover-open")?.id;
  const open = bar.querySelector("details")?.open;
  bar.replaceWith(document.importNode(page.querySelector("[data-replay]"), true));
  history.replaceState(null, "", address);
  document.querySelector("header [name=back]").value = location.pathname + location.search;
  prepareReplay();
  if (panel) document.getElementById(panel)?.showPopover();
  if (open) document.querySelector("[data-replay] details")?.setAttribute("open", "");
  if (mark) (document.querySelector(`[data-replay] ${mark}`) ?? document.querySelector("[data-autoplay]")).focus();
  return page.querySelector("#table").innerHTML;
}

// While one table flies in, only the newest of those that were asked for meanwhile waits.
let isFlying = false;
let waiting = null;

async function showNext(html) {
  waiting = html;
  if (isFlying) return;
  isFlying = true;
  while (waiting !== null) {
    const next = waiting;
    waiting = null;
    await flyTo(nodesOf(next));
  }
  isFlying = false;
}

export function prepareReplay() {
  const bar = document.querySelector("[data-replay]");
  if (!bar) return;
  const auto = bar.querySelector("[data-autoplay]");
  const next = bar.querySelector('a[data-key="ArrowRight"]');
  auto.hidden = !next && !playing;
  if (!next) stop();
  if (playing) {
    auto.ariaLabel = auto.dataset.stop;
    auto.querySelector("use")?.setAttribute("href", "#s-pause");
  }
  auto.addEventListener("click", () => {
    if (playing) {
      stop();
      turnTo(location.href);
    } else {
      step();
    }
  });
}

function stop() {
  clearTimeout(playing);
  playing = null;
}

async function step() {
  const next = document.querySelector('[data-replay] a[data-key="ArrowRight"]');
  if (!next) return;
  playing = setTimeout(step, PACE);
  await turnTo(next.href);
}

let pressed = Promise.resolve(); // each key takes its step after the one before it, however fast they come

document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, select, textarea") || event.altKey || event.ctrlKey || event.metaKey) return;
  if (document.querySelector("[data-replay]") && ["Home", "End", "ArrowLeft", "ArrowRight"].includes(event.key)) {
    event.preventDefault();
    pressed = pressed.then(() => {
      document.querySelector(`[data-replay] a[data-key="${event.key}"]`)?.click();
      return turning.catch(() => {});
    });
  }
});

document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-replay] :is(a[data-key], a[data-seat]), a[data-turn]");
  if (!link || !document.querySelector("[data-replay]") || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  stop();
  const seat = document.querySelector("[data-replay] a[data-seat][aria-current]");
  turnTo(link.closest("#curve") ? `?at=${link.dataset.turn}&seat=${seat.dataset.seat}` : link.getAttribute("href"));
});
