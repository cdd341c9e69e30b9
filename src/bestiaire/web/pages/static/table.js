// The page shows and asks; it computes no rule. This script swaps in the table that the server sends, lets the browser
// fly the cards from where they were to where they are, and sends forms without leaving the page.

const table = document.querySelector("#table");
const said = document.querySelector("#said");
const toast = document.querySelector("#toast");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

// -- portraits: drawn once, pointed at by every card

async function loadSprite() {
  const address = document.body.dataset.sprite;
  if (!address) return;
  const answer = await fetch(address);
  if (!answer.ok) return;
  const drawing = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  document.body.prepend(document.importNode(drawing, true));
}

// -- the table: the newest one always wins

let moving = null;
let waiting = null;

// A card has one place at a time: in a closed pile only the topmost is seen, in an open one its small picture is not.
function nameCards(root) {
  const seen = new Set();
  for (const card of root.querySelectorAll("[data-vt]")) {
    const isHere = card.checkVisibility() && !seen.has(card.dataset.vt);
    card.style.viewTransitionName = isHere ? card.dataset.vt : "none";
    if (isHere) seen.add(card.dataset.vt);
  }
}

// What has not been read out yet goes to the screen reader, then what is asked.
let heard = lastLine();

function lastLine() {
  return Math.max(-1, ...[...document.querySelectorAll("#table [data-n]")].map((line) => Number(line.dataset.n)));
}

let asked = "";

function readOut() {
  if (!said) return;
  const lines = [...table.querySelectorAll("[data-n]")].filter((line) => Number(line.dataset.n) > heard);
  lines.sort((one, other) => one.dataset.n - other.dataset.n);
  if (lastLine() < heard) lines.push(table.querySelector(".happened")); // something was taken back
  lines.push(...table.querySelectorAll(".told:not(.card)"));
  const question = table.querySelector(".question");
  const isNew = question && question.textContent !== asked && question !== document.activeElement;
  if (isNew) lines.push(question);
  asked = question?.textContent ?? "";
  const sentences = new Set(lines.map((line) => line?.textContent.trim() ?? ""));
  if (sentences.size) said.textContent = [...sentences].join(" ");
  heard = lastLine();
}

function swap(html) {
  const focused = document.activeElement;
  const inside = table.contains(focused);
  const key = inside && focused.value ? focused.value : null;
  const link = inside ? focused.getAttribute("href") : null;
  const open = [...table.querySelectorAll("details[data-keep][open]")].map((details) => details.dataset.keep);
  const ticked = tickedNow();
  table.innerHTML = html;
  const part = tickAgain(ticked);
  for (const name of open) {
    const details = table.querySelector(`details[data-keep="${CSS.escape(name)}"]`);
    if (details) details.open = true;
  }
  nameCards(table);
  if (inside) {
    const same =
      part ||
      (key && table.querySelector(`button[value="${CSS.escape(key)}"]`)) ||
      (link && table.querySelector(`a[href="${CSS.escape(link)}"]`));
    (same || table.querySelector(".question") || document.querySelector("#main")).focus({ preventScroll: true });
  }
  sayWhoseMove();
  offerCopies();
  tick();
  readOut();
  showAnswers();
  answerStanding();
}

// A new question whose answers all lie out of sight, as on a small screen, is gone to.
const ANSWERS = "form.moves :is(button[name=key], button[name=set], input[name=part])";
let answered = table?.querySelector("#moves [name=version]")?.value;

function showAnswers() {
  const version = table.querySelector("#moves [name=version]")?.value;
  if (version === answered) return;
  answered = version;
  const answers = [...table.querySelectorAll(ANSWERS)].filter((one) => one.checkVisibility());
  if (answers.length && !answers.some(isInSight)) answers[0].scrollIntoView({ block: "center" });
}

function isInSight(one) {
  const box = one.getBoundingClientRect();
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return there !== null && one.contains(there);
}

// What was ticked for an answer stays so while the same is asked, and so does the focus on one of the boxes.
function tickedNow() {
  const parts = [...table.querySelectorAll("input[name=part]")];
  return {
    version: table.querySelector("#moves [name=version]")?.value,
    ticked: parts.map((part) => part.checked),
    focused: parts.indexOf(document.activeElement),
  };
}

