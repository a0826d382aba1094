const perThousand = (most: number): ErrorLimit => ({ most, of: 1000, isStrict: false });
const level = (id: ExamLevelId, strokesPerMinute: number): ExamLevel => ({ id, strokesPerMinute, maxErrors: null });

/**
 * Every norm that was ever used, oldest version of a name first.
 *
 * - `cbt` 1 and 2: hetcbt.nl/gasten/examens, 99.5 % until the norm of today, 99.3 %; two tests of seven minutes, the
 * best counts, several errors in one word are one (hetcbt.nl/ledenmenu/eisen). The old silver and gold also asked for
 * word processing, which is no part of this exam.
 * - `ecdl…`: typecertificaat.nl/typenorm, which names neither minutes nor attempts: those of the CBT are taken.
 * - `gerritsen`: gerritsenopleidingen.nl (Examen): three tests of ten minutes, fewer than 1 % errors; 65 with a
 * statement of dyslexia.
 */
export const examNorms: readonly ExamNorm[] = [
  {
    name: "cbt",
    version: 1,
    minutes: 7,
    attempts: 2,
    errorLimit: perThousand(5),
    levels: [level("diploma", 100)],
    dyslexiaLevels: null,
  },
  {
    name: "cbt",
    version: 2,
    minutes: 7,
    attempts: 2,
    errorLimit: perThousand(7),
    levels: [level("diploma", 100), { id: "cumLaude", strokesPerMinute: 200, maxErrors: 2 }],
    dyslexiaLevels: null,
  },
  {
    name: "ecdl-junior",
    version: 1,
    minutes: 7,
    attempts: 2,
    errorLimit: perThousand(10),
    levels: [level("diploma", 100)],
    dyslexiaLevels: null,
  },
  {
    name: "ecdl",
    version: 1,
    minutes: 7,
    attempts: 2,
    errorLimit: perThousand(5),
    levels: [level("diploma", 130)],
    dyslexiaLevels: null,
  },
  {
    name: "ecdl-pro",
    version: 1,
    minutes: 7,
    attempts: 2,
    errorLimit: perThousand(5),
    levels: [level("diploma", 150), level("master", 180)],
    dyslexiaLevels: null,
  },
  {
    name: "gerritsen",
    version: 1,
    minutes: 10,
    attempts: 3,
    errorLimit: { most: 10, of: 1000, isStrict: true },
    levels: [level("certificate", 65), level("diploma", 100), level("silver", 115), level("gold", 130)],
    dyslexiaLevels: [level("diploma", 65), level("silver", 115), level("gold", 130)],
  },
];

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
type ExamLevels = readonly [ExamLevel, ...ExamLevel[]];

/** The families of norms, as addresses and assignments name them. */
export type ExamNormName = "cbt" | "ecdl-junior" | "ecdl" | "ecdl-pro" | "gerritsen";

/**
 * What an exam asks. Errors are words with at least one error; strokes are the characters that stand at the end. A norm
 * that changes gets a new version: who passed an exam passed it by the norm of that day.
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

/** The id by which an exam keeps the norm it was taken by: `cbt.2`. */
export function examNormId({ name, version }: ExamNorm): string {
  return `${name}.${version}`;
}

/**
 * A norm by its id (`cbt.2`), or the newest by its name (`cbt`); null when this version of the engine knows none such.
 */
export function findExamNorm(id: string): ExamNorm | null {
  return examNorms.findLast((norm) => id === norm.name || id === examNormId(norm)) ?? null;
}

/** The norms in which an exam can begin today: the newest version of each name. */
export function currentExamNorms(): readonly ExamNorm[] {
  return examNorms.filter((norm) => findExamNorm(norm.name) === norm);
}
