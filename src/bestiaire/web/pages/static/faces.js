// The face that is chosen stands beside the name.

document.addEventListener("change", (event) => {
  if (event.target.name !== "face") return;
  const beside = document.querySelector("[data-face]");
  if (beside) beside.src = event.target.parentElement.querySelector("img").src;
});
