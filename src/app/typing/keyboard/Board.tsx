import { memo } from "react";
import type { KeyboardLayout } from "../../../engine/keyboards/KeyboardLayout";
import styles from "./Board.module.css";
import { boardRows } from "./boardRows";
import { Key } from "./Key";

/** The keys of a layout. Drawn once: what is next is marked by a {@link KeyboardView}. */
export const Board = memo(({ layout }: { readonly layout: KeyboardLayout }) => (
  <div className={styles["board"]} data-layout={layout.id}>
    {boardRows(layout.form).map((row) => (
      <div key={row[0]?.code} className={styles["row"]}>
        {row.map((boardKey) => (
          <Key key={boardKey.code} layout={layout} boardKey={boardKey} />
        ))}
      </div>
    ))}
  </div>
));
