// A card, a rule or a hint read large. Going back closes it.

import { pageOf } from "./page.js";

const plate = document.querySelector("#plate");
let hasEntry = false; // in the history: going back closes it
let goesBack = false; // it was closed, and that entry is being left

export function isReading() {
  return Boolean(plate?.open);
}

export function closePlate() {
  if (plate?.open) plate.close();
}

function enter() {
  hasEntry = true;
  history.pushState({ plate: true }, "");
}

/** Shows the part of a page that is made to be read so; false if it has none. */
export function read(page) {
  const shown = page?.querySelector("[data-plate]");
  if (!shown || !plate) return false;
  plate.querySelector(".plate-content").replaceChildren(document.importNode(shown, true));
  plate.ariaLabel = shown.querySelector("h1")?.textContent ?? "";
  if (!plate.open) {
    plate.showModal();
    if (!hasEntry) enter();
  }
  plate.scrollTop = 0;
  return true;
}

/** What can be done with a card can be done where it is read. */
function sameButtons(moves) {
  const made = document.createElement("p");
  made.className = "loose";
  for (const move of moves) {
    const button = document.createElement("button");
    button.className = "btn";
    button.setAttribute("form", "moves");
    button.name = move.name;
    button.value = move.value;
    button.textContent = move.textContent.trim();
    if (move.ariaLabel) button.ariaLabel = move.ariaLabel;
    made.append(button);
  }
  return made;
}

/** Shows what an address means, even if it is folded away. */
function openAt(root, hash) {
  const meant = hash && root.querySelector(`#${CSS.escape(decodeURIComponent(hash.slice(1)))}`);
  if (!meant) return;
  const folded = meant.closest("details");
  if (folded) folded.open = true;
  meant.classList.add("meant");
  meant.scrollIntoView();
}

document.addEventListener("click", async (event) => {
  const link = event.target.closest("a[data-plate-link]");
  if (!link || !plate || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const answer = await fetch(link.href);
  if (!read(pageOf(await answer.text()))) return;
  const moves = [...(link.closest(".slot") ?? link.closest(".card"))?.querySelectorAll("button[name=key]") ?? []];
  if (moves.length) plate.querySelector(".plate-content > *").append(sameButtons(moves));
  openAt(plate, link.hash);
});

plate?.addEventListener("click", (event) => {
  if (event.target === plate) plate.close();
});
plate?.addEventListener("close", () => {
  if (plate.open || goesBack || !hasEntry) return; // it is told late: it may be open again
  goesBack = true;
  history.back();
});
addEventListener("popstate", () => {
  hasEntry = false;
  if (!goesBack) closePlate();
  else if (plate?.open) enter(); // opened again meanwhile
  goesBack = false;
});
