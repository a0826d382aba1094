import type { IncomingMessage } from "node:http";
import type { OperationAnswer } from "../transport/OperationRunner";

/** An operation over HTTP. Its name is one of those that we ship, or "other". */
export type WatchedCall = { readonly request: IncomingMessage; readonly name: string; readonly kind: string };

/** Where the process asks something and waits for it. */
export type WatchedSystem = "postgresql" | "redis";

type Outcome = OperationAnswer | Promise<OperationAnswer>;

/** Sees from outside what the process does. None of it may hold anything of a person. */
export type Watch = {
  /** Runs an operation and sees what comes of it. */
  operation(call: WatchedCall, run: () => Outcome): Outcome;
  /** A statement or a command begins; the returned function hears that it is over. */
  step(system: WatchedSystem, name: string): (failed: boolean) => void;
  /** A request was refused before or instead of its operation, with this HTTP status. */
  refused(status: number): void;
  /** Somebody did something too often. */
  limited(limit: string): void;
  /** Watchers were told of a change, so many ms after it. */
  snapshotSent(delayMs: number): void;
};

/** Several that see the same; null when there is none. */
export function joinWatches(watches: readonly Watch[]): Watch | null {
  const [first, ...rest] = watches;
  if (!first) return null;
  const others = joinWatches(rest);
  if (!others) return first;
  const both = [first, others];
  return {
    operation: (call, run) => first.operation(call, () => others.operation(call, run)),
    step: (system, name) => {
      const ends = both.map((watch) => watch.step(system, name));
      return (failed) => ends.forEach((end) => end(failed));
    },
    refused: (status) => both.forEach((watch) => watch.refused(status)),
    limited: (limit) => both.forEach((watch) => watch.limited(limit)),
    snapshotSent: (delayMs) => both.forEach((watch) => watch.snapshotSent(delayMs)),
  };
}
