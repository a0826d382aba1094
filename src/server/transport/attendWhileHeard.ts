import type { WebSocket } from "ws";

/** How often a connection is asked for a sign of life, in ms. */
const ASK_MS = 1_500;

/**
 * A connection that gives none for so long counts as lost until the next one, in ms. It is not closed: a short gap in
 * the network mends itself.
 */
const SILENT_MS = 4_000;

/** The functions of a websocket that this needs. */
type Heard = Pick<WebSocket, "ping" | "on" | "off" | "readyState" | "OPEN">;

/**
 * Attends, as `attend` does, for as long as something is heard of a websocket: a computer that lost its network says no
 * goodbye.
 * @returns ends it.
 */
export function attendWhileHeard(socket: Heard, attend: () => () => void): () => void {
  let depart: (() => void) | null = attend();
  let heardAt = performance.now();
  let askedAt = heardAt;
  let isOver = false;
  const hear = (): void => {
    heardAt = performance.now();
    // The message that ends a subscription comes here too, after its end.
    if (!isOver) depart ??= attend();
  };
  const timer = setInterval(() => {
    const now = performance.now();
    // This process was busy itself: answers may wait to be read.
    if (now - askedAt > 2 * ASK_MS) heardAt = now;
    askedAt = now;
    if (now - heardAt > SILENT_MS) {
      depart?.();
      depart = null;
    }
    if (socket.readyState === socket.OPEN) socket.ping();
  }, ASK_MS).unref();
  for (const sign of ["pong", "message"] as const) socket.on(sign, hear);
  return () => {
    isOver = true;
    clearInterval(timer);
    for (const sign of ["pong", "message"] as const) socket.off(sign, hear);
    depart?.();
    depart = null;
  };
}
