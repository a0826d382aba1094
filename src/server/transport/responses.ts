import type { IncomingMessage, ServerResponse } from "node:http";
import { ServiceUnavailableError, type RequestFailure } from "../RequestFailure";
import { IDEMPOTENCY_HEADER, PREFLIGHT_HEADER } from "../../contract/protocol";

const responseType = "application/graphql-response+json";
const contentTypes = { own: `${responseType}; charset=utf-8`, json: "application/json; charset=utf-8" } as const;

/** Headers of every response: not cached, and no content sniffing. */
export const commonHeaders = { "cache-control": "no-store", "x-content-type-options": "nosniff" } as const;

/** Whether the client accepts GraphQL's own media type, with which the status says whether the operation ran. */
export function acceptsResponseType({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes(responseType) ?? false;
}

/** Sends a JSON body with the media type that the client accepts. */
export function sendJson(request: IncomingMessage, response: ServerResponse, status: number, json: string): void {
  response.writeHead(status, {
    "content-type": acceptsResponseType(request) ? contentTypes.own : contentTypes.json,
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

/** How long a browser may cache a preflight response, in seconds: the longest that any browser allows. */
const MAX_AGE = 7_200;

const allowedHeaders = [
  "authorization",
  "content-type",
  IDEMPOTENCY_HEADER,
  PREFLIGHT_HEADER,
  "sentry-trace",
  "baggage",
].join(", ");

/**
 * Allows pages from other origins to use this server. Tokens are sent in a header, so credentials are never allowed.
 */
export class Cors {
  readonly #origins: ReadonlySet<string>;

  /** @param origins as browsers write them; compared exactly. */
  constructor(origins: readonly string[]) {
    this.#origins = new Set(origins);
  }

  /** Whether pages of this origin may use the server, in addition to those of its own host. */
  allows(origin: string): boolean {
    return this.#origins.has(origin);
  }

  /** Sets the headers with which an allowed page can read the response. Other origins get none. */
  apply({ headers }: IncomingMessage, response: ServerResponse): void {
    if (this.#origins.size === 0) return;
    response.setHeader("vary", "Origin");
    if (headers.origin === undefined || !this.allows(headers.origin)) return;
    response.setHeader("access-control-allow-origin", headers.origin);
    response.setHeader("access-control-expose-headers", "Retry-After");
  }

  /** Responds to a browser's preflight request. Call `apply` first. */
  answerPreflight({ headers }: IncomingMessage, response: ServerResponse, methods: string): void {
    if (headers.origin !== undefined && this.allows(headers.origin)) {
      response.setHeader("access-control-allow-methods", methods);
      response.setHeader("access-control-allow-headers", allowedHeaders);
      response.setHeader("access-control-max-age", String(MAX_AGE));
    }
    response.writeHead(204, { allow: methods, "cache-control": "no-store" }).end();
  }
}

/**
 * Whether a client has what it asks for already.
 * @param condition its `If-None-Match` header: tags with commas between them, or `*`. A proxy may have weakened a tag.
 * @param tag the ETag of what it would get, quotes included.
 */
export function namesTag(condition: string | undefined, tag: string): boolean {
  const tags = (condition ?? "").split(",").map((part) => part.trim().replace(/^W\//u, ""));
  return tags.includes(tag) || tags.includes("*");
}