function tickAgain(before) {
  if (!before.version || table.querySelector("#moves [name=version]")?.value !== before.version) return null;
  const parts = [...table.querySelectorAll("input[name=part]")];
  parts.forEach((part, index) => { part.checked = before.ticked[index] ?? false; });
  return parts[before.focused] ?? null;
}

function sayWhoseMove() {
  document.title = table?.querySelector(".part")?.dataset.title ?? document.title;
}

// What others do is shown in a pace that can be followed; who waits for nothing more sees the newest at once.

const PAUSE = globalThis.bestiairePause ?? 900;
const queue = [];
let lastShown = 0;

async function follow(html) {
  if (table.querySelector("[data-claim]") || /^\s*<section class="part"[^>]* data-urgent/.test(html)) {
    if (queue.length > 1) queue.splice(1); // who may announce sees at once that it is so, and that it no longer is
    lastShown = 0;
  }
  queue.push(html);
  if (queue.length > 1) return;
  while (queue.length) {
    const wait = lastShown + PAUSE - performance.now();
    if (wait > 0 && !document.hidden) await new Promise((done) => setTimeout(done, wait));
    if (queue.length > 6) queue.splice(0, queue.length - 1);
    try {
      await show(queue[0]);
    } finally {
      queue.shift(); // whatever went wrong with one table, the next one is shown
    }
    lastShown = performance.now();
  }
}

async function show(html) {
  if (moving) {
    waiting = html;
    return;
  }
  if (!document.startViewTransition || calm.matches || document.hidden) {
    swap(html);
    return;
  }
  moving = document.startViewTransition(() => swap(html));
  moving.ready.catch(() => {}); // a window that changes its size skips the motion: no error
  try {
    await moving.finished;
  } catch {
    // a transition that was skipped has still swapped the table
  }
  moving = null;
  if (waiting !== null) {
    const next = waiting;
    waiting = null;
    show(next);
  }
}

// A browser keeps only six connections to a server: a table that nobody looks at gives its own back.

let shown = table?.querySelector(".part")?.dataset.version;
let source = null;

function listen() {
  if (!table || !table.dataset.stream || document.hidden || source) return;
  source = new EventSource(table.dataset.stream);
  source.addEventListener("table", (event) => {
    table.classList.remove("offline");
    hide();
    if (event.lastEventId === shown) return;
    shown = event.lastEventId;
    follow(event.data);
  });
  source.addEventListener("error", () => {
    table.classList.add("offline");
    tell(table.dataset.reconnecting);
    if (source?.readyState === EventSource.CLOSED) {
      source = null;
      setTimeout(listen, 2000);
    }
  });
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden) {
    source?.close();
    source = null;
  } else {
    listen();
  }
});

// -- for how long somebody is asked, and when the computer answers that lets others announce first

let ahead = 0; // of the server's clock, in seconds

async function setClock() {
  const answer = await fetch("/static/icon.svg", { method: "HEAD", cache: "no-store" });
  const date = Date.parse(answer.headers.get("date") ?? "");
  if (date) ahead = Math.round((Date.now() - date) / 1000 - 0.5);
}


function tick() {
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

if (table?.dataset.stream) {
  setClock().catch(() => {}); // then by the clock of this device
  setInterval(tick, 1000);
}

// -- messages

function tell(sentence) {
  if (!toast) return;
  toast.textContent = sentence;
  toast.hidden = false;
}

function hide() {
  if (toast) toast.hidden = true;
}

// whoever ticks something else has read why the last set was refused
document.addEventListener("change", (event) => {
  if (event.target.matches("input[name=part]") && !table?.classList.contains("offline")) hide();
});

// -- forms: sent without leaving the page; what can't be taken back is pressed twice

document.addEventListener("click", (event) => {
  const button = event.target.closest("button[data-confirm]");
  if (button && event.detail > 1) event.preventDefault(); // a double click is one press
  for (const armed of document.querySelectorAll("button.armed")) {
    if (armed !== button) disarm(armed);
  }
  if (button && !button.classList.contains("armed")) {
    event.preventDefault();
    button.classList.add("armed");
    button.dataset.label = button.textContent;
    button.unarmed = [...button.childNodes]; // a die may be drawn on it
    if (!("drawn" in button.dataset)) button.textContent = button.dataset.confirm; // on a small drawing a colour must do
    if (button.ariaLabel) button.dataset.sentence = button.ariaLabel;
    button.ariaLabel = `${button.dataset.sentence || button.dataset.label}. ${button.dataset.confirm}`;
    if (said) said.textContent = button.ariaLabel;
  }
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") document.querySelectorAll("button.armed").forEach(disarm);
});

function disarm(button) {
  button.classList.remove("armed");
  button.replaceChildren(...button.unarmed);
  button.ariaLabel = button.dataset.sentence || null;
}

// What names the version it answers happens once, however often it arrives. So when the connection fails, or somebody
// else than the server answers (a proxy), it is sent again, more and more patiently; what came too fast, once the server
// has time for it, unless that is long. What was refused is not.

const TRIES = 5;
const LONGEST_WAIT = 15000;
const TOO_FAST = 429;

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
    await new Promise((done) => setTimeout(done, pause));
  }
}

