import type { MeteredProcess } from "../support/MeteredProcess";

/** What the clients of a side have counted since it was opened. */
export type Count = { readonly batches: number; readonly deliveries: number; readonly bytes: number };

/**
 * One side of the ratio: a server process with its clients. Both sides get the same load and are measured in the same
 * way.
 */
export type Side = {
  readonly server: MeteredProcess;
  count(): Count;
  /** All racers type, or rest. */
  type(): void;
  rest(): void;
  /** All racers get snapshots, or none does. */
  watch(): void;
  unwatch(): void;
  close(): Promise<void>;
};

/**
 * What happened in a stretch of time: CPU time of the server and length of the stretch (both ms), and what the clients
 * counted.
 */
export type Stretch = Count & {
  readonly cpuMs: number;
  /** Of that, pauses to collect garbage. */
  readonly gcMs: number;
  readonly ms: number;
};
