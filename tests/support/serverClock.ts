const { now } = Date;

/**
 * A clock of the server that a test can set: call it before the server starts, which takes the clock as it is then.
 * Time goes on by itself, and by
 * `forward`; `back` sets it back.
 */
export function serverClock() {
  let ahead = 0;
  let heldAt: number | null = null;
  Date.now = () => (heldAt ?? now()) + ahead;
  return {
    /**
     * From now on time goes on by `forward` alone, however busy the computer is, until the function given is
     * called.
     */
    hold: (): (() => void) => {
      heldAt = now();
      return () => {
        heldAt = null;
      };
    },
    forward: (ms: number): void => {
      ahead += ms;
    },
    back: (ms: number): void => {
      ahead -= ms;
    },
    restore: (): void => {
      Date.now = now;
    },
  };
}
