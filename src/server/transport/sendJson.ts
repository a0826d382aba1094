import type { IncomingMessage, ServerResponse } from "node:http";
import { ServiceUnavailableError, type RequestFailure } from "./failures";

const responseType = "application/graphql-response+json";

/** Headers of every answer: none may be kept by anybody, and none is anything but what it says. */
export const commonHeaders = { "cache-control": "no-store", "x-content-type-options": "nosniff" } as const;

/** Whether the client reads the media type of GraphQL's own, whose status tells whether the operation ran. */
export function acceptsResponseType({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes(responseType) ?? false;
}

/** Sends a JSON body as the media type that the client accepts. */
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

/** Sends why a request did not run. Nothing when an answer was sent already, or nobody is there any more. */
export function sendFailure(request: IncomingMessage, response: ServerResponse, failure: RequestFailure): void {
  if (response.headersSent || response.destroyed) return;
  if (failure instanceof ServiceUnavailableError) response.setHeader("retry-after", String(failure.retryAfterSeconds));
  // What is left of a body that nobody reads would be taken for the next request.
  if (!request.complete) response.setHeader("connection", "close");
  sendJson(request, response, failure.status, failure.toBody());
}

/** How long a refused request may go on sending, in ms. */
const LINGER_MS = 2_000;

/**
 * Ends an answer that was written before the request was read to its end. What is still coming is thrown away for a
 * while first: a connection that is cut at once takes
 * the answer with it on its way to the client.
 */
function linger(request: IncomingMessage, response: ServerResponse): void {
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, LINGER_MS);
  request.once("end", end).once("close", end).resume();
}
