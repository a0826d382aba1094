import { useCallback, useSyncExternalStore } from "react";
import { toLocalTime } from "./serverClock";

/** A frame: the figure changes with the first picture of its second, not before it. */
const MARGIN_MS = 4;

/**
 * Whole seconds until an instant of the server's clock, counted down to 0; renders once a second. Null when there is
 * nothing to wait for.
 */
export function useCountdown(startsAt: string | null): number | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (startsAt === null) return () => undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = (): void => {
        const left = toLocalTime(startsAt) - performance.now();
        if (left <= 0) return;
        timer = setTimeout(
          () => {
            listener();
            wait();
          },
          (left % 1000 || 1000) + MARGIN_MS,
        );
      };
      wait();
      return () => clearTimeout(timer);
    },
    [startsAt],
  );
  const read = (): number | null =>
    startsAt === null ? null : Math.max(0, Math.ceil((toLocalTime(startsAt) - performance.now()) / 1000));
  // The server draws no figure: it is another one by the time that it is seen.
  return useSyncExternalStore(subscribe, read, () => null);
}
