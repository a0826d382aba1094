import type { IncomingMessage, ServerResponse } from "node:http";
import { ServiceUnavailableError, type RequestFailure } from "./failures";

const responseType = "application/graphql-response+json";

/** Headers of every response: not cached, and no content sniffing. */
export const commonHeaders = { "cache-control": "no-store", "x-content-type-options": "nosniff" } as const;

/** Whether the client accepts GraphQL's own media type, with which the status says whether the operation ran. */
export function acceptsResponseType({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes(responseType) ?? false;
}

/** Sends a JSON body with the media type that the client accepts. */
export function sendJson(request: IncomingMessage, response: ServerResponse, status: number, json: string): void {
  response.writeHead(status, {
    "content-type": `${acceptsResponseType(request) ? responseType : "application/json"}; charset=utf-8`,
    "content-length": Buffer.byteLength(json),
    ...commonHeaders,
  });
  if (request.complete) response.end(json);
  else {
    response.write(json);
    linger(request, response);
  }
}

/**
 * Sends the reason why a request did not run. Does nothing if a response was already sent or the client has
 * disconnected.
 */
export function sendFailure(request: IncomingMessage, response: ServerResponse, failure: RequestFailure): void {
  if (response.headersSent || response.destroyed) return;
  if (failure instanceof ServiceUnavailableError) response.setHeader("retry-after", String(failure.retryAfterSeconds));
  // The unread rest of the body would be taken for the next request.
  if (!request.complete) response.setHeader("connection", "close");
  sendJson(request, response, failure.status, failure.toBody());
}

/** How long a refused request may continue to send, in ms. */
const LINGER_MS = 2_000;

/**
 * Ends a response that was written before the request was fully read. Discards the rest of the request for a while,
 * because closing the connection at once could lose the response.
 */
function linger(request: IncomingMessage, response: ServerResponse): void {
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, LINGER_MS);
  request.once("end", end).once("close", end).resume();
}
