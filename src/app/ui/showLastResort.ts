import {
  DEFAULT_LANGUAGE,
  interfaceLanguages,
  type InterfaceLanguage,
  languages,
  stoppedTexts,
} from "../../contract/languages/languages";
import { captureError } from "../platform/errorReporting/errorReporting";

/**
 * Shows a plain message without React, when the page cannot start, or when React has failed and removed everything,
 * including error screens. The page is never blank. A rendered page that is still readable stays below the message.
 */
export function showLastResort(error: unknown): void {
  console.error(error);
  captureError(error);
  if (document.querySelector("[data-last-resort]") !== null) return;
  const { title: heading, action } = stoppedTexts(shownLanguage());
  const html = document.documentElement ?? document.appendChild(document.createElement("html"));
  const body = document.body ?? html.appendChild(document.createElement("body"));
  const isReadable = document.querySelector("main") !== null;
  const screen = document.createElement(isReadable ? "aside" : "main");
  screen.dataset["lastResort"] = "";
  const title = document.createElement(isReadable ? "h2" : "h1");
  title.textContent = heading;
  const again = document.createElement("a");
  again.href = "";
  again.textContent = action;
  screen.append(title, again);
  if (isReadable) body.prepend(screen);
  else body.replaceChildren(screen);
}

function shownLanguage(): InterfaceLanguage {
  const lang = document.documentElement?.lang;
  return interfaceLanguages.find((code) => languages[code].locale === lang) ?? DEFAULT_LANGUAGE;
}
