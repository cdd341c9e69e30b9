// From one step of a page to the next without leaving it: what came of an answer is acted out first, and cards are taken in
// hand, as at any table.

import "./dismiss.js";
import "./drag.js";
import "./in_turn.js";
import "./lay.js";
import { pageOf, table } from "./page.js";
import { follow } from "./story.js";

async function turnTo(address, request) {
  table.classList.add("turning");
  const answer = await fetch(address, request);
  table.classList.remove("turning");
  const page = answer.ok ? pageOf(await answer.text()) : null;
  const next = page?.querySelector("#table");
  if (!next) return location.assign(address);
  const shown = new URL(answer.url);
  shown.searchParams.delete("acted");
  history.replaceState(null, "", shown);
  document.querySelector("header [name=back]").value = location.pathname + location.search;
  for (const seen of page.querySelectorAll("template[data-way]")) follow(seen.innerHTML);
  follow(next.innerHTML);
  return null;
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("form[data-step]")) return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form, event.submitter));
  body.set("acted", "yes"); // what comes of it is seen before the next step
  turnTo(form.action, { method: "POST", body });
});

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-step]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const address = new URL(link.href);
  if (link.dataset.step) address.searchParams.set(link.dataset.step, "yes");
  turnTo(address);
});

