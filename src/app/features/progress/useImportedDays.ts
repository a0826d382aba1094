import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { useImportedDays_history$key } from "../../../../__generated__/useImportedDays_history.graphql";
import { fromWireLanguage } from "../../../contract/languages/languages";
import { CHARACTERS_PER_WORD } from "../../../engine/metrics/rates";
import type { ProgressRun, RunKind, RunMode } from "../../../engine/progress/ProgressRun";
import { importedSite } from "../../../contract/enums";

/** What a user typed on other sites: one item per day and kind, oldest first. */
type ImportedDays = {
  readonly days: readonly ProgressRun[];
  readonly kinds: readonly RunKind[];
};

const modes: Readonly<Record<string, RunMode>> = {
  TIME: "TIME",
  WORDS: "WORDS",
  ADAPTIVE: "ADAPTIVE",
  CUSTOM: "CUSTOM",
};

const none: ImportedDays = { days: [], kinds: [] };

const DAY_MS = 86_400_000;

/** The medians of all days with imported runs, from their columns. They are drawn in the middle of their day. */
export function useImportedDays(historyRef: useImportedDays_history$key | null | undefined): ImportedDays {
  const history = useFragment(
    graphql`
      fragment useImportedDays_history on ImportedHistory @throwOnFieldError {
        day
        runs
        wpm
        accuracy
        kind
        kinds {
          source
          mode
          modeAmount
          language
        }
      }
    `,
    historyRef,
  );
  return useMemo(() => {
    if (!history) return none;
    const kinds = history.kinds.map(({ source, mode, modeAmount, language }) => ({
      site: importedSite(source),
      about: {
        mode: modes[mode] ?? "TEXT",
        modeAmount: modeAmount ?? null,
        language: language == null ? "" : fromWireLanguage(language),
        punctuation: false,
        numbers: false,
        keyRule: null,
        wordList: null,
      } satisfies RunKind,
    }));
    const days = history.day.flatMap((day, place): readonly ProgressRun[] => {
      const kind = kinds[history.kind[place] ?? -1];
      if (kind === undefined) return [];
      const wpm = history.wpm[place] ?? 0;
      return [
        {
          startedAt: day * DAY_MS,
          day,
          moment: day + 0.5,
          durationMs: 0,
          wpm,
          strokesPerMinute: wpm * CHARACTERS_PER_WORD,
          accuracy: history.accuracy[place] ?? 0,
          kind: kind.about,
          isFlagged: false,
          imported: { site: kind.site, runs: history.runs[place] ?? 0 },
        },
      ];
    });
    return { days, kinds: kinds.map(({ about }) => about) };
  }, [history]);
}
