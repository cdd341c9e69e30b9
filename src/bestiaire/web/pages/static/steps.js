// From one step of a page to the next without leaving it: what came of an answer is acted out first, and cards are taken in
// hand, as at any table.

import "./dismiss.js";
import "./drag.js";
import "./in_turn.js";
import "./lay.js";
import { pageOf, say, table } from "./page.js";
import { follow, keepFromHere, whenStill } from "./story.js";
import { dress } from "./swap.js";

async function turnTo(address, request) {
  table.classList.add("turning");
  const answer = await fetch(address, request);
  table.classList.remove("turning");
  const page = answer.ok ? pageOf(await answer.text()) : null;
  const next = page?.querySelector("#table");
  if (!next) return location.assign(address);
  const shown = new URL(answer.url);
  const reply = next.querySelector(".guide .reply");
  if (reply && shown.pathname === location.pathname) return answerIn(next.querySelector(".guide"), reply);
  shown.searchParams.delete("acted");
  history.replaceState(null, "", shown);
  document.querySelector("header [name=back]").value = location.pathname + location.search;
  keepFromHere({ withMove: true });
  for (const seen of page.querySelectorAll("template[data-way]")) follow(seen.innerHTML);
  follow(next.innerHTML);
  return null;
}

/** The table stays as it is, and the guide says more. */
async function answerIn(guide, reply) {
  await whenStill();
  table.querySelector(".guide").replaceWith(document.importNode(guide, true));
  dress();
  say(reply.textContent);
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

