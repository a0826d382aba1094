import type { KeyboardLayout } from "../../../../engine/keyboards/KeyboardLayout";
import { shadeOf } from "../../../../engine/progress/practiceDays";
import type { BoardFigures } from "../../../../engine/progress/keysOnBoard";
import { boardRows, legendsOf } from "../../../typing/keyboard/Board";
import styles from "./HeatBoard.module.css";

type Props = {
  readonly layout: KeyboardLayout;
  readonly figures: ReadonlyMap<string, BoardFigures>;
  readonly valueOf: (figures: BoardFigures) => number;
  /** Where each shade begins. */
  readonly steps: readonly number[];
  /** The value as it stands on a key. */
  readonly say: (value: number) => string;
};

/**
 * The keys of a layout, shaded by a figure, which stands on them where there is room. For the eye: words and a table
 * say the same.
 */
export function HeatBoard({ layout, figures, valueOf, steps, say }: Props) {
  return (
    <div className={styles["frame"]} aria-hidden="true">
      <div className={styles["board"]}>
        {boardRows(layout.form).map((row) => (
          <div key={row[0]?.code} className={styles["row"]}>
            {row.map((key) => {
              const known = figures.get(key.code);
              const value = known === undefined ? 0 : valueOf(known);
              return (
                <span
                  key={key.code}
                  className={styles["key"]}
                  style={{ flexGrow: key.width }}
                  data-shade={known === undefined ? undefined : shadeOf(value, steps)}
                >
                  <span className={styles["legend"]}>{key.name === "" ? legendsOf(layout, key.code).below : ""}</span>
                  {known !== undefined && value > 0 && <span className={styles["value"]}>{say(value)}</span>}
                </span>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
