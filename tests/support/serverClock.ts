const { now } = Date;

/**
 * A clock of the server that the tests of a file can set: call it at the file's top, before the `beforeAll` that starts
 * the server, which takes the clock as it is then. Time goes on by itself, and by `forward`; `back` sets it back. It
 * ends with the file's tests, also in a suite.
 */
export function serverClock() {
  let ahead = 0;
  let heldAt: number | null = null;
  beforeAll(() => {
    Date.now = () => (heldAt ?? now()) + ahead;
  });
  afterAll(() => {
    Date.now = now;
  });
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
  };
}
