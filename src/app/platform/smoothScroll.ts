import { useEffect } from "react";

/** Duration of a scroll to a place on the page. */
const DURATION_MS = 500;

/** Events with which the user takes over scrolling. */
const interruptions = ["wheel", "touchstart", "keydown", "mousedown"] as const;

/** Slow, fast, slow. */
const ease = (part: number): number => (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2);

/**
 * Scrolls the page to an element in 500 ms, or at once with reduced motion. The focus moves there first, so that the
 * next Tab continues there. Any wheel, touch, press or key stops it, and so does a later call. Resolves to true when it
 * arrives and to false when it is stopped.
 */
export function smoothScroll(target: HTMLElement): Promise<boolean> {
  endCurrent();
  takeFocus(target);
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    scrollTo({ top: placeOf(target), behavior: "instant" });
    return Promise.resolve(true);
  }

  return new Promise((resolve) => {
    const from = scrollY;
    const begin = performance.now();
    let frame = 0;
    const end = (hasArrived: boolean): void => {
      cancelAnimationFrame(frame);
      for (const kind of interruptions) removeEventListener(kind, interrupt);
      endCurrent = () => undefined;
      resolve(hasArrived);
    };
    const interrupt = (): void => end(false);
    const step = (): void => {
      const part = Math.min(1, (performance.now() - begin) / DURATION_MS);
      // Computed again in each frame, because content that loads meanwhile may move the target.
      scrollTo({ top: from + (placeOf(target) - from) * ease(part), behavior: "instant" });
      if (part < 1) frame = requestAnimationFrame(step);
      else end(true);
    };
    endCurrent = interrupt;
    for (const kind of interruptions) addEventListener(kind, interrupt, { passive: true });
    frame = requestAnimationFrame(step);
  });
}

let endCurrent = (): void => undefined;

function takeFocus(target: HTMLElement): void {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** The scroll position that puts the target at the top, as far as the page can scroll. */
function placeOf(target: HTMLElement): number {
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
  const lowest = document.documentElement.scrollHeight - innerHeight;
  return Math.max(0, Math.min(lowest, scrollY + target.getBoundingClientRect().top - margin));
}

/**
 * Scrolls to the hash in the address of a new page (`/settings#sessions`), because the browser looked for it before the
 * page was rendered.
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
