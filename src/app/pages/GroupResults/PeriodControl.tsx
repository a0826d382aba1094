import { useLingui } from "@lingui/react/macro";
import { useSearchParams } from "react-router-dom";
import { SegmentedControl } from "../../ui/SegmentedControl";
import { readPeriod, USUAL_PERIOD, type PeriodName } from "./reportPeriods";

/** What time is looked at; it stands in the address. */
export function PeriodControl() {
  const { t } = useLingui();
  const [query, setQuery] = useSearchParams();
  return (
    <SegmentedControl<PeriodName>
      label={t`Period`}
      options={[
        { value: "week", label: t`This week` },
        { value: "last-week", label: t`Last week` },
        { value: "4w", label: t`4 weeks` },
        { value: "all", label: t`Everything` },
      ]}
      value={readPeriod(query)}
      onChange={(period) => setQuery(period === USUAL_PERIOD ? {} : { period }, { replace: true, preventScrollReset: true })}
    />
  );
}
