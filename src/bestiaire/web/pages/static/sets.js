// A set is played once something is ticked for it; its button says how many that are.

import { table } from "./page.js";
import { onSwap } from "./swap.js";

function mindSets() {
  const number = table?.querySelectorAll("#moves input[name=part]:checked").length ?? 0;
  for (const button of table?.querySelectorAll("#moves button[name=set]") ?? []) {
    button.disabled = !number;
    const { none, one, many } = button.dataset;
    if (many) button.textContent = [none, one][number] ?? many.replace("{n}", number);
  }
}

onSwap(mindSets);
document.addEventListener("change", (event) => {
  if (event.target.matches("input[name=part]")) mindSets();
});
mindSets();
