/** Why the server holds a result or an exam back until a coach or an admin has looked at it. */
export const flagReasons = [
  "TOO_FAST",
  "MACHINE_RHYTHM",
  "LOG_SEEN_BEFORE",
  "FAR_ABOVE_MEDIAN",
  "OVERLAPPING",
  "LATE_BATCHES",
] as const;

export type FlagReason = (typeof flagReasons)[number];
