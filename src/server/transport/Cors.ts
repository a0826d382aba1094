import type { IncomingMessage, ServerResponse } from "node:http";
import { IDEMPOTENCY_HEADER, PREFLIGHT_HEADER } from "../../contract/wire";

/** How long a browser may remember what it was allowed, in seconds: the longest that any of them takes. */
const MAX_AGE = 7_200;

const allowedHeaders = [
  "authorization",
  "content-type",
  IDEMPOTENCY_HEADER,
  PREFLIGHT_HEADER,
  "sentry-trace",
  "baggage",
].join(", ");

/** Which other origins' pages may use this server. Tokens travel in a header, so cookies are never allowed. */
export class Cors {
  readonly #origins: ReadonlySet<string>;

  /** @param origins as browsers write them; compared letter by letter. */
  constructor(origins: readonly string[]) {
    this.#origins = new Set(origins);
  }

  /** Whether a page of this origin may use us, beside those of our own host. */
  allows(origin: string): boolean {
    return this.#origins.has(origin);
  }

  /** Lets an allowed page read the answer, whatever it will be. Others get nothing that would let them. */
  apply({ headers }: IncomingMessage, response: ServerResponse): void {
    if (this.#origins.size === 0) return;
    response.setHeader("vary", "Origin");
    if (headers.origin === undefined || !this.allows(headers.origin)) return;
    response.setHeader("access-control-allow-origin", headers.origin);
    response.setHeader("access-control-expose-headers", "Retry-After");
  }

  /** Answers what a browser asks before it sends a page's request. Call `apply` first. */
  answerPreflight({ headers }: IncomingMessage, response: ServerResponse, methods: string): void {
    if (headers.origin !== undefined && this.allows(headers.origin)) {
      response.setHeader("access-control-allow-methods", methods);
      response.setHeader("access-control-allow-headers", allowedHeaders);
      response.setHeader("access-control-max-age", String(MAX_AGE));
    }
    response.writeHead(204, { allow: methods, "cache-control": "no-store" }).end();
  }
}
