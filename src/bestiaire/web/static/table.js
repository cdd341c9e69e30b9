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

function nameCards(root) {
  for (const card of root.querySelectorAll("[data-vt]")) card.style.viewTransitionName = card.dataset.vt;
}

function swap(html) {
  const focused = document.activeElement;
  const inside = table.contains(focused);
  const key = inside && focused.value ? focused.value : null;
  const link = inside ? focused.getAttribute("href") : null;
  const open = [...table.querySelectorAll("details[data-keep][open]")].map((details) => details.dataset.keep);
  table.innerHTML = html;
  for (const name of open) {
    const details = table.querySelector(`details[data-keep="${CSS.escape(name)}"]`);
    if (details) details.open = true;
  }
  nameCards(table);
  if (inside) {
    const same =
      (key && table.querySelector(`button[value="${CSS.escape(key)}"]`)) ||
      (link && table.querySelector(`a[href="${CSS.escape(link)}"]`));
    (same || table.querySelector(".question") || document.querySelector("#main")).focus({ preventScroll: true });
  }
  const part = table.querySelector(".part");
  if (said && part && part.dataset.say) said.textContent = part.dataset.say;
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
    hide();
    if (event.lastEventId === shown) return;
    shown = event.lastEventId;
    show(event.data);
  });
  source.addEventListener("error", () => {
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

// -- messages

function tell(sentence) {
  if (!toast) return;
  toast.textContent = sentence;
  toast.hidden = false;
}

function hide() {
  if (toast) toast.hidden = true;
}

// -- forms: sent without leaving the page; what can't be taken back is pressed twice

document.addEventListener("click", (event) => {
  const button = event.target.closest("button[data-confirm]");
  for (const armed of document.querySelectorAll("button.armed")) {
    if (armed !== button) disarm(armed);
  }
  if (button && !button.classList.contains("armed")) {
    event.preventDefault();
    button.classList.add("armed");
    button.dataset.label = button.textContent;
    button.textContent = button.dataset.confirm;
    if (button.ariaLabel) button.dataset.sentence = button.ariaLabel;
    button.ariaLabel = `${button.dataset.sentence || button.dataset.label}. ${button.dataset.confirm}`;
    if (said) said.textContent = button.ariaLabel;
  }
});

function disarm(button) {
  button.classList.remove("armed");
  button.textContent = button.dataset.label;
  button.ariaLabel = button.dataset.sentence || null;
}

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.matches("form[data-move]")) return;
  event.preventDefault();
  if (form.dataset.busy) return;
  form.dataset.busy = "yes"; // buttons stay enabled: a disabled one would lose the focus
  const body = new FormData(form, event.submitter);
  try {
    const answer = await fetch(form.action, { method: "POST", body, headers: { accept: "application/json" } });
    if (answer.ok) hide();
    else tell((await answer.json()).message);
  } catch {
    tell(table?.dataset.reconnecting || "");
  }
  delete form.dataset.busy;
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
  plate.showModal();
});

// -- replays: arrow keys, and playing by itself

function turnPages() {
  const replay = document.querySelector("[data-replay]");
  if (!replay) return;
  document.addEventListener("keydown", (event) => {
    if (event.target.matches("input, select, textarea")) return;
    replay.querySelector(`a[data-key="${CSS.escape(event.key)}"]`)?.click();
  });
  const auto = replay.querySelector("[data-autoplay]");
  const next = replay.querySelector('a[data-key="ArrowRight"]');
  auto.hidden = false;
  if (sessionStorage.getItem("autoplay") === "on" && next) {
    auto.textContent = auto.dataset.stop;
    const timer = setTimeout(() => next.click(), 1400);
    auto.addEventListener("click", () => { clearTimeout(timer); sessionStorage.removeItem("autoplay"); location.reload(); });
  } else {
    sessionStorage.removeItem("autoplay");
    auto.addEventListener("click", () => { sessionStorage.setItem("autoplay", "on"); if (next) next.click(); });
  }
}

loadSprite();
if (table) nameCards(table);
listen();
turnPages();
