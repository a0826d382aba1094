import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { PaceOverlayQuery } from "../../../../../__generated__/PaceOverlayQuery.graphql";
import { fromWireLanguage, type Language } from "../../../../contract/languages/languages";
import { evenPace, type Pace } from "../../../../engine/lessons/pace";
import { CHARACTERS_PER_WORD } from "../../../../engine/metrics/rates";
import { chosenPace, type PaceKind } from "../../../../engine/progress/chosenPace";
import { PaceCaret } from "../../../typing/PaceCaret";
import type { TypingRun } from "../../../typing/TypingRun";
import type { UnsavedRun } from "../../../features/saving/UnsavedRun";

type Props = {
  readonly run: TypingRun;
  /** `best`, `median`, or words per minute. */
  readonly pace: string;
  /** What the run will be saved as: earlier runs of the same kind are compared. */
  readonly about: Pick<UnsavedRun, "mode" | "modeAmount" | "punctuation" | "numbers" | "wordList" | "keyRule">;
  readonly language: Language;
};

/** A pace caret that follows what the user chose; none while there is nothing to follow. */
export function PaceOverlay({ run, pace, about, language }: Props) {
  const wpm = Number(pace);
  const recorded = useEarlierPace(pace === "best" || pace === "median" ? pace : null, about, language);
  const even = wpm > 0 ? evenPace(wpm * CHARACTERS_PER_WORD) : recorded;
  return even && <PaceCaret run={run} pace={even} />;
}

function useEarlierPace(which: PaceKind | null, about: Props["about"], language: Language): Pace | null {
  const environment = useRelayEnvironment();
  const [pace, setPace] = useState<Pace | null>(null);
  const [kind] = useState(() => ({
    ...about,
    punctuation: about.punctuation ?? false,
    numbers: about.numbers ?? false,
    wordList: about.wordList ?? null,
    keyRule: about.keyRule ?? null,
    language,
  }));
  useEffect(() => {
    if (which === null) return;
    const request = fetchQuery<PaceOverlayQuery>(
      environment,
      graphql`
        query PaceOverlayQuery @throwOnFieldError {
          viewer {
            runHistory {
              wpm
              kind
              kinds {
                mode
                modeAmount
                language
                punctuation
                numbers
                wordList
                keyRule
                isFlagged
              }
            }
          }
        }
      `,
      {},
    ).subscribe({
      next: ({ viewer }) => {
        if (!viewer?.runHistory) return;
        const { wpm, kind: kindOf, kinds } = viewer.runHistory;
        const known = kinds.map((one) => ({
          isFlagged: one.isFlagged,
          kind: {
            mode: one.mode,
            punctuation: one.punctuation,
            numbers: one.numbers,
            modeAmount: one.modeAmount ?? null,
            wordList: one.wordList ?? null,
            keyRule: one.keyRule ?? null,
            language: fromWireLanguage(one.language),
          },
        }));
        const earlier = wpm.flatMap((speed, at) => {
          const shared = known[kindOf[at] ?? -1];
          return shared === undefined ? [] : [{ ...shared, wpm: speed }];
        });
        const found = chosenPace(which, kind, earlier);
        setPace(found === null ? null : evenPace(found * CHARACTERS_PER_WORD));
      },
      // Without the earlier runs there is no caret.
      error: () => undefined,
    });
    return () => request.unsubscribe();
  }, [environment, which, kind]);
  return pace;
}
