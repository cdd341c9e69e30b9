// The shelf: a box that is taken shows who can sit opposite, without leaving the page. And the page that sets up a
// game: it offers only what goes together.

import { isCalm } from "./page.js";

const shelf = document.querySelector("[data-shelf]");

async function take(box) {
  if (!box || box.classList.contains("on")) return;
  const link = box.querySelector(".lid");
  for (const other of shelf.children) {
    other.classList.toggle("on", other === box);
    if (other !== box) other.querySelector(".lid").removeAttribute("aria-current");
  }
  link.setAttribute("aria-current", "true");
  [...document.querySelectorAll(".dots i")].forEach((dot, at) => dot.classList.toggle("on", shelf.children[at] === box));
  const answer = await fetch(link.href);
  if (!answer.ok || !box.classList.contains("on")) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const level = document.querySelector("[data-opposite] input:checked")?.value;
  for (const part of ["[data-opposite]", "[data-of-day]", "[data-analysis]"]) {
    const anew = page.querySelector(part);
    if (anew) document.querySelector(part)?.replaceWith(document.importNode(anew, true));
  }
  const same = level && document.querySelector(`[data-opposite] input[value="${CSS.escape(level)}"]`);
  if (same) same.checked = true;
  for (const kept of box.querySelectorAll("input[data-chosen]")) {
    const way = document.querySelector(`[data-opposite] input[name="${kept.name}"][value="${kept.value}"]`);
    if (way) way.checked = true;
  }
  playedWith();
  history.replaceState(null, "", link.href);
  document.querySelector("header [name=back]").value = location.pathname + location.search;
}

/** A box that can't be seen whole is brought to the middle first, so that nothing begins by chance; once it is taken, its
    buttons do what they say. */
function comesToTheMiddle(box) {
  if (box.classList.contains("on")) return false;
  const place = box.querySelector(".lid").getBoundingClientRect();
  const seen = shelf.getBoundingClientRect();
  if (place.left >= seen.left - 1 && place.right <= seen.right + 1) return false;
  box.scrollIntoView({ behavior: "smooth", inline: "center", block: "nearest" });
  return true;
}

shelf?.addEventListener("click", (event) => {
  const box = event.target.closest("[data-box]");
  if (!box || !event.target.closest("a, button") || !comesToTheMiddle(box)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  take(box);
}, true);

shelf?.addEventListener("click", (event) => {
  const link = event.target.closest(".lid");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  take(link.parentElement);
});

// On a small screen the box in the middle is the one that is taken.
const isNarrow = matchMedia("(max-width: 640px)");

function inTheMiddle() {
  const middle = shelf.getBoundingClientRect().left + shelf.clientWidth / 2;
  const away = (box) => Math.abs(box.getBoundingClientRect().left + box.offsetWidth / 2 - middle);
  return [...shelf.children].reduce((best, box) => (away(box) < away(best) ? box : best));
}

if (shelf) {
  const chosen = shelf.querySelector(".on");
  shelf.scrollLeft = chosen.offsetLeft + chosen.offsetWidth / 2 - shelf.clientWidth / 2;
  shelf.addEventListener("scrollend", () => {
    if (isNarrow.matches) take(inTheMiddle());
  });
}

// The level that is chosen is the one that Play plays against; and what a game is played with goes for the buttons below
// its box, too: Play plays it, Learn teaches it.
document.addEventListener("change", (event) => {
  if (!event.target.matches("[data-opposite] [name=opponent]")) return playedWith();
  for (const input of shelf.querySelectorAll("input[name=opponent]")) input.value = event.target.value;
});

function playedWith() {
  const box = shelf?.querySelector(".on");
  if (!box) return;
  const form = box.querySelector("form");
  for (const chosen of document.querySelectorAll("[data-opposite] .pill input:checked")) {
    const same = form.querySelector(`input[data-chosen][name="${chosen.name}"]`);
    const kept = same ?? form.appendChild(document.createElement("input"));
    Object.assign(kept, { type: "hidden", name: chosen.name, value: chosen.value });
    kept.dataset.chosen = "";
    teach(chosen.closest(".pill").querySelector("template")?.content.querySelector(".to-learn"));
  }
}

function teach(fitting) {
  for (const link of fitting ? document.querySelectorAll(".shelf .on .to-learn, [data-opposite] .to-learn") : []) {
    const anew = document.importNode(fitting, true);
    anew.className = link.className;
    link.replaceWith(anew);
  }
}

addEventListener("pageshow", playedWith); // who comes back finds what was chosen

// -- setting up: what does not go with so many players can't be chosen

const form = document.querySelector("[data-new-game]");

function offer() {
  if (!form) return;
  const sizes = [...form.querySelectorAll("[data-size] input")];
  const number = sizes.find((size) => size.checked)?.value;
  for (const way of form.querySelectorAll("[data-only]")) way.disabled = !way.dataset.only.split(" ").includes(number);
  for (const size of sizes) {
    const bound = [...form.querySelectorAll("[data-only]:checked:enabled")];
    size.disabled = bound.some((way) => !way.dataset.only.split(" ").includes(size.value));
  }
  for (const row of form.querySelectorAll("[data-seat]")) row.hidden = Number(row.dataset.seat) > Number(number ?? 2);
  const many = form.querySelector("[data-many]");
  if (many && form.elements.opponent.value === "hotseat") many.open = true; // everybody beside me has a name
}

/** What is opened is brought above the button that stands at the window's lower edge. */
function bringIntoView(details) {
  const isTall = details.offsetHeight > innerHeight / 2;
  details.scrollIntoView({ behavior: isCalm() ? "instant" : "smooth", block: isTall ? "start" : "nearest" });
}

form?.addEventListener("click", (event) => {
  const details = event.target.closest("summary")?.parentElement;
  details?.addEventListener("toggle", () => { if (details.open) bringIntoView(details); }, { once: true });
});

form?.addEventListener("change", offer);
offer();
