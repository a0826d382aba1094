import { physicalKeys } from "../../../engine/keyboards/physicalKeys";
import type { KeyboardLayout } from "../../../engine/keyboards/KeyboardLayout";
import type { BoardKey } from "./boardRows";
import styles from "./Board.module.css";
import { legendsOf } from "./legendsOf";

/** The keys with a bump, where the index fingers rest. */
const bumps = new Set(["KeyF", "KeyJ"]);

type Props = {
  readonly layout: KeyboardLayout;
  readonly boardKey: BoardKey;
  /** In a lesson: whether it is taught there, was taught before, or will be. */
  readonly part?: "fresh" | "known" | "later";
};

/** One key of the picture. */
export function Key({ layout, boardKey: { code, width, name }, part }: Props) {
  const place = physicalKeys.get(code);
  const { below, above, right } = legendsOf(layout, code);
  return (
    <span
      className={styles["key"]}
      style={{ flexGrow: width }}
      data-code={code}
      data-finger={place?.finger}
      data-hand={place?.hand}
      data-part={part}
      data-bump={bumps.has(code) || undefined}
    >
      {above !== "" && <span className={styles["above"]}>{above}</span>}
      {right !== "" && <span className={styles["right"]}>{right}</span>}
      <span className={above === "" ? styles["middle"] : styles["below"]}>
        {name === "" ? below : <span className={styles["word"]}>{name}</span>}
      </span>
    </span>
  );
}
