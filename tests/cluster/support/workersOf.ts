import type { AppProcess } from "../../support/startApp";

/** The ids of an app's worker processes that it has said are ready, by slot. Those that ended are still named. */
export function workersOf({ printed }: AppProcess): ReadonlyMap<number, number> {
  const started = printed.split("\n").filter((line) => line.includes('"process started"'));
  return new Map(started.map((line) => JSON.parse(line)).map(({ slot, worker }) => [slot, worker]));
}

/** How often workers have become ready. */
export function startsOf({ printed }: AppProcess): number {
  return printed.split('"process started"').length - 1;
}
