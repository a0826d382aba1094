import { lazy, Suspense, useEffect, useState } from "react";
import { loadWithCatalogue } from "../../platform/locale/i18n";
import { whenIdle } from "../../platform/whenIdle";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import styles from "./HeaderGoal.module.css";

const HeaderGoal = lazy(async () => {
  const module = await loadWithCatalogue("Goal", import("./HeaderGoal"));
  return { default: module.HeaderGoal };
});

/** The place of the viewer's goal in the header, filled once the page is idle. A failure never breaks a page. */
export function GoalSlot() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    <span className={styles["slot"]}>
      {isIdle && (
        <ErrorBoundary rank="part" fallback={null}>
          <Suspense>
            <HeaderGoal />
          </Suspense>
        </ErrorBoundary>
      )}
    </span>
  );
}
