/**
 * Why a run is over: `finished` all was typed, `time` its time is up, `limit` the log is as long as a log may be,
 * `idle` nobody typed, `left` the person broke it off. Only the first two are runs to keep.
 */
export type EndReason = "finished" | "time" | "limit" | "idle" | "left";

/** How a run ended. `durationMs` is in whole ms since zero: the time limit, or else the time of the last keystroke. */
export type RunEnd = { readonly reason: EndReason; readonly durationMs: number };
