import { memo } from "react";
import type { KeyboardLayout } from "../../../engine/keyboards/KeyboardLayout";
import type { LessonKeys } from "../../../engine/lessons/lessonKeys";
import styles from "./Board.module.css";
import { boardRows } from "./boardRows";
import { Key } from "./Key";

type Props = {
  readonly layout: KeyboardLayout;
  /** In a lesson: its keys stand out, and those of later lessons step back. */
  readonly taught?: LessonKeys;
};

/** The keys of a layout. Drawn once: what is next is marked by a {@link KeyboardView}. */
export const Board = memo(({ layout, taught }: Props) => (
  <div className={styles["board"]} data-layout={layout.id}>
    {boardRows(layout.form).map((row) => (
      <div key={row[0]?.code} className={styles["row"]}>
        {row.map((boardKey) => (
          <Key
            key={boardKey.code}
            layout={layout}
            boardKey={boardKey}
            {...(taught && { part: partOf(taught, boardKey.code) })}
          />
        ))}
      </div>
    ))}
  </div>
));

function partOf({ fresh, known }: LessonKeys, code: string): "fresh" | "known" | "later" {
  if (fresh.has(code)) return "fresh";
  return known.has(code) ? "known" : "later";
}
