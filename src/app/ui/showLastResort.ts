import { captureError } from "../platform/errorReporting/errorReporting";

/**
 * Shows a plain message without React, when the page cannot start, or when React has failed and removed everything,
 * including error screens. The page is never blank. A rendered page that is still readable stays below the message.
 */
export function showLastResort(error: unknown): void {
  console.error(error);
  captureError(error);
  if (document.querySelector("[data-last-resort]") !== null) return;
  const isDutch = document.documentElement?.lang.startsWith("nl");
  const html = document.documentElement ?? document.appendChild(document.createElement("html"));
  const body = document.body ?? html.appendChild(document.createElement("body"));
  const isReadable = document.querySelector("main") !== null;
  const screen = document.createElement(isReadable ? "aside" : "main");
  screen.dataset["lastResort"] = "";
  const title = document.createElement(isReadable ? "h2" : "h1");
  title.textContent = isDutch ? "Typeloop is gestopt" : "Typeloop has stopped";
  const again = document.createElement("a");
  again.href = "";
  again.textContent = isDutch
    ? "Laad de pagina opnieuw. Wat bewaard was, is veilig."
    : "Load the page again. What was saved is safe.";
  screen.append(title, again);
  if (isReadable) body.prepend(screen);
  else body.replaceChildren(screen);
}
