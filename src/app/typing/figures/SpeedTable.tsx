import type { SecondPoint } from "../../../engine/metrics/RunMetrics";
import styles from "./FigureTable.module.css";
import { formatFigure } from "./formatFigure";

/** The numbers behind the speed curve, folded away. */
export function SpeedTable({ seconds }: { readonly seconds: readonly SecondPoint[] }) {
  return (
    <details className={styles["details"]}>
      <summary>The curve in numbers</summary>
      <div className={styles["scroll"]}>
        <table className={styles["table"]}>
          <thead>
            <tr>
              <th scope="col">Second</th>
              <th scope="col">Speed so far (wpm)</th>
              <th scope="col">Speed of the second (wpm)</th>
              <th scope="col">Errors</th>
            </tr>
          </thead>
          <tbody>
            {seconds.map(({ second, wpm, raw, errors }) => (
              <tr key={second}>
                <td>{formatFigure(second, Number.isInteger(second) ? 0 : 1)}</td>
                <td>{formatFigure(wpm)}</td>
                <td>{formatFigure(raw)}</td>
                <td>{errors}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
