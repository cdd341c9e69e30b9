// For how long somebody is asked, and when the computer answers that lets others announce first.

import { table } from "./page.js";
import { play } from "./sound.js";

const LAST_SECONDS = 10;
let ahead = 0; // of the server's clock, in seconds

async function setClock() {
  const answer = await fetch("/static/icon.svg", { method: "HEAD", cache: "no-store" });
  const date = Date.parse(answer.headers.get("date") ?? "");
  if (date) ahead = Math.round((Date.now() - date) / 1000 - 0.5);
}

export function showClock() {
  const clock = document.querySelector("[data-since]");
  if (!clock) return;
  const now = Date.now() / 1000 - ahead;
  for (const late of document.querySelectorAll("[data-after]")) late.hidden = now < Number(late.dataset.after);
  const left = Number(clock.dataset.until ?? 0) - now;
  const what = clock.querySelector(".what");
  what.textContent = left > 0 ? what.dataset.in : what.dataset.for;
  const seconds = left > 0 ? Math.ceil(left) : Math.max(0, Math.floor(now - Number(clock.dataset.since)));
  const shown = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  clock.querySelector("b").textContent = seconds < 3600 ? shown : `${Math.floor(seconds / 3600)} h`;
  clock.hidden = false;
}

function tick() {
  showClock();
  const left = Number(document.querySelector("[data-until]")?.dataset.until ?? 0) - Date.now() / 1000 + ahead;
  if (left > 0 && left <= LAST_SECONDS) play("tick");
}

export function startClock() {
  if (!table?.dataset.stream) return;
  setClock().catch(() => {}); // then by the clock of this device
  setInterval(tick, 1000);
}
