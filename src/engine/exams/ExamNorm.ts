/**
 * Most errors in so many strokes, in whole numbers: `most` errors in `of` strokes, or fewer than that when `isStrict`.
 */
export type ErrorLimit = { readonly most: number; readonly of: number; readonly isStrict: boolean };

export type ExamLevelId = "certificate" | "diploma" | "silver" | "gold" | "cumLaude" | "master";

export type ExamLevel = {
  readonly id: ExamLevelId;
  /** Aanslagen per minuut that the whole attempt must have at least. */
  readonly strokesPerMinute: number;
  /** Errors that the attempt may have, beside the error limit of the norm; null when that is all. */
  readonly maxErrors: number | null;
};

/** Levels from low to high; the first is what it takes to pass. */
export type ExamLevels = readonly [ExamLevel, ...ExamLevel[]];

/** The families of norms, as addresses and assignments name them. */
export type ExamNormName = "cbt" | "ecdl-junior" | "ecdl" | "ecdl-pro" | "gerritsen";

/**
 * What an exam asks. Errors are words with at least one error; strokes are the characters that stand at the end.
 * A norm that changes gets a new version: who passed an exam passed it by the norm of that day.
 */
export type ExamNorm = {
  readonly name: ExamNormName;
  readonly version: number;
  /** Time of one attempt. */
  readonly minutes: number;
  /** Attempts of one exam, each with a text of its own; the best counts. */
  readonly attempts: number;
  readonly errorLimit: ErrorLimit;
  readonly levels: ExamLevels;
  /** Levels for who has a statement of dyslexia; null when the norm has none. */
  readonly dyslexiaLevels: ExamLevels | null;
};
