import { useLingui } from "@lingui/react/macro";
import type { SecondPoint } from "../../../../engine/metrics/RunMetrics";
import { useLocale } from "../../../platform/locale/useLocale";
import styles from "../../../typing/figures/FigureTable.module.css";
import { formatSpeed } from "../../../typing/figures/formatFigure";

type Props = { readonly these: readonly SecondPoint[]; readonly those: readonly SecondPoint[] };

/**
 * The numbers behind the two curves, folded away. Whole seconds: where a run ended between two, its last figure is in
 * the table of figures.
 */
export function CompareCurveTable({ these, those }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const longer = these.length > those.length ? these : those;
  const speedAt = (points: readonly SecondPoint[], second: number): string => {
    const found = points.find((point) => point.second === second);
    return found === undefined ? "–" : formatSpeed(locale, found.wpm, 0);
  };
  return (
    <details className={styles["details"]}>
      <summary>{t`The curves in numbers`}</summary>
      <div className={styles["scroll"]}>
        <table className={styles["table"]}>
          <thead>
            <tr>
              <th scope="col">{t`Second`}</th>
              <th scope="col">{t`This run (wpm)`}</th>
              <th scope="col">{t`The other run (wpm)`}</th>
            </tr>
          </thead>
          <tbody>
            {longer
              .filter(({ second }) => Number.isInteger(second))
              .map(({ second }) => (
                <tr key={second}>
                  <td>{second}</td>
                  <td>{speedAt(these, second)}</td>
                  <td>{speedAt(those, second)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
