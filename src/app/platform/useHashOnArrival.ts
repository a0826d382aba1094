import { useEffect } from "react";

/**
 * Goes where the address of a new page points to (`/settings#sessions`): the browser looked before the page was drawn.
 */
export function useHashOnArrival(): void {
  useEffect(() => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target === null) return;
    target.scrollIntoView();
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, []);
}
