import { useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import type { FinishedRun } from "../../../../../engine/adaptive/addRun";
import { missedWords } from "../../../../../engine/practice/practiceAgain";
import type { Language } from "../../../../../engine/practice/PracticeMode";
import { AgainPractice } from "./AgainPractice";

/** So many at once: each comes two or three times. */
const MOST = 8;

/** The words that were missed in the last runs, again. */
export function MissedWords({ language }: { readonly language: Language }) {
  const { t } = useLingui();
  const find = useCallback(
    (runs: readonly FinishedRun[]) => {
      const words = missedWords(runs)
        .slice(0, MOST)
        .map(({ word }) => word);
      const list = words.join(", ");
      return { words, said: t`Missed in your last runs: ${list}. A word is done after three times without an error.` };
    },
    [t],
  );
  return (
    <AgainPractice
      language={language}
      find={find}
      empty={t`No missed words in your last runs. They come here when a word goes wrong.`}
    />
  );
}
