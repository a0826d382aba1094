import type { WebSocket } from "ws";
import { websocketLimits } from "./websocketLimits";

/** Close code "policy violation". */
const TOO_MANY_MESSAGES = 1008;

/** Whoever does not answer to the closing is cut off, in ms. */
const LEAVE_MS = 1_000;

/** A slow socket is looked at so often, in ms. */
const LOOK_MS = 1_000;

/** Closes a socket that sends too many messages, or does not read what it is sent. */
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
    // What waits would have to be sent before a word of goodbye.
    if (slowSince !== null && Date.now() - slowSince >= slowMs) socket.terminate();
  }, LOOK_MS).unref();
  socket.once("close", () => clearInterval(looking));
}
