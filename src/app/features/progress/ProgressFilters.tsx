import { useLocale } from "../../platform/locale/useLocale";
import { languageOptions } from "../../platform/locale/languageName";
import { useLingui } from "@lingui/react/macro";
import { useMemo, useEffect, useRef } from "react";
import { compareKinds, type RunKind } from "../../../engine/progress/ProgressRun";
import { SegmentedControl, Select } from "../../ui/ChoiceFields";
import styles from "./ProgressFilters.module.css";
import {
  modeNameOf,
  type ProgressFilterValues as Filters,
  filterQuery,
  readFilters,
  type ProgressFilterValues,
} from "./progressFilters";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useSearchParams } from "react-router-dom";

type Props = {
  /** Of all runs; only their modes are offered. */
  readonly kinds: readonly RunKind[];
  readonly filters: Filters;
  readonly onChange: (part: Partial<Filters>) => void;
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
