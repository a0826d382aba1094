import { fromWireLanguage } from "../../../contract/languages/languages";
import { useMemo, useEffect } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { useRuns_history$key } from "../../../../__generated__/useRuns_history.graphql";
import type { ProgressRun, RunKind, RunMode } from "../../../engine/progress/ProgressRun";
import { toLocalDays } from "../../platform/dates/localTime";
import { createOperationDescriptor } from "relay-runtime";
import ProgressPageQueryNode, {
  type ProgressPageQuery$variables,
} from "../../../../__generated__/ProgressPageQuery.graphql";
import { subscribeToSavedRuns } from "../saving/saveState";
import type { useRuns_imported$key } from "../../../../__generated__/useRuns_imported.graphql";
import { CHARACTERS_PER_WORD } from "../../../engine/metrics/rates";
import { importedSite } from "../../../contract/enums";

/** What a user has typed. */
export type Runs = {
  /** Oldest first. */
  readonly runs: readonly ProgressRun[];
  /** The distinct kinds of the runs. */
  readonly kinds: readonly RunKind[];
  /** Global id of the fastest result of each kind. */
  readonly fastestIds: ReadonlyMap<RunKind, string>;
  /** False if there are more runs than the server returns. */
  readonly isComplete: boolean;
};

/** Modes of a newer server are not listed. */
const modes: Readonly<Record<string, RunMode>> = {
  TIME: "TIME",
  WORDS: "WORDS",
  TEXT: "TEXT",
  ADAPTIVE: "ADAPTIVE",
  CUSTOM: "CUSTOM",
  LESSON: "LESSON",
  RACE: "RACE",
};

const none: Runs = { runs: [], kinds: [], fastestIds: new Map(), isComplete: true };

/** All runs of the user, from their columns. */
export function useRuns(historyRef: useRuns_history$key | null | undefined): Runs {
  const runHistory = useFragment(
    graphql`
      fragment useRuns_history on RunHistory @throwOnFieldError {
        isComplete
        startedAt
        durationMs
        wpm
        strokesPerMinute
        accuracy
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
          fastestId
        }
      }
    `,
    historyRef,
  );
  return useMemo(() => {
    if (!runHistory) return none;
    const { isComplete, startedAt, durationMs, wpm, strokesPerMinute, accuracy, kind } = runHistory;
    const kinds = runHistory.kinds.map((one) => {
      const { mode, modeAmount, language, punctuation, numbers, wordList, keyRule, isFlagged, fastestId } = one;
      const about: RunKind = {
        mode: modes[mode] ?? "TEXT",
        modeAmount: modeAmount ?? null,
        language: fromWireLanguage(language),
        punctuation,
        numbers,
        wordList: wordList ?? null,
        keyRule: keyRule ?? null,
      };
      return { about, isFlagged, fastestId };
    });
    const moments = toLocalDays(startedAt);
    const runs: ProgressRun[] = [];
    startedAt.forEach((at, place) => {
      const runKind = kinds[kind[place] ?? -1];
      const moment = moments[place] ?? 0;
      if (runKind === undefined) return;
      runs.push({
        startedAt: at,
        day: Math.floor(moment),
        moment,
        durationMs: durationMs[place] ?? 0,
        wpm: wpm[place] ?? 0,
        strokesPerMinute: strokesPerMinute[place] ?? 0,
        accuracy: accuracy[place] ?? 0,
        kind: runKind.about,
        isFlagged: runKind.isFlagged,
      });
    });
    return {
      runs,
      kinds: kinds.map(({ about }) => about),
      fastestIds: new Map(kinds.map(({ about, fastestId }) => [about, fastestId])),
      isComplete,
    };
  }, [runHistory]);
}

/**
 * Fetches the results again when a run is saved while they are on screen. Not with `fetchQuery`, which would share a
 * request in flight: when a visitor becomes a guest for this run, such a request may not include it yet.
 */
export function useNewResults(variables: ProgressPageQuery$variables): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const ask = () =>
      environment
        .execute({ operation: createOperationDescriptor(ProgressPageQueryNode, variables, { force: true }) })
        .subscribe({ error: () => undefined });
    return subscribeToSavedRuns(ask);
  }, [environment, variables]);
}

/** What a user typed on other sites: one item per day and kind, oldest first. */
type ImportedDays = {
  readonly days: readonly ProgressRun[];
  readonly kinds: readonly RunKind[];
};

const importedModes: Readonly<Record<string, RunMode>> = {
  TIME: "TIME",
  WORDS: "WORDS",
  ADAPTIVE: "ADAPTIVE",
  CUSTOM: "CUSTOM",
};

const noDays: ImportedDays = { days: [], kinds: [] };

const DAY_MS = 86_400_000;

/** The medians of all days with imported runs, from their columns. They are drawn in the middle of their day. */
export function useImportedDays(historyRef: useRuns_imported$key | null | undefined): ImportedDays {
  const history = useFragment(
    graphql`
      fragment useRuns_imported on ImportedHistory @throwOnFieldError {
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
    if (!history) return noDays;
    const kinds = history.kinds.map(({ source, mode, modeAmount, language }) => ({
      site: importedSite(source),
      about: {
        mode: importedModes[mode] ?? "TEXT",
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
