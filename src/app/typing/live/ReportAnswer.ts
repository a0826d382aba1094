import type { ReportBatch } from "./RunReport";

/**
 * What came of one batch: whether anybody watches still, the number that is expected instead (1: from the beginning), a
 * refusal, or nothing at all
 * (no network: it may have arrived or not).
 */
export type ReportAnswer = { readonly isWatched: boolean } | { readonly expected: number } | "refused" | "unreached";

/** Sends one batch; `elapsedMs` since the run's zero. Never rejects; gives up when `signal` is aborted. */
export type SendReport = (batch: ReportBatch, elapsedMs: number, signal: AbortSignal) => Promise<ReportAnswer>;
