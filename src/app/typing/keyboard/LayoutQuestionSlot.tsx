import { useState } from "react";
import { usePreferences, browserPreferences } from "../../platform/preferences/usePreferences";
import type { LayoutId } from "../../../engine/keyboards/KeyboardLayout";
import { loadCatalog } from "../../platform/locale/i18n";
import type { Locale } from "../../../contract/languages/languages";
import { wasAskedLayout } from "./askedLayout";
import type { guessedLayout, LayoutQuestion } from "./LayoutQuestion";
import type { SeenKey } from "../../../engine/keyboards/keyboardLayouts";

/** Asks about the keyboard layout beside a finished run: from the first render, or not at all. */
export function LayoutQuestionSlot() {
  const { layout } = usePreferences();
  const [ready] = useState(() => (layout === "" ? readyLayoutQuestion() : null));
  return ready && <ready.Question guess={ready.guess} />;
}

type ReadyQuestion = { readonly Question: typeof LayoutQuestion; readonly guess: LayoutId };

let loaded: { readonly Question: typeof LayoutQuestion; readonly guessed: typeof guessedLayout } | null = null;

/** Collects the first keys and loads the question early, so that it does not move the result by appearing later. */
export function prepareLayoutQuestion(locale: Locale): void {
  if (wasAskedLayout()) return;
  watchFirstKeys(() => {
    // Offline there is no question.
    load(locale).catch(() => undefined);
  });
}

async function load(locale: Locale): Promise<void> {
  const [{ LayoutQuestion: Question, guessedLayout: guessed }] = await Promise.all([
    import("./LayoutQuestion"),
    loadCatalog("keyboard", locale),
  ]);
  loaded = { Question, guessed };
}

/** The question, if there are enough keys, the guess is certain and it was not asked before. */
export function readyLayoutQuestion(): ReadyQuestion | null {
  const keys = firstKeys();
  const guess = keys === null ? undefined : loaded?.guessed(keys);
  return loaded === null || guess == null || wasAskedLayout() ? null : { Question: loaded.Question, guess };
}

/** Number of key presses that a guess needs. */
const ENOUGH = 20;

const seen = new Map<string, SeenKey>();
let presses = 0;
let isWatching = false;

/** The distinct keys pressed so far; null before there are enough. They are never stored or sent. */
function firstKeys(): readonly SeenKey[] | null {
  return presses < ENOUGH ? null : [...seen.values()];
}

/** Collects the keys that are typed, unless a layout was chosen. A second call does nothing. */
function watchFirstKeys(onEnough: () => void): void {
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
