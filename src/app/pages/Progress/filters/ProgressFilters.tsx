import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { compareKinds, type RunKind } from "../../../../engine/progress/ProgressRun";
import { SegmentedControl, Select } from "../../../ui/ChoiceFields";
import { nameOfMode } from "./nameOfMode";
import styles from "./ProgressFilters.module.css";
import { modeNameOf, type ProgressFilters as Filters } from "./progressFilters";

type Props = {
  /** Of all that was typed: only their modes are offered. */
  readonly kinds: readonly RunKind[];
  readonly filters: Filters;
  readonly onChange: (part: Partial<Filters>) => void;
};

/** What to look at: mode, language, period. */
export function ProgressFilters({ kinds, filters, onChange }: Props) {
  const { t } = useLingui();
  const modes = useMemo(
    () =>
      [...new Map(kinds.map((kind) => [modeNameOf(kind), kind])).entries()].sort(([, a], [, b]) => compareKinds(a, b)),
    [kinds],
  );
  const known = [
    { value: "all", label: t`All modes` },
    ...modes.map(([value, run]) => ({ value, label: t(nameOfMode(run)) })),
  ];
  // An address may name a mode that was never typed.
  const options = known.some(({ value }) => value === filters.mode)
    ? known
    : [...known, { value: filters.mode, label: filters.mode }];
  return (
    <fieldset className={styles["filters"]} aria-label={t`What to look at`}>
      <div className={styles["mode"]}>
        <Select label={t`Mode`} options={options} value={filters.mode} onChange={(mode) => onChange({ mode })} />
      </div>
      <SegmentedControl
        label={t`Language`}
        options={[
          { value: "all", label: t`Both` },
          { value: "nl", label: t`Dutch` },
          { value: "en", label: t`English` },
        ]}
        value={filters.language}
        onChange={(language) => onChange({ language })}
      />
      <SegmentedControl
        label={t`Period`}
        options={[
          { value: "4w", label: t`4 weeks` },
          { value: "12w", label: t`12 weeks` },
          { value: "year", label: t`1 year` },
          { value: "all", label: t`Everything` },
        ]}
        value={filters.period}
        onChange={(period) => onChange({ period })}
      />
    </fieldset>
  );
}
