import type { DocumentRequest } from "./documentRequest";

/** One request on its way through a door. The signal is aborted when nobody waits for the answer any more. */
export type Letter = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: DocumentRequest;
  readonly signal: AbortSignal;
};

/**
 * What came back, whatever it is. `text` is empty when it is not JSON; status 0 is a redirect, which is not followed.
 */
export type Reply = { readonly status: number; readonly text: string; readonly retryAfter: string | null };

/** A way to send one request over HTTP, once. Rejects when no whole answer came. */
export type Door = (letter: Letter) => Promise<Reply>;
