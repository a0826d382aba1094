import type { IncomingMessage, ServerResponse } from "node:http";

/** How long a refused request may go on sending, in ms. */
const LINGER_MS = 2_000;

/**
 * Ends an answer that was written before the request was read to its end. What is still coming is thrown away for a
 * while first: a connection that is cut at once takes
 * the answer with it on its way to the client.
 */
export function linger(request: IncomingMessage, response: ServerResponse): void {
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, LINGER_MS);
  request.once("end", end).once("close", end).resume();
}
