import { SILENCE_MS } from "./silence";

/** How patient a websocket connection is. All in ms. */
export type SocketTiming = {
  /** A connection that says nothing for so long is given up. */
  readonly silenceMs: number;
  /** How often it is asked for a sign of life. */
  readonly pingMs: number;
  /** How long attempt number `attempt` (from 0) may take until it is acknowledged. */
  readonly connectDeadline: (attempt: number) => number;
  /** How long to wait before connecting again after `failures` attempts (from 1). */
  readonly reconnectDelay: (failures: number) => number;
  /**
   * How long to wait before the first new connection when the server said that it is restarted: all its pages come back
   * at once.
   */
  readonly restartDelay: () => number;
};

/** After a server that says so nobody need wait; those who come back are only spread a little. */
const RESTART_SPREAD_MS = 400;

/**
 * The deadline of connecting grows by a fifth each time, from 1000 to 30 000 ms. The wait doubles from 100 to 10 000
 * ms, half of it left to chance.
 */
export const socketTiming: SocketTiming = {
  silenceMs: SILENCE_MS,
  pingMs: 10_000,
  connectDeadline: (attempt) => Math.min(30_000, Math.trunc(1000 * 1.2 ** attempt)),
  reconnectDelay: (failures) => Math.min(10_000, 100 * 2 ** (failures - 1)) * (0.5 + Math.random() / 2),
  restartDelay: () => Math.random() * RESTART_SPREAD_MS,
};
