import { type ReactNode, useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { Button } from "./Button";
import { Dialog } from "./Dialog";
import styles from "./LeaveGuard.module.css";

type Props = {
  readonly isActive: boolean;
  /** The question. */
  readonly title: string;
  /** What is lost by leaving, and what is not. */
  readonly children: ReactNode;
  readonly stay: string;
  readonly leave: string;
};

/** Asks before somebody walks away from what goes on without them. */
export function LeaveGuard({ isActive, title, children, stay, leave }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isActive && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isActive]);
  useEffect(() => {
    // It was over while the question stood: nobody is kept any more.
    if (!isActive && blocker.state === "blocked") blocker.proceed();
  }, [isActive, blocker]);

  return (
    <Dialog title={title} isOpen={blocker.state === "blocked"} onClose={() => blocker.reset?.()}>
      <p>{children}</p>
      <div className={styles["actions"]}>
        <Button look="primary" onClick={() => blocker.reset?.()}>
          {stay}
        </Button>
        <Button onClick={() => blocker.proceed?.()}>{leave}</Button>
      </div>
    </Dialog>
  );
}
