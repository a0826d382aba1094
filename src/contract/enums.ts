/**
 * Features that admins can switch off for everyone: making and joining races, uploading files, signing up, and public
 * boards.
 */
export const features = ["RACES", "UPLOADS", "SIGN_UP", "BOARDS"] as const;

export type Feature = (typeof features)[number];

/** Why the server holds a result or an exam back until a coach or an admin has reviewed it. */
const flagReasons = [
  "TOO_FAST",
  "MACHINE_RHYTHM",
  "LOG_SEEN_BEFORE",
  "FAR_ABOVE_MEDIAN",
  "OVERLAPPING",
  "LATE_BATCHES",
] as const;

export type FlagReason = (typeof flagReasons)[number];

/** The lengths of a random text to choose from. */
export type TextLength = "SHORT" | "MEDIUM" | "LONG";
