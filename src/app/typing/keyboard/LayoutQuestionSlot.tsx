import { useState } from "react";
import { usePreferences, browserPreferences } from "../../platform/preferences/usePreferences";
import type { LayoutId } from "../../../engine/keyboards/KeyboardLayout";
import { loadCatalogue } from "../../platform/locale/catalogues";
import type { Locale } from "../../platform/locale/Locale";
import { wasAskedLayout } from "./askedLayout";
import type { guessedLayout, LayoutQuestion } from "./LayoutQuestion";
import type { SeenKey } from "../../../engine/keyboards/guessLayout";

/** The place of the question about the layout, with a finished run: there from the start or not at all. */
export function LayoutQuestionSlot() {
  const { layout } = usePreferences();
  const [ready] = useState(() => (layout === "" ? readyLayoutQuestion() : null));
  return ready && <ready.Question guess={ready.guess} />;
}

/** What is asked, and which layout it is about. */
export type ReadyQuestion = { readonly Question: typeof LayoutQuestion; readonly guess: LayoutId };

let loaded: { readonly Question: typeof LayoutQuestion; readonly guessed: typeof guessedLayout } | null = null;

/**
 * Looks at the first keys, and brings what asks about them while they are typed: what appears with a result must not
 * move it later.
 */
export function prepareLayoutQuestion(locale: Locale): void {
  if (wasAskedLayout()) return;
  watchFirstKeys(() => {
    // Without a network there is no question.
    load(locale).catch(() => undefined);
  });
}

async function load(locale: Locale): Promise<void> {
  const [{ LayoutQuestion: Question }, { guessedLayout: guessed }] = await Promise.all([
    import("./LayoutQuestion"),
    import("./LayoutQuestion"),
    loadCatalogue("keyboard", locale),
  ]);
  loaded = { Question, guessed };
}

/** The question, if it is due: enough keys, a guess that is sure, not asked before. */
export function readyLayoutQuestion(): ReadyQuestion | null {
  const keys = firstKeys();
  const guess = keys === null ? undefined : loaded?.guessed(keys);
  return loaded === null || guess == null || wasAskedLayout() ? null : { Question: loaded.Question, guess };
}

/** After so many presses there is something to guess from. */
const ENOUGH = 20;

const seen = new Map<string, SeenKey>();
let presses = 0;
let isWatching = false;

/**
 * The different keys of the line so far; null before there are enough presses. They stay in the page's memory, and
 * serve nothing but the guess of the layout.
 */
function firstKeys(): readonly SeenKey[] | null {
  return presses < ENOUGH ? null : [...seen.values()];
}

/**
 * Looks at the keys that are pressed in a line being typed, unless the layout is known. Watching twice is watching
 * once.
 */
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
