// Links to copy, and to share.

export function offerCopies() {
  if (!navigator.clipboard) return;
  for (const button of document.querySelectorAll("button[data-copy]")) button.hidden = false;
}

/** Who can share on this device may do so. */
export function offerShares() {
  if (!navigator.share) return;
  for (const button of document.querySelectorAll("button[data-share]")) button.hidden = false;
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-share]");
  if (!button) return;
  const url = document.getElementById(button.dataset.share).value;
  await navigator.share({ title: button.dataset.title, url }).catch(() => {}); // who thinks better of it
});

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy], [data-copy-link]");
  if (!button || !navigator.clipboard || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const text = button.href ?? document.getElementById(button.dataset.copy).value;
  await navigator.clipboard.writeText(text);
  (button.querySelector("[data-says]") ?? button).textContent = button.dataset.done ?? button.dataset.copyLink;
});
