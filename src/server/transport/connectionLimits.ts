import type { WebSocket } from "ws";

/** Limits the number of open connections per key. */
export class ConnectionLimiter {
  readonly #most: number;
  readonly #taken = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Takes a place; the returned function releases it, once. Null if all are taken. */
  take(key: string): (() => void) | null {
    const taken = this.#taken.get(key) ?? 0;
    if (taken >= this.#most) return null;
    this.#taken.set(key, taken + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const left = (this.#taken.get(key) ?? 1) - 1;
      if (left > 0) this.#taken.set(key, left);
      else this.#taken.delete(key);
    };
  }
}

/** Close code "policy violation". */
const TOO_MANY_MESSAGES = 1008;

/** A client that does not respond to a close is cut off after this time, in ms. */
const LEAVE_MS = 1_000;

/** How often a slow socket is checked, in ms. */
const LOOK_MS = 1_000;

/** Closes a socket that sends too many messages or does not read what it is sent. */
export function guardSocket(socket: WebSocket): void {
  const { messages, messagesMs, slowBytes, slowMs } = websocketLimits;
  let since = Date.now();
  let count = 0;
  socket.on("message", () => {
    const now = Date.now();
    if (now - since >= messagesMs) {
      since = now;
      count = 0;
    }
    count += 1;
    if (count !== messages + 1) return;
    socket.close(TOO_MANY_MESSAGES, "Too many messages.");
    setTimeout(() => socket.terminate(), LEAVE_MS).unref();
  });
  let slowSince: number | null = null;
  const looking = setInterval(() => {
    if (socket.bufferedAmount < slowBytes) slowSince = null;
    else slowSince ??= Date.now();
    // A close message would have to wait behind everything not yet sent.
    if (slowSince !== null && Date.now() - slowSince >= slowMs) socket.terminate();
  }, LOOK_MS).unref();
  socket.once("close", () => clearInterval(looking));
}

/** Limits per websocket, session and address. Whole schools share one address. Times in ms. */
export const websocketLimits = {
  connectionsPerAddress: 5_000,
  /** Windows and tabs of one browser. */
  connectionsPerSession: 50,
  subscriptionsPerSocket: 50,
  /**
   * Length of a subscription's id, which is repeated with each of its values. Our pages use the operation and its
   * variables: two global ids have about 250 characters.
   */
  idLength: 500,
  /** Messages of a client within ten seconds: it subscribes, completes and pings. */
  messages: 300,
  messagesMs: 10_000,
  /** A client must authenticate within this time. */
  initMs: 5_000,
  /**
   * A socket with this many bytes waiting gets no more values until it has caught up. If it does not, it is closed, and
   * a browser that is still there reconnects.
   */
  slowBytes: 256 * 1024,
  slowMs: 15_000,
} as const;
