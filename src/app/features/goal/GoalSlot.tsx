import { lazy } from "react";
import { loadWithCatalogue } from "../../platform/locale/i18n";
import { IdleSlot } from "../../ui/InBrowser";
import styles from "./HeaderGoal.module.css";

const HeaderGoal = lazy(async () => {
  const module = await loadWithCatalogue("Goal", import("./HeaderGoal"));
  return { default: module.HeaderGoal };
});

/** The place of the viewer's goal in the header. */
export function GoalSlot() {
  return (
    <span className={styles["slot"]}>
      <IdleSlot>
        <HeaderGoal />
      </IdleSlot>
    </span>
  );
}
