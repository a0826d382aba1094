import type { LayoutId } from "../../../engine/keyboards/KeyboardLayout";
import { loadCatalogue } from "../../platform/locale/i18n";
import type { Locale } from "../../platform/locale/Locale";
import { wasAskedLayout } from "./askedLayout";
import { firstKeys, watchFirstKeys } from "./firstKeys";
import type { guessedLayout } from "./guessedLayout";
import type { LayoutQuestion } from "./LayoutQuestion";

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
    import("./guessedLayout"),
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
