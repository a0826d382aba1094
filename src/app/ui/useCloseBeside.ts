import { type RefObject, useEffect } from "react";

/**
 * Closes a dialog by a press beside it. The press must begin and end there: a selection of text may end beside, and
 * what closed before the click would let
 * the click through to the page.
 */
export function useCloseBeside(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    let beganBeside = false;
    // The backdrop belongs to the dialog's own element; all it shows lies in elements within.
    const begin = ({ target }: Event) => {
      beganBeside = target === element;
    };
    const end = ({ target }: Event) => {
      if (beganBeside && target === element) element?.close();
    };
    element?.addEventListener("pointerdown", begin);
    element?.addEventListener("click", end);
    return () => {
      element?.removeEventListener("pointerdown", begin);
      element?.removeEventListener("click", end);
    };
  }, [dialog]);
}
