import { type RefObject, useEffect } from "react";

/**
 * Closes a popover when the focus goes elsewhere, or something is typed elsewhere: browsers close it for a press beside
 * it only, and the line of a race takes the focus by
 * itself. Its own button is no other place: it opens and closes by itself.
 */
export function useCloseElsewhere(popover: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const close = ({ target }: Event) => {
      if (
        !(target instanceof Node) ||
        popover.current?.contains(target) === true ||
        button.current?.contains(target) === true
      )
        return;
      popover.current?.hidePopover?.();
    };
    document.addEventListener("focusin", close);
    document.addEventListener("beforeinput", close);
    return () => {
      document.removeEventListener("focusin", close);
      document.removeEventListener("beforeinput", close);
    };
  }, [popover, button]);
}
