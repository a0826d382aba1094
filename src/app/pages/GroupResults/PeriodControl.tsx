import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { SegmentedControl } from "../../ui/ChoiceFields";
import { readPeriod, USUAL_PERIOD, type PeriodName } from "./reportPeriods";

/** What time is looked at; it stands in the address. */
export function PeriodControl() {
  const { t } = useLingui();
  const [query, setQuery] = useSearchParams();
  const shown = readPeriod(query);
  // The address follows when the answer is here; what was chosen is seen at once.
  const [choice, setChoice] = useState<{ readonly from: PeriodName; readonly to: PeriodName } | null>(null);
  const choose = (period: PeriodName) => {
    setChoice({ from: shown, to: period });
    setQuery(period === USUAL_PERIOD ? {} : { period }, { replace: true, preventScrollReset: true });
  };
  return (
    <SegmentedControl<PeriodName>
      label={t`Period`}
      options={[
        { value: "week", label: t`This week` },
        { value: "last-week", label: t`Last week` },
        { value: "4w", label: t`4 weeks` },
        { value: "all", label: t`Everything` },
      ]}
      value={choice?.from === shown ? choice.to : shown}
      onChange={choose}
    />
  );
}
