import type DataLoader from "dataloader";
import type { IncomingMessage, ServerResponse } from "node:http";

/** The user who makes a request, as identified by its token. */
export type Viewer = {
  /** Row id, not a global id. */
  readonly userId: string;
  readonly role: "GUEST" | "MEMBER" | "ADMIN";
  readonly sessionId: string;
};

/** An HTTP request and its response before anything of it was sent. Only for cookies. */
export type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

/** What resolvers know about the request. */
export type Context = {
  /** Null without a token, and in what is executed once for many subscribers. */
  readonly viewer: Viewer | null;
  /** The client's network address (see clientAddress), only for rate limits. */
  readonly address: string;
  readonly services: Services;
  /**
   * Whether reports, boards and statistics may be read from a replica: in queries, not in what a mutation returns.
   * Default: no.
   */
  readonly mayLag?: boolean;
  /** Null outside HTTP requests. */
  readonly exchange: Exchange | null;
  /** Data loaders of this request, by name (Pothos stores them here). */
  readonly loaders?: Map<string, DataLoader<unknown, unknown>>;
};

/**
 * The parts of the server, created in startServer.ts. Each service adds itself below its own class, like Fastify's
 * decorators (`declare module "../Context"`): this file imports none of them, so there are no cycles.
 */
export interface Services {
  /** ms since 1970. */
  readonly now: () => number;
  /** The time zone of calendar days. */
  readonly timeZone: string;
}
