// The server sends the table after every change. A browser keeps only six connections to a server: a table that nobody
// looks at gives its own back.

import { hide, table, tell } from "./page.js";
import { follow } from "./story.js";

const PATIENCE = 2000;
let shown = table?.querySelector(".part")?.dataset.version;
let source = null;

export function listen() {
  if (!table?.dataset.stream || document.hidden || source) return;
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
    tell(table.dataset.reconnecting, { isLasting: true });
    if (source?.readyState === EventSource.CLOSED) {
      source = null;
      setTimeout(listen, PATIENCE);
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
