import { useLingui } from "@lingui/react/macro";
import type { SecondPoint } from "../../../engine/metrics/RunMetrics";
import { useLocale } from "../../platform/locale/useLocale";
import styles from "./FigureTable.module.css";
import { formatFigure, formatSpeed } from "./formatFigure";

/** The numbers behind the speed curve, folded away. */
export function SpeedTable({ seconds }: { readonly seconds: readonly SecondPoint[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <details className={styles["details"]}>
      <summary>{t`The curve in numbers`}</summary>
      <div className={styles["scroll"]}>
        <table className={styles["table"]}>
          <thead>
            <tr>
              <th scope="col">{t`Second`}</th>
              <th scope="col">{t`Speed so far (wpm)`}</th>
              <th scope="col">{t`Speed of the second (wpm)`}</th>
              <th scope="col">{t`Errors`}</th>
            </tr>
          </thead>
          <tbody>
            {seconds.map(({ second, wpm, raw, errors }) => (
              <tr key={second}>
                <td>{formatFigure(locale, second, Number.isInteger(second) ? 0 : 1)}</td>
                <td>{formatSpeed(locale, wpm, 0)}</td>
                <td>{formatSpeed(locale, raw, 0)}</td>
                <td>{errors}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
