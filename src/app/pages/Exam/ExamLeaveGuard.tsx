import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import styles from "./AttemptStage.module.css";

/** Asks before somebody walks away from an attempt. */
export function ExamLeaveGuard({ isActive }: { readonly isActive: boolean }) {
  const { t } = useLingui();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isActive && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isActive]);
  useEffect(() => {
    // The time was over while the question stood: nobody is kept any more.
    if (!isActive && blocker.state === "blocked") blocker.proceed();
  }, [isActive, blocker]);

  return (
    <Dialog title={t`Leave the exam room?`} isOpen={blocker.state === "blocked"} onClose={() => blocker.reset?.()}>
      <p>{t`The clock runs on. Come back before the time is over, and go on where you were. What you typed is kept.`}</p>
      <div className={styles["actions"]}>
        <Button look="primary" onClick={() => blocker.reset?.()}>
          {t`Go on typing`}
        </Button>
        <Button onClick={() => blocker.proceed?.()}>{t`Leave this page`}</Button>
      </div>
    </Dialog>
  );
}
