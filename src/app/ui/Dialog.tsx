import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, type RefObject } from "react";
import { BareButton, Button } from "./Button";
import styles from "./Dialog.module.css";
import { useBlocker } from "react-router-dom";

type Props = {
  readonly title: string;
  readonly isOpen: boolean;
  /** Called on Esc, the close button, or a press outside the dialog. */
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * A modal dialog, with the browser's own element: focus moves in, stays in, and returns; the page behind it does not
 * scroll.
 */
export function Dialog({ title, isOpen, onClose, children }: Props) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useCloseBeside(dialog);

  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);

  // A dialog that is removed with its page also returns the focus: once it has left the document it cannot.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      if (element?.open === true) element.close();
    };
  }, []);

  return (
    <dialog ref={dialog} className={styles["dialog"]} aria-labelledby={heading} onClose={onClose}>
      {isOpen && (
        <div className={styles["sheet"]}>
          <div className={styles["head"]}>
            <h2 id={heading} className={styles["title"]}>
              {title}
            </h2>
            <BareButton className={styles["close"]} onClick={onClose} aria-label={t`Close`}>
              ×
            </BareButton>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}

/**
 * Closes a dialog when the user presses outside it. The press must begin and end there: a text selection may end
 * outside, and closing before the click would pass the click to the page.
 */
function useCloseBeside(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    let startedOutside = false;
    // The backdrop belongs to the dialog's own element; its content is in elements inside.
    const begin = ({ target }: Event) => {
      startedOutside = target === element;
    };
    const end = ({ target }: Event) => {
      if (startedOutside && target === element) element?.close();
    };
    element?.addEventListener("pointerdown", begin);
    element?.addEventListener("click", end);
    return () => {
      element?.removeEventListener("pointerdown", begin);
      element?.removeEventListener("click", end);
    };
  }, [dialog]);
}

type LeaveGuardProps = {
  readonly isActive: boolean;
  /** The question. */
  readonly title: string;
  /** What leaving would lose, and what not. */
  readonly children: ReactNode;
  readonly stay: string;
  readonly leave: string;
};

/** Asks for confirmation before the user leaves something that continues without them. */
export function LeaveGuard({ isActive, title, children, stay, leave }: LeaveGuardProps) {
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
    // It ended while the question was open, so leaving needs no confirmation anymore.
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
