import { useLingui } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import styles from "./GoalReached.module.css";
import { getSaveState, subscribeToSaving } from "./saveRun";

/** One line if a saved run reached the goal of its day, which the server decides. Empty otherwise. */
export function GoalReached({ runId }: { readonly runId: string }) {
  const { t } = useLingui();
  const read = () => getSaveState(runId);
  const state = useSyncExternalStore(subscribeToSaving, read, read);
  const streak = state?.kind === "saved" ? state.streak : null;
  return (
    <output className={styles["line"]}>
      {streak !== null && (
        <span className={styles["reached"]}>
          {streak > 1 ? t`Daily goal reached: day ${streak} in a row` : t`Daily goal reached`}
        </span>
      )}
    </output>
  );
}
