import type { IncomingMessage, ServerResponse } from "node:http";
import { IDEMPOTENCY_HEADER, PREFLIGHT_HEADER } from "../../contract/wire";

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
