/** Why the server holds a result back until somebody has looked at it. */
export const flagReasons = ["TOO_FAST", "OVERLAPPING", "LATE_BATCHES"] as const;

export type FlagReason = (typeof flagReasons)[number];
