// What the search thinks: a hint in the large card, a curve and an opinion that grow while one looks. Everything comes
// from the server as it is to be shown; without this script the same pages work by links and forms.

document.body.classList.add("scripted");

const said = document.querySelector("#said");

function pageOf(text) {
  return new DOMParser().parseFromString(text, "text/html");
}

function complain(sentence) {
  const toast = document.querySelector("#toast");
  if (!toast) return;
  toast.textContent = sentence;
  toast.hidden = false;
}

// A form is sent in the background; the page that answers it, or null after a complaint.
async function answerTo(form, submitter) {
  if (form.dataset.busy) return null;
  form.dataset.busy = "yes";
  try {
    const body = new URLSearchParams(new FormData(form, submitter));
    const answer = await fetch(form.action, { method: "POST", body, headers: { accept: "text/html" } });
    const page = pageOf(await answer.text());
    if (answer.ok) return page;
    complain(page.querySelector("main p")?.textContent ?? "");
  } catch {
    complain(document.querySelector("#table")?.dataset.reconnecting ?? "");
  } finally {
    delete form.dataset.busy;
  }
  return null;
}

// -- a hint is read like a card

async function showHint(form, button) {
  const plate = document.querySelector("#plate");
  const label = button?.textContent;
  if (button) button.textContent = button.dataset.thinking;
  if (said && button) said.textContent = button.dataset.thinking;
  const page = await answerTo(form, button);
  if (button) button.textContent = label;
  const shown = page?.querySelector("[data-plate]");
  if (!shown || !plate) return;
  plate.querySelector(".plate-content").replaceChildren(document.importNode(shown, true));
  plate.ariaLabel = shown.querySelector("h1").textContent;
  if (!plate.open) {
    plate.showModal();
    history.pushState({ plate: true }, ""); // going back closes it
  }
  plate.querySelector("h1").focus();
}

// -- what grows: a curve, an opinion. Only while it is looked at.

let source = null;

// What is open stays open, and who stands on a button or a link stands on the same one again.
function refresh(part, html) {
  const open = [...part.querySelectorAll("details[open]")].map((one) => one.dataset.keep);
  const held = part.contains(document.activeElement) ? document.activeElement : null;
  const mark = held?.value ? `button[value="${CSS.escape(held.value)}"]` : held?.dataset.turn && `:is(td, li) a[data-turn="${held.dataset.turn}"]`;
  const summary = held?.matches("summary");
  part.innerHTML = html;
  for (const name of open) part.querySelector(`details[data-keep="${CSS.escape(name)}"]`)?.setAttribute("open", "");
  if (mark) part.querySelector(mark)?.focus({ preventScroll: true });
  if (summary) part.querySelector("summary")?.focus({ preventScroll: true });
  markHere();
}

function grow() {
  const part = document.querySelector("[data-live]");
  source?.close();
  source = null;
  if (!part || document.hidden || isDone(part)) return;
  const mine = new EventSource(part.dataset.live);
  source = mine;
  mine.addEventListener("table", (event) => {
    if (source !== mine) return;
    refresh(part, event.data);
    if (!isDone(part)) return;
    mine.close();
    const sentence = part.querySelector(".chance, .under-curve p");
    if (said && sentence) said.textContent = sentence.textContent;
  });
  mine.addEventListener("error", () => {
    if (mine.readyState === EventSource.CLOSED) complain(part.dataset.refused); // it was not let in
  });
}

function isDone(part) {
  return part.querySelector("[data-done]")?.dataset.done === "yes";
}

document.addEventListener("visibilitychange", grow);

// -- the curve marks the move that the replay shows

function markHere() {
  const at = document.querySelector("[data-replay]")?.dataset.at;
  if (at === undefined) return;
  for (const point of document.querySelectorAll("#curve a[data-turn]")) {
    const isHere = point.dataset.turn === at;
    point.classList.toggle("here", isHere);
    if (isHere) point.setAttribute("aria-current", "true");
    else point.removeAttribute("aria-current");
  }
}

if (document.querySelector("[data-replay]")) {
  new MutationObserver(markHere).observe(document.querySelector("main"), { childList: true });
}

// -- the board: a move, or back, without leaving the page

async function act(form, submitter) {
  const plate = document.querySelector("#plate");
  if (plate?.open) plate.close();
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
  if (said) said.textContent = [...document.querySelectorAll("#board .happened, #board .question")].map((one) => one.textContent.trim()).join(" ");
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
