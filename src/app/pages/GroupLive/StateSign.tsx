import styles from "./StateSign.module.css";
import { stateSigns, type WallState } from "./stateWords";

/** The shape and colour of a state; the word stands beside it. */
export function StateSign({ state }: { readonly state: WallState }) {
  return (
    <span className={styles["sign"]} data-state={state} aria-hidden="true">
      {stateSigns[state]}
    </span>
  );
}
