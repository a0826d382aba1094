import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./Dialog.module.css";

type Props = {
  readonly title: string;
  readonly isOpen: boolean;
  /** Esc, the close button, or a press beside the dialog. */
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A modal dialog, by the browser's own: focus goes in, stays in, and comes back. */
export function Dialog({ title, isOpen, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      className={styles["dialog"]}
      aria-labelledby={heading}
      onClose={onClose}
      onPointerDown={(event) => {
        // The backdrop belongs to the dialog's own element; its content lies in the sheet.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {isOpen && (
        <div className={styles["sheet"]}>
          <div className={styles["head"]}>
            <h2 id={heading} className={styles["title"]}>
              {title}
            </h2>
            <button type="button" className={styles["close"]} onClick={onClose} aria-label="Close">
              ×
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
