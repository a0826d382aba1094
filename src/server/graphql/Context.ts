import type { IncomingMessage, ServerResponse } from "node:http";
import type DataLoader from "dataloader";
import type { Services } from "../services";

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
  /** Null outside HTTP requests. */
  readonly exchange: Exchange | null;
  /** Data loaders of this request, by name (Pothos stores them here). */
  readonly loaders?: Map<string, DataLoader<unknown, unknown>>;
};