function lost(sentence) {
  tell(sentence ?? "");
  return null;
}

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.matches("form[data-move]")) return;
  event.preventDefault();
  if (form.dataset.busy) return;
  const isByPage = event.submitter !== null && event.submitter === pressed;
  if (plate?.open && !isByPage) plate.close();
  form.dataset.busy = "yes"; // buttons stay enabled: a disabled one would lose the focus
  const body = new URLSearchParams(new FormData(form, event.submitter));
  const answer = await send(form, body);
  if (answer?.ok) hide();
  else if (answer && !(isByPage && answer.status === STALE)) tell((await answer.json()).message);
  if (!(isByPage && answer?.ok)) delete form.dataset.busy; // till the next table comes, nobody has to answer again
});

// -- standing answers: for whoever wants to be asked no more, the page presses the button that says no, after a pause; and
// one that does as well as any other, by what everybody sees, at once, unless somebody wants to be asked. What else could
// be answered plays no part in whether it does so, or when; and the server knows nothing of it.

const STALE = 409; // the same page elsewhere was quicker
let standing = null;
let pressed = null;

function switchKey(box) {
  return `${box.dataset.switch} ${location.pathname} ${table.querySelector("#moves [name=seat]")?.value}`;
}

function answerStanding() {
  clearTimeout(standing);
  for (const box of table?.querySelectorAll("[data-by-page]") ?? []) {
    const stops = "stops" in box.dataset;
    box.parentElement.hidden = false;
    box.checked = localStorage.getItem(switchKey(box)) !== null;
    const buttons = [...table.querySelectorAll("#moves button[name=key]")];
    const button = buttons.find((one) => box.dataset.byPage.split(" ").includes(one.value));
    if (box.checked === stops || !button) continue;
    standing = setTimeout(() => press(button), stops ? 0 : PAUSE * (1 + Math.random()));
  }
}

function press(button) {
  pressed = button;
  button.form.requestSubmit(button);
}

document.addEventListener("change", (event) => {
  if (!event.target.matches("[data-by-page]")) return;
  if (event.target.checked) localStorage.setItem(switchKey(event.target), "");
  else localStorage.removeItem(switchKey(event.target));
  answerStanding();
});

// -- from one possible move to the next with the arrow keys

document.addEventListener("keydown", (event) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const moves = [...document.querySelectorAll(ANSWERS)].filter((one) => one.checkVisibility());
  const isTyping = event.target.matches("input:not([name=part]), select, textarea, summary");
  if (!step || !moves.length || plate?.open || isTyping) return;
  const here = moves.indexOf(document.activeElement);
  event.preventDefault();
  moves.at(here < 0 ? Math.min(step - 1, 0) : (here + step) % moves.length).focus();
});

// -- a card read large

const plate = document.querySelector("#plate");

document.addEventListener("click", async (event) => {
  const link = event.target.closest("a[data-plate-link]");
  if (!link || !plate || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const answer = await fetch(link.href);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const shown = page.querySelector("[data-plate]");
  if (!shown) return;
  plate.querySelector(".plate-content").replaceChildren(document.importNode(shown, true));
  plate.ariaLabel = shown.querySelector("h1")?.textContent ?? "";
  const moves = link.closest(".card")?.querySelector(".buttons")?.cloneNode(true);
  if (moves) {
    for (const button of moves.querySelectorAll("button")) button.setAttribute("form", "moves");
    plate.querySelector(".plate-content > *").append(moves);
  }
  if (!plate.open) {
    plate.showModal();
    history.pushState({ plate: true }, ""); // going back closes it
  }
  plate.scrollTop = 0;
  const meant = link.hash && plate.querySelector(`#${CSS.escape(decodeURIComponent(link.hash.slice(1)))}`);
  if (meant) {
    meant.classList.add("meant");
    meant.scrollIntoView();
  }
});

plate?.addEventListener("click", (event) => {
  if (event.target === plate) plate.close();
});
plate?.addEventListener("close", () => {
  if (history.state?.plate) history.back();
});
addEventListener("popstate", () => {
  if (plate?.open) plate.close();
});

// -- the shuffle, checked by whoever doubts it

const check = document.querySelector("[data-check]");

if (check && crypto.subtle) {
  check.hidden = false;
  check.addEventListener("click", async () => {
    const made = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(check.dataset.check)));
    const shown = [...made].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const isTrue = shown === check.dataset.fingerprint;
    check.parentElement.querySelector("[role=status]").textContent = isTrue ? check.dataset.true : check.dataset.false;
  });
}

