import { pageTimes } from "../../contract/renderPage";
import { useEffect, useState } from "react";

/** Events that count as activity. */
export const signsOfLife = ["mousemove", "keydown", "mousedown", "touchstart"] as const;

/** Time between the warning and the end, in ms. */
const WARNED_MS = 5000;

/**
 * Calls `onIdle` once, after `idleMs` without a mouse movement, press or touch. Returns a function that reports other
 * activity (text from an on-screen keyboard) and one that stops watching.
 * @param onWarn called with true five seconds before, and with false when there is activity after all.
 */
export function watchIdle(
  onIdle: () => void,
  idleMs: number = pageTimes.idleMs,
  onWarn?: (isEnding: boolean) => void,
): { readonly restart: () => void; readonly stop: () => void } {
  let last = performance.now();
  let isEnding = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const warn = (isNear: boolean): void => {
    if (isNear !== isEnding) onWarn?.(isNear);
    isEnding = isNear;
  };
  const restart = (): void => {
    last = performance.now();
    warn(false);
  };
  // One timer that checks the time of the last activity, instead of restarting it with each key press.
  const check = (): void => {
    const left = last + idleMs - performance.now();
    if (left > 0) {
      warn(left <= WARNED_MS);
      timer = setTimeout(check, isEnding ? left : left - WARNED_MS);
    } else {
      stop();
      onIdle();
    }
  };
  const stop = (): void => {
    clearTimeout(timer);
    for (const sign of signsOfLife) document.removeEventListener(sign, restart);
  };
  for (const sign of signsOfLife) document.addEventListener(sign, restart, { passive: true });
  check();
  return { restart, stop };
}

/** Whether there was no mouse movement, press or touch for 10 s. Any activity makes it false again. */
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
