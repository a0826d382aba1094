import type { IncomingMessage, ServerResponse } from "node:http";
import type DataLoader from "dataloader";
import type { Services } from "../services";

/** Who asks, as their token says. */
export type Viewer = {
  /** Row id, not a global one. */
  readonly userId: string;
  readonly role: "GUEST" | "MEMBER" | "ADMIN";
  readonly sessionId: string;
};

/** A request over HTTP and its answer, before anything of it is sent: for cookies only. */
export type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

/** What a resolver knows about the request it answers. */
export type Context = {
  /** Null without a token, and in what is executed once for many watchers. */
  readonly viewer: Viewer | null;
  /** The network address of the caller (see clientAddress), for rate limits only. */
  readonly address: string;
  readonly services: Services;
  /** Null in what no request over HTTP asked for. */
  readonly exchange: Exchange | null;
  /** Loaders of this request, by name (Pothos keeps them here). */
  readonly loaders?: Map<string, DataLoader<unknown, unknown>>;
};
