import { findLanguage, type Language } from "../../../contract/languages/languages";
import type { RunKind, RunMode, RunFilter } from "../../../engine/progress/ProgressRun";

/** Length of a period, by its name in the address. In days; null is everything. */
const periods = { "4w": 28, "12w": 84, year: 365, all: null } as const;

export type Period = keyof typeof periods;

export const periodNames: readonly Period[] = ["4w", "12w", "year", "all"];

const modes: Readonly<Record<string, RunMode>> = {
  time: "TIME",
  words: "WORDS",
  text: "TEXT",
  adaptive: "ADAPTIVE",
  custom: "CUSTOM",
  lesson: "LESSON",
  race: "RACE",
};

/** The filters by their names in the address, "all" for no filter. */
export type ProgressFilterValues = {
  /** `time-30`, `words-25`, `text`. */
  readonly mode: string;
  readonly language: Language | "all";
  readonly period: Period;
};

/** The name of a run's mode in the address. */
export function modeNameOf({ mode, modeAmount }: Pick<RunKind, "mode" | "modeAmount">): string {
  const name = mode.toLowerCase();
  return modeAmount === null ? name : `${name}-${modeAmount}`;
}

/** Parses the query of an address; unknown values mean no filter. */
export function readFilters(query: URLSearchParams): ProgressFilterValues {
  const [mode, language, period] = [query.get("mode") ?? "all", query.get("language"), query.get("period")];
  return {
    mode: readMode(mode) === null ? "all" : mode,
    language: findLanguage(language) ?? "all",
    period: periodNames.find((name) => name === period) ?? "all",
  };
}

/** The query of an address, without filters that are "all". */
export function filterQuery(filters: ProgressFilterValues): URLSearchParams {
  return new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== "all"));
}

/** The runs that the filters select. */
export function toRunFilter({ mode, language, period }: ProgressFilterValues): RunFilter {
  const { kind, amount } = readMode(mode) ?? { kind: null, amount: null };
  return {
    mode: kind,
    modeAmount: amount,
    language: language === "all" ? null : language,
    days: periods[period],
  };
}

function readMode(name: string): { readonly kind: RunMode; readonly amount: number | null } | null {
  const [, word = "", amount] = /^([a-z]+)(?:-(\d{1,5}))?$/u.exec(name) ?? [];
  const kind = Object.hasOwn(modes, word) ? modes[word] : undefined;
  return kind === undefined ? null : { kind, amount: amount === undefined ? null : Number(amount) };
}
