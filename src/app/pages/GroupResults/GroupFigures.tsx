import { useLingui } from "@lingui/react/macro";
import { median } from "../../../engine/progress/statistics";
import { useLocale } from "../../platform/locale/useLocale";
import { formatMinutes, formatPercent, formatSpeed } from "../../typing/figures/formatFigure";
import styles from "./ResultsOverview.module.css";
import type { ReportRow } from "./ReportRow";

/** How a group stands, in a few figures. */
export function GroupFigures({ rows }: { readonly rows: readonly ReportRow[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const practised = rows.filter(({ runs }) => runs > 0).length;
  const all = rows.length;
  const minutes = rows.reduce((sum, row) => sum + row.minutes, 0);
  const speeds = rows.flatMap(({ wpm }) => (wpm === null ? [] : [wpm]));
  const accuracies = rows.flatMap(({ accuracy }) => (accuracy === null ? [] : [accuracy]));
  return (
    <dl className={styles["figures"]}>
      <div>
        <dt>{t`Practised`}</dt>
        <dd>{t`${practised} of ${all}`}</dd>
      </div>
      <div>
        <dt>{t`Minutes together`}</dt>
        <dd>{formatMinutes(locale, minutes)}</dd>
      </div>
      {speeds.length > 0 && (
        <>
          <div>
            <dt>{t`Speed in the middle`}</dt>
            <dd>{t`${formatSpeed(locale, median(speeds))} wpm`}</dd>
          </div>
          <div>
            <dt>{t`Accuracy in the middle`}</dt>
            <dd>{formatPercent(locale, median(accuracies))}</dd>
          </div>
        </>
      )}
    </dl>
  );
}
