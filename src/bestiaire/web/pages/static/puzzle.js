// A puzzle: a try is acted out without leaving the page, and its link is copied.

import { tell } from "./page.js";
import "./sets.js";
import "./steps.js";
import { dress } from "./swap.js";

document.addEventListener("click", async (event) => {
  const link = event.target.closest("a[data-share]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !navigator.clipboard) return;
  event.preventDefault();
  await navigator.clipboard.writeText(link.href);
  tell(link.textContent.trim());
});

dress();
