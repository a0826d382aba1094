/**
 * Timers up to ten seconds run at once, so that a test of pauses does not last as long as they do; gives the list of
 * what was asked for, in ms, as it grows.
 * Chance is in the middle: `Math.random()` is 0.5. Both end with the test.
 */
export function quickTimers(random = 0.5): number[] {
  const asked: number[] = [];
  const setAsItIs = globalThis.setTimeout;
  jest.spyOn(Math, "random").mockReturnValue(random);
  jest.spyOn(globalThis, "setTimeout").mockImplementation(((callback: () => void, ms = 0, ...rest: never[]) => {
    if (ms > 10_000) return setAsItIs(callback, ms, ...rest);
    asked.push(ms);
    return setAsItIs(callback, 0, ...rest);
  }) as typeof setTimeout);
  return asked;
}
