const { now } = Date;

/**
 * A clock of the server that a test can set: call it before the server starts, which takes the clock as it is then.
 * Time goes on by itself, and by
 * `forward`; `back` sets it back.
 */
export function serverClock() {
  let ahead = 0;
  Date.now = () => now() + ahead;
  return {
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