// -- links to copy

function offerCopies() {
  if (!navigator.clipboard) return;
  for (const button of document.querySelectorAll("button[data-copy]")) button.hidden = false;
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy], [data-copy-link]");
  if (!button || !navigator.clipboard || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const text = button.href ?? document.getElementById(button.dataset.copy).value;
  await navigator.clipboard.writeText(text);
  button.textContent = button.dataset.done ?? button.dataset.copyLink;
});

// -- replays: steps without leaving the page, arrow keys, and playing by itself

const PACE = 1400;
let playing = null;

async function turnTo(address) {
  const answer = await fetch(address);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const bar = document.querySelector("[data-replay]");
  const held = bar.contains(document.activeElement) ? document.activeElement : null;
  const mark = held && (held.dataset.key ? `[data-key="${held.dataset.key}"]` : held.name && `[name="${held.name}"]`);
  const open = bar.querySelector("details")?.open;
  bar.replaceWith(document.importNode(page.querySelector("[data-replay]"), true));
  history.replaceState(null, "", address);
  document.querySelector("header [name=back]").value = location.pathname + location.search;
  prepareReplay();
  if (open) document.querySelector("[data-replay] details")?.setAttribute("open", "");
  if (mark) (document.querySelector(`[data-replay] ${mark}`) ?? document.querySelector("[data-autoplay]")).focus();
  await show(page.querySelector("#table").innerHTML);
}

function prepareReplay() {
  const bar = document.querySelector("[data-replay]");
  if (!bar) return;
  for (const form of bar.querySelectorAll("form[data-auto]")) {
    form.querySelector("button").hidden = true;
    form.addEventListener("change", () => turnTo(`?${new URLSearchParams(new FormData(form))}`));
  }
  const auto = bar.querySelector("[data-autoplay]");
  const next = bar.querySelector('a[data-key="ArrowRight"]');
  auto.hidden = !next && !playing;
  if (!next) stop();
  if (playing) auto.textContent = auto.dataset.stop;
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

document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, select, textarea") || event.altKey || event.ctrlKey || event.metaKey) return;
  if (document.querySelector("[data-replay]") && ["Home", "End", "ArrowLeft", "ArrowRight"].includes(event.key)) {
    event.preventDefault();
    document.querySelector(`[data-replay] a[data-key="${event.key}"]`)?.click();
  }
});

document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-replay] a[data-key], a[data-turn]");
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  stop();
  turnTo(link.getAttribute("href"));
});

// -- a new game: what is offered belongs to the game that is chosen

const newGame = document.querySelector("[data-new-game]");

function offerOptions() {
  for (const one of newGame?.querySelectorAll("[data-of-game]") ?? []) {
    one.hidden = one.dataset.ofGame !== newGame.elements.game.value;
  }
  const size = newGame?.querySelector("[data-size]:not([hidden]) input:checked");
  for (const one of newGame?.querySelectorAll("[data-many]") ?? []) {
    one.hidden = !size;
    if (newGame.elements.opponent.value === "hotseat") one.open = true; // everybody beside me has a name
    newGame.querySelector(".only-hotseat").hidden = Boolean(size);
  }
  for (const row of newGame?.querySelectorAll("[data-seat]") ?? []) {
    row.hidden = Number(row.dataset.seat) > Number(size?.value ?? 2);
  }
}

newGame?.addEventListener("change", offerOptions);

offerOptions();
loadSprite();
if (table) nameCards(table);
sayWhoseMove();
offerCopies();
listen();
prepareReplay();
answerStanding();
