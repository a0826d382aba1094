import { keyboardLayouts } from "../../../engine/keyboards/keyboardLayouts";
import type { KeyFigures } from "../../../engine/metrics/RunMetrics";
import { type BoardFigures, keysOnBoard } from "../../../engine/progress/keysOnBoard";
import type { Language } from "../../../contract/languages/languages";
import { usePreferences } from "../../platform/preferences/usePreferences";
import { boardRows, legendsOf } from "../keyboard/Board";
import { practiceLayout } from "../keyboard/layouts";
import styles from "./MissedBoard.module.css";

type Props = { readonly keys: readonly KeyFigures[]; readonly language: Language };

/** The keys that were missed in a run, on a small keyboard. For the eye; the table beside it says the same. */
export function MissedBoard({ keys, language }: Props) {
  const layout = keyboardLayouts[practiceLayout(usePreferences(), language).id];
  const missed = keysOnBoard(
    layout,
    keys
      .filter(({ misses }) => misses > 0)
      .map(({ key, presses, misses }) => ({ key, presses, misses, timeMs: 0, missRate: misses / presses })),
  );
  if (missed.size === 0) return null;
  const most = Math.max(...Array.from(missed.values(), ({ misses }) => misses));
  const [digits = [], ...others] = boardRows(layout.form);
  const letters = others.slice(0, 3);
  const space = others.slice(3);
  const isMissedIn = (row: (typeof letters)[number]) => row.some(({ code }) => missed.has(code));
  const rows = [...(isMissedIn(digits) ? [digits] : []), ...letters, ...space.filter(isMissedIn)];
  return (
    <div className={styles["board"]} aria-hidden="true">
      {rows.map((row) => (
        <div key={row[0]?.code} className={styles["row"]}>
          {row.map(({ code, width, name }) => (
            <Key
              key={code}
              width={width}
              legend={name === "" ? legendsOf(layout, code).below : ""}
              figures={missed.get(code)}
              most={most}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type KeyProps = {
  readonly width: number;
  readonly legend: string;
  readonly figures: BoardFigures | undefined;
  readonly most: number;
};

/** One key: the more often it was missed, the darker; the number is on it. */
function Key({ width, legend, figures, most }: KeyProps) {
  return (
    <span
      className={styles["key"]}
      style={{ flexGrow: width }}
      data-shade={figures === undefined ? undefined : Math.ceil((figures.misses * 3) / most)}
    >
      {legend}
      {figures !== undefined && <span className={styles["count"]}>{figures.misses}</span>}
    </span>
  );
}
