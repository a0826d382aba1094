import type { Chapter } from "../engine/lessons/Course";

/** The sites whose exported results can be imported. */
export const importSources = ["MONKEYTYPE", "KEYBR"] as const;

export type ImportSource = (typeof importSources)[number];

/** Why a run of an imported file is skipped. */
export const importIssueKinds = ["MISSING", "NOT_A_NUMBER", "OUT_OF_RANGE", "IN_THE_FUTURE", "UNKNOWN_VALUE"] as const;

export type ImportIssueKind = (typeof importIssueKinds)[number];

/** What is wrong with a row, or a whole file, of a OneRoster export. */
export const rosterIssueKinds = [
  "MISSING_FILE",
  "MISSING_COLUMN",
  "BROKEN_FILE",
  "NOT_BULK",
  "WRONG_VERSION",
  "MISSING",
  "TOO_LONG",
  "UNSUITABLE",
  "DUPLICATE",
  "UNKNOWN_REFERENCE",
  "CLASS_FULL",
  "CLASS_ARCHIVED",
] as const;

export type RosterIssueKind = (typeof rosterIssueKinds)[number];

/** What importing a OneRoster export does with a class or a person. */
export const rosterChangeKinds = ["MADE", "LINKED", "RENAMED", "ADDED", "MOVED", "ROLE", "REMOVED"] as const;

export type RosterChangeKind = (typeof rosterChangeKinds)[number];

/**
 * Features that admins can switch off for everyone: making and joining races, uploading files, signing up, public
 * boards, and sums about participation.
 */
export const features = ["RACES", "UPLOADS", "SIGN_UP", "BOARDS", "PARTICIPATION"] as const;

export type Feature = (typeof features)[number];

/** Whether a feature is on before an admin switches it. */
export function isOnAtFirst(feature: Feature): boolean {
  return feature !== "PARTICIPATION";
}

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

/** The name of a site that runs were imported from, by the schema's `ImportSource`. */
export function importedSite(source: string): string {
  return source === "MONKEYTYPE" ? "Monkeytype" : source === "KEYBR" ? "keybr" : source;
}

/** The lengths of a random text to choose from. */
export type TextLength = "SHORT" | "MEDIUM" | "LONG";

/** The parts of the course, by their names in the schema. */
export const courseChapters = {
  HOME: "home",
  TOP: "top",
  BOTTOM: "bottom",
  CAPITALS: "capitals",
  PUNCTUATION: "punctuation",
  ACCENTS: "accents",
  DIGITS: "digits",
  SYMBOLS: "symbols",
  ENTER_TAB: "enterTab",
  NUMPAD: "numpad",
  TEXTS: "texts",
  SPEED: "speed",
  EXAM: "exam",
} as const satisfies Record<string, Chapter>;
