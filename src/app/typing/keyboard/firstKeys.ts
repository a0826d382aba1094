import type { SeenKey } from "../../../engine/keyboards/guessLayout";
import { browserPreferences } from "../../platform/preferences/usePreferences";

/** After so many presses there is something to guess from. */
const ENOUGH = 20;

const seen = new Map<string, SeenKey>();
let presses = 0;
let isWatching = false;

/**
 * The different keys of the line so far; null before there are enough presses. They stay in the page's memory, and
 * serve nothing but the guess of the layout.
 */
export function firstKeys(): readonly SeenKey[] | null {
  return presses < ENOUGH ? null : [...seen.values()];
}

/**
 * Looks at the keys that are pressed in a line being typed, unless the layout is known. Watching twice is watching
 * once.
 */
export function watchFirstKeys(onEnough: () => void): void {
  if (isWatching || browserPreferences().current().layout !== "") return;
  isWatching = true;
  document.addEventListener("keydown", (event) => {
    if (!isOfTheLine(event)) return;
    const { code, key } = event;
    seen.set(`${code} ${key}`, { code, key });
    presses += 1;
    if (presses === ENOUGH) onEnough();
  });
}

function isOfTheLine(event: KeyboardEvent): boolean {
  const { code, key, target, isComposing, repeat } = event;
  if (isComposing || repeat || code === "" || (key !== "Dead" && [...key].length !== 1)) return false;
  // A shortcut types nothing; AltGr looks like Ctrl and Alt on some systems.
  if ((event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState("AltGraph")) return false;
  return target instanceof HTMLTextAreaElement && document.documentElement.dataset["line"] === "open";
}
