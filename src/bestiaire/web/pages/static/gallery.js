// All cards: found by their words, their section and their keywords; on a wide screen one lies open beside them.

import "./near.js";
import { pageOf } from "./page.js";

const find = document.querySelector("[data-find]");
const opened = document.querySelector("[data-opened]");
const isWide = matchMedia("(min-width: 1100px)");

function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ");
}

function pressed(name) {
  return [...find.querySelectorAll(`[data-${name}][aria-pressed="true"]`)].map((chip) => chip.dataset[name]);
}

/** Shows the cards that have every word and every keyword, of the sections that are chosen (of all, if none is). */
function filter() {
  const words = plain(find.querySelector("input").value).split(" ").filter(Boolean);
  const sections = pressed("section");
  const keywords = pressed("keyword");
  let shown = 0;
  for (const section of document.querySelectorAll("[data-of]")) {
    const isChosen = !sections.length || sections.includes(section.dataset.of);
    for (const leaf of section.querySelectorAll(".leaf")) {
      const text = plain(leaf.textContent);
      const has = leaf.dataset.keywords.split(" ");
      const isFound = isChosen && words.every((word) => text.includes(word)) && keywords.every((one) => has.includes(one));
      leaf.hidden = !isFound;
      if (isFound) shown += 1;
    }
    section.hidden = !section.querySelector(".leaf:not([hidden])");
  }
  find.querySelector("[data-none]").hidden = shown > 0;
}

if (find) {
  find.addEventListener("input", filter);
  find.addEventListener("submit", (event) => event.preventDefault());
  find.addEventListener("click", (event) => {
    const chip = event.target.closest("[aria-pressed]");
    if (!chip) return;
    chip.setAttribute("aria-pressed", String(chip.getAttribute("aria-pressed") !== "true"));
    filter();
  });
}

// -- the whole card opens what it is read in
document.addEventListener("click", (event) => {
  const leaf = event.target.closest(".leaf");
  if (leaf && !event.target.closest("a, button") && !isWide.matches) leaf.querySelector("a[data-plate-link]")?.click();
});

// -- one lies open

function mark(address) {
  const path = new URL(address, location).pathname;
  for (const leaf of document.querySelectorAll(".leaf")) {
    const isThis = leaf.querySelector("a[data-plate-link]")?.pathname === path;
    leaf.classList.toggle("open", isThis);
  }
}

document.addEventListener("click", async (event) => {
  const link = event.target.closest("a[data-plate-link]") ?? event.target.closest(".leaf")?.querySelector("a[data-plate-link]");
  if (!link || !opened || !isWide.matches || event.ctrlKey || event.metaKey || link.closest("dialog")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const answer = await fetch(link.href);
  const plate = answer.ok && pageOf(await answer.text()).querySelector("[data-plate]");
  if (!plate) return;
  const isInside = opened.contains(document.activeElement);
  opened.replaceChildren(document.importNode(plate, true));
  const heading = document.createElement("h2"); // the page has a first one
  heading.append(...opened.querySelector("h1").childNodes);
  opened.querySelector("h1").replaceWith(heading);
  if (isInside) opened.querySelector("a")?.focus();
  mark(link.href);
}, { capture: true });

if (opened) mark(opened.dataset.opened);
