import { pageTimes } from "../../contract/page";
import { useEffect, useState } from "react";

/** What counts as somebody being there (SPEC section 7). */
export const signsOfLife = ["mousemove", "keydown", "mousedown", "touchstart"] as const;

/**
 * Calls `onIdle` once nobody has moved, pressed or touched anything for 10 s; that is once, not again. Returns a way to
 * say that there was
 * another sign of life (text from a keyboard on the screen), and a way to stop watching.
 */
export function watchIdle(onIdle: () => void): { readonly stir: () => void; readonly stop: () => void } {
  let last = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stir = (): void => {
    last = performance.now();
  };
  // One timer that looks back, in place of one that each key press would start anew.
  const check = (): void => {
    const left = last + pageTimes.idleMs - performance.now();
    if (left <= 0) {
      stop();
      onIdle();
    } else timer = setTimeout(check, left);
  };
  const stop = (): void => {
    clearTimeout(timer);
    for (const sign of signsOfLife) document.removeEventListener(sign, stir);
  };
  for (const sign of signsOfLife) document.addEventListener(sign, stir, { passive: true });
  timer = setTimeout(check, pageTimes.idleMs);
  return { stir, stop };
}

/** Whether nobody has moved, pressed or touched anything for 10 s. Turns back with the next sign of life. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);

  useEffect(() => {
    if (!isIdle) return watchIdle(() => setIsIdle(true)).stop;
    const wake = () => setIsIdle(false);
    for (const sign of signsOfLife) document.addEventListener(sign, wake, { passive: true });
    return () => {
      for (const sign of signsOfLife) document.removeEventListener(sign, wake);
    };
  }, [isIdle]);

  return isIdle;
}
