import { useLocale } from "../../platform/locale/useLocale";
import { languageOptions } from "../../platform/locale/languageName";
import { useLingui } from "@lingui/react/macro";
import { useMemo, useEffect, useRef } from "react";
import { compareKinds, type RunKind, type RunMode, type RunFilter } from "../../../engine/progress/ProgressRun";
import { SegmentedControl, Select } from "../../ui/ChoiceFields";
import styles from "./ProgressFilters.module.css";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useSearchParams } from "react-router-dom";
import { findLanguage, type Language } from "../../../contract/languages/languages";

type Props = {
  /** Of all runs; only their modes are offered. */
  readonly kinds: readonly RunKind[];
  readonly filters: ProgressFilterValues;
  readonly onChange: (part: Partial<ProgressFilterValues>) => void;
};

/** The filters: mode, language, period. */
export function ProgressFilters({ kinds, filters, onChange }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const modes = useMemo(
    () =>
      [...new Map(kinds.map((kind) => [modeNameOf(kind), kind])).entries()].sort(([, a], [, b]) => compareKinds(a, b)),
    [kinds],
  );
  const modeOptions = [
    { value: "all", label: t`All modes` },
    ...modes.map(([value, run]) => ({ value, label: t(nameOfMode(run)) })),
  ];
  // The address may contain a mode that the user never typed.
  const options = modeOptions.some(({ value }) => value === filters.mode)
    ? modeOptions
    : [...modeOptions, { value: filters.mode, label: filters.mode }];
  return (
    <fieldset className={styles["filters"]} aria-label={t`Filters`}>
      <div className={styles["mode"]}>
        <Select label={t`Mode`} options={options} value={filters.mode} onChange={(mode) => onChange({ mode })} />
      </div>
      <SegmentedControl
        label={t`Language`}
        options={[{ value: "all", label: t({ message: "All", context: "languages" }) }, ...languageOptions(locale)]}
        value={filters.language}
        onChange={(language) => onChange({ language })}
      />
      <SegmentedControl
        label={t`Period`}
        options={[
          { value: "4w", label: t`4 weeks` },
          { value: "12w", label: t`12 weeks` },
          { value: "year", label: t`1 year` },
          { value: "all", label: t`All time` },
        ]}
        value={filters.period}
        onChange={(period) => onChange({ period })}
      />
    </fieldset>
  );
}

/** The name of a mode: "30 seconds", "25 words", "Texts". */
export function nameOfMode({ mode, modeAmount }: Pick<RunKind, "mode" | "modeAmount">): MessageDescriptor {
  const amount = modeAmount ?? 0;
  switch (mode) {
    case "TIME":
      return msg`${amount} seconds`;
    case "WORDS":
      return msg`${amount} words`;
    case "TEXT":
      return msg`Texts`;
    case "ADAPTIVE":
      return msg`Adaptive practice`;
    case "CUSTOM":
      return msg`Custom practice`;
    case "LESSON":
      return msg`Course`;
    case "RACE":
      return msg`Races`;
  }
}

/** The filters in the address, and a function to change some of them. */
export function useFilters(): readonly [ProgressFilterValues, (part: Partial<ProgressFilterValues>) => void] {
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  // The address is updated with a delay, so a second choice before that is added to the first.
  const wanted = useRef(filters);
  useEffect(() => {
    wanted.current = readFilters(query);
  }, [query]);
  const change = (part: Partial<ProgressFilterValues>) => {
    wanted.current = { ...wanted.current, ...part };
    setQuery(filterQuery(wanted.current), { replace: true, preventScrollReset: true });
  };
  return [filters, change];
}

/** Length of a period, by its name in the address. In days; null is everything. */
const periods = { "4w": 28, "12w": 84, year: 365, all: null } as const;

type Period = keyof typeof periods;

const periodNames: readonly Period[] = ["4w", "12w", "year", "all"];

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
type ProgressFilterValues = {
  /** `time-30`, `words-25`, `text`. */
  readonly mode: string;
  readonly language: Language | "all";
  readonly period: Period;
};

/** The name of a run's mode in the address. */
function modeNameOf({ mode, modeAmount }: Pick<RunKind, "mode" | "modeAmount">): string {
  const name = mode.toLowerCase();
  return modeAmount === null ? name : `${name}-${modeAmount}`;
}

/** Parses the query of an address; unknown values mean no filter. */
function readFilters(query: URLSearchParams): ProgressFilterValues {
  const [mode, language, period] = [query.get("mode") ?? "all", query.get("language"), query.get("period")];
  return {
    mode: readMode(mode) === null ? "all" : mode,
    language: findLanguage(language) ?? "all",
    period: periodNames.find((name) => name === period) ?? "all",
  };
}

/** The query of an address, without filters that are "all". */
function filterQuery(filters: ProgressFilterValues): URLSearchParams {
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
