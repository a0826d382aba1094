import { useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import type { FinishedRun } from "../../../../../engine/adaptive/addRun";
import type { Language } from "../../../../../engine/practice/PracticeMode";
import { slowPairs, wordsWithPairs } from "../../../../../engine/practice/practiceAgain";
import { AgainPractice } from "./AgainPractice";

/** So many at once. */
const MOST = 4;

/** Words with the pairs of letters that take somebody longest. */
export function SlowPairs({ language }: { readonly language: Language }) {
  const { t } = useLingui();
  const find = useCallback(
    (runs: readonly FinishedRun[], words: readonly string[]) => {
      // A pair that stands in no common word is not worth practising.
      const pairs = slowPairs(runs)
        .map(({ pair }) => pair)
        .filter((pair) => wordsWithPairs([pair], words).length > 0)
        .slice(0, MOST);
      const list = pairs.join(", ");
      return { words: wordsWithPairs(pairs, words), said: t`Your slowest pairs of letters: ${list}.` };
    },
    [t],
  );
  return (
    <AgainPractice
      language={language}
      find={find}
      empty={t`Your slow pairs of letters are not known yet. Type a few runs first.`}
    />
  );
}
