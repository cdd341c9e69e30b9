// The shuffle, checked by whoever doubts it.

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
