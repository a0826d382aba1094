import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { BareButton } from "./BareButton";
import styles from "./Dialog.module.css";
import { useCloseBeside } from "./useCloseBeside";

type Props = {
  readonly title: string;
  readonly isOpen: boolean;
  /** Esc, the close button, or a press beside the dialog. */
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * A modal dialog, by the browser's own: focus goes in, stays in, and comes back; the page behind it does not scroll.
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

  // A dialog that goes with its page gives the focus back as well: once it has left the document it cannot.
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
