import type { ErrorCode } from "../../../contract/errorCodes";

/**
 * What came of one batch: the number of the last batch that the server has taken, the number that it expects instead,
 * a refusal, or nothing at all (no network, a server that restarts: the batch may have arrived or not).
 */
export type SendAnswer =
  | { readonly taken: number }
  | { readonly expected: number }
  | { readonly refused: ErrorCode }
  | "unreached";

/** Sends one batch (`keystrokes` as encodeLog writes them). Never rejects; gives up when `signal` is aborted. */
export type SendBatch = (batch: number, keystrokes: string, signal: AbortSignal) => Promise<SendAnswer>;
