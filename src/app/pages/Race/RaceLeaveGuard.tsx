import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import styles from "./RaceView.module.css";

/** Asks before somebody walks away from a race that they are in. */
export function RaceLeaveGuard({ isActive }: { readonly isActive: boolean }) {
  const { t } = useLingui();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isActive && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isActive]);
  useEffect(() => {
    // The race ended while the question stood: nobody is kept any more.
    if (!isActive && blocker.state === "blocked") blocker.proceed();
  }, [isActive, blocker]);

  return (
    <Dialog title={t`Leave the race?`} isOpen={blocker.state === "blocked"} onClose={() => blocker.reset?.()}>
      <p>{t`Your seat is kept for a minute: come back within it, and go on where you were. What you typed counts.`}</p>
      <div className={styles["actions"]}>
        <Button look="primary" onClick={() => blocker.reset?.()}>
          {t`Keep racing`}
        </Button>
        <Button onClick={() => blocker.proceed?.()}>{t`Leave this page`}</Button>
      </div>
    </Dialog>
  );
}
