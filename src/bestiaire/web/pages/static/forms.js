// Forms are sent without leaving the page.

import { after, hide, PAUSE, table, tell } from "./page.js";
import { closePlate } from "./plate.js";
import { catchUp, isPresent, keepFromHere } from "./story.js";
import { reviewMove } from "./coach.js";
import { expectRecall } from "./recall.js";
import { isByPage } from "./standing.js";
import { onSwap } from "./swap.js";

// -- sent, and sent again. What names the version it answers happens once, however often it arrives. So when the
// connection fails, or somebody else than the server answers (a proxy), it is sent again, more and more patiently; what
// came too fast, once the server has time for it, unless that is long. What was refused is not.

const TRIES = 5;
const LONGEST_WAIT = 15000;
const TOO_FAST = 429;
const STALE = 409; // the same page elsewhere was quicker

async function send(form, body) {
  const happensOnce = body.has("version");
  for (let tried = 1; ; tried += 1) {
    let pause = PAUSE * 2 ** (tried - 1);
    let sentence = table?.dataset.sendingAgain;
    try {
      const signal = AbortSignal.timeout(LONGEST_WAIT);
      const answer = await fetch(form.action, { method: "POST", body, headers: { accept: "application/json" }, signal });
      if (answer.headers.get("content-type")?.startsWith("application/json")) {
        const wait = 1000 * Number(answer.headers.get("retry-after"));
        if (answer.status !== TOO_FAST || !happensOnce || tried === TRIES || wait > LONGEST_WAIT) return answer;
        pause = wait;
        sentence = (await answer.json()).message;
      }
    } catch {
      // the answer is lost, whether or not the question arrived
    }
    if (!happensOnce) return lost(table?.dataset.reconnecting);
    if (tried === TRIES) return lost(table?.dataset.notSent);
    lost(sentence);
    await after(pause);
  }
}

function lost(sentence) {
  tell(sentence ?? "", { isLasting: true });
  return null;
}

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.matches("form[data-move]")) return;
  event.preventDefault();
  if (form.dataset.busy) return;
  const byPage = isByPage(event.submitter);
  if (!byPage) closePlate();
  if (form.id === "moves" && !isPresent(form) && !event.submitter?.matches("[data-claim]")) {
    if (!byPage) catchUp(); // the page still showed how it came to the next question
    return;
  }
  event.submitter?.closest("[popover]")?.hidePopover(); // what was chosen from a menu is done
  const following = event.submitter?.dataset.then?.split(" ").filter(Boolean) ?? [];
  form.dataset.busy = "yes"; // buttons stay enabled: a disabled one would lose the focus
  const body = new URLSearchParams(new FormData(form, event.submitter));
  if (form.id === "moves" && !byPage) {
    keepFromHere();
    expectRecall(body.get("version"));
  }
  let answer = await send(form, body);
  for (const key of following) { // the same press answers what is asked next
    if (!answer?.ok) break;
    body.set("version", (await answer.json()).version);
    body.set("key", key);
    catchUp(); // what lies between needs no time
    answer = await send(form, body);
  }
  if (answer?.ok) {
    hide();
    if (form.id === "moves" && !byPage) reviewMove(form, body.get("version"));
  } else if (answer?.status === STALE && form.id === "undo") takeBackNext();
  else if (answer && !(byPage && answer.status === STALE)) tell((await answer.json()).message);
  if (!(byPage && answer?.ok)) delete form.dataset.busy; // till the next table comes, nobody has to answer again
});

// Who takes a move back while the next table is on its way takes it back on that one.
const SOON = 5000;
let until = 0;

function takeBackNext() {
  until = performance.now() + SOON;
  catchUp();
}

onSwap(() => {
  if (performance.now() > until) return;
  until = 0;
  table.querySelector("form#undo")?.requestSubmit();
});

// what is typed and sent at once
document.addEventListener("change", (event) => {
  if (event.target.matches("[data-at-once]")) event.target.form.requestSubmit();
});

// Whoever ticks something else has read why the last set was refused.
document.addEventListener("change", (event) => {
  if (event.target.matches("input[name=part]") && !table?.classList.contains("offline")) hide();
});
