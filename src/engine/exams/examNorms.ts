import { MAX_LOG_DURATION_MS } from "../log/Keystroke";

const perThousand = (most: number): ErrorLimit => ({ most, of: 1000, isStrict: false });
const level = (id: ExamLevelId, strokesPerMinute: number): ExamLevel => ({ id, strokesPerMinute, maxErrors: null });

const hetcbt: ExamNormSource = { site: "hetcbt.nl", publishesTime: true };
const typecertificaat: ExamNormSource = { site: "typecertificaat.nl", publishesTime: false };

/**
 * All norms that were ever used, oldest version of a name first.
 *
 * - `cbt` 1 and 2: hetcbt.nl/gasten/examens, 99.5% until the current norm, 99.3%; two tests of seven minutes, the best
 * one counts, several mistakes in one word are one error (hetcbt.nl/ledenmenu/eisen). The old silver and gold levels
 * also required word processing, which is not part of this exam.
 * - `ecdl…`: typecertificaat.nl/typenorm, which names neither minutes nor attempts, so those of the CBT are used.
 * - `gerritsen`: gerritsenopleidingen.nl (Examen): three tests of ten minutes, fewer than 1% errors; 65 with a
 * statement of dyslexia.
 * - `graded-wpm`: ours, for everyone without a norm of their own. Round levels in net words per minute.
 */
export const examNorms: readonly BuiltInExamNorm[] = [
  {
    name: "cbt",
    version: 1,
    country: "NLD",
    source: hetcbt,
    minutes: 7,
    attempts: 2,
    errorLimit: perThousand(5),
    levels: [level("diploma", 100)],
    dyslexiaLevels: null,
  },
  {
    name: "cbt",
    version: 2,
    country: "NLD",
    source: hetcbt,
    minutes: 7,
    attempts: 2,
    errorLimit: perThousand(7),
    levels: [level("diploma", 100), { id: "cumLaude", strokesPerMinute: 200, maxErrors: 2 }],
    dyslexiaLevels: null,
  },
  {
    name: "ecdl-junior",
    version: 1,
    country: "NLD",
    source: typecertificaat,
    minutes: 7,
    attempts: 2,
    errorLimit: perThousand(10),
    levels: [level("diploma", 100)],
    dyslexiaLevels: null,
  },
  {
    name: "ecdl",
    version: 1,
    country: "NLD",
    source: typecertificaat,
    minutes: 7,
    attempts: 2,
    errorLimit: perThousand(5),
    levels: [level("diploma", 130)],
    dyslexiaLevels: null,
  },
  {
    name: "ecdl-pro",
    version: 1,
    country: "NLD",
    source: typecertificaat,
    minutes: 7,
    attempts: 2,
    errorLimit: perThousand(5),
    levels: [level("diploma", 150), level("master", 180)],
    dyslexiaLevels: null,
  },
  {
    name: "gerritsen",
    version: 1,
    country: "NLD",
    source: { site: "gerritsenopleidingen.nl", publishesTime: true },
    minutes: 10,
    attempts: 3,
    errorLimit: { most: 10, of: 1000, isStrict: true },
    levels: [level("certificate", 65), level("diploma", 100), level("silver", 115), level("gold", 130)],
    dyslexiaLevels: [level("diploma", 65), level("silver", 115), level("gold", 130)],
  },
  {
    name: "graded-wpm",
    version: 1,
    country: null,
    source: null,
    minutes: 5,
    attempts: 2,
    errorLimit: perThousand(30),
    unit: "words",
    isNet: true,
    levels: [level("level1", 100), level("level2", 150), level("level3", 200), level("level4", 300)],
    dyslexiaLevels: null,
  },
];

/** The speeds required by the Dutch norms, in strokes per minute, from low to high, each once. */
export const dutchLevels: readonly number[] = [
  ...new Set(
    examNorms.flatMap(({ country, levels }) =>
      country === "NLD" ? levels.map(({ strokesPerMinute }) => strokesPerMinute) : [],
    ),
  ),
].sort((a, b) => a - b);

/**
 * A maximum number of errors per number of strokes, in whole numbers: `most` errors in `of` strokes, or fewer if
 * `isStrict`.
 */
export type ErrorLimit = { readonly most: number; readonly of: number; readonly isStrict: boolean };

export type ExamLevelId = "certificate" | "diploma" | "silver" | "gold" | "cumLaude" | "master" | NumberedLevelId;

/** The levels of a norm that does not name them, from low to high. */
export const numberedLevels = ["level1", "level2", "level3", "level4", "level5", "level6"] as const;

type NumberedLevelId = (typeof numberedLevels)[number];

export type ExamLevel = {
  readonly id: ExamLevelId;
  /** Minimum aanslagen per minuut over the whole attempt. */
  readonly strokesPerMinute: number;
  /** Maximum number of errors in addition to the norm's limit; null if there is no further limit. */
  readonly maxErrors: number | null;
  /** Its name as the makers of an own norm wrote it. */
  readonly label?: string;
};

/** Levels from low to high; the first is the minimum to pass. */
export type ExamLevels = readonly [ExamLevel, ...ExamLevel[]];

/** The families of norms, as in URLs and assignments. */
export type ExamNormName = "cbt" | "ecdl-junior" | "ecdl" | "ecdl-pro" | "gerritsen" | "graded-wpm";

/** Who defined an own norm, as on the day an exam began with it. */
export type OwnNorm = {
  /** The name that its makers gave it. */
  readonly title: string;
  /** The group that defined it; null for a norm of the admins, for the whole server. */
  readonly group: { readonly id: string; readonly name: string } | null;
};

/**
 * The requirements of an exam. Errors are words with at least one mistake; strokes are the characters in the final
 * text. A norm that changes gets a new version, because an exam is passed by the norm of that day.
 */
export type ExamNorm = {
  /** An {@link ExamNormName}, or the row id of an own norm. */
  readonly name: string;
  readonly version: number;
  /** Minutes per attempt. */
  readonly minutes: number;
  /** Attempts per exam, each with its own text; the best one counts. */
  readonly attempts: number;
  readonly errorLimit: ErrorLimit;
  readonly levels: ExamLevels;
  /** Levels for candidates with a statement of dyslexia; null if the norm has none. */
  readonly dyslexiaLevels: ExamLevels | null;
  /** The unit in which the norm names its speeds; `strokes` by default, also in logs of before there were others. */
  readonly unit?: "strokes" | "words";
  /** Whether each error takes a word off the speed. */
  readonly isNet?: boolean;
  /**
   * What a certificate leaves unsaid of how the exam was taken. By default it says both: the sources of these norms are
   * silent about aids and extra time, and a reader of a certificate should know.
   */
  readonly unmarked?: readonly ExamAid[];
  /** Absent for the norms of this file. */
  readonly own?: OwnNorm;
};

/** The countries whose institutes published a norm, as ISO 3166-1 codes of three letters, which no language has. */
export type ExamCountry = "NLD";

/** Where an institute published its norm. */
export type ExamNormSource = {
  /** The host name of its site. */
  readonly site: string;
  /** Whether it names the minutes and the attempts too; if not, they are Typeloop's choice. */
  readonly publishesTime: boolean;
};

/** A norm of this file. */
export type BuiltInExamNorm = ExamNorm & {
  readonly name: ExamNormName;
  /** The country of the institute that published it; null for one of Typeloop. */
  readonly country: ExamCountry | null;
  /** Null for a norm of Typeloop. */
  readonly source: ExamNormSource | null;
};

/** How an exam can be taken other than by reading the text, in the norm's minutes. */
export type ExamAid = "byEar" | "extraTime";

/** Whether a certificate by this norm says that the exam was taken so. */
export function marksAid({ unmarked = [] }: ExamNorm, aid: ExamAid): boolean {
  return !unmarked.includes(aid);
}

/** The id with which an exam stores its norm: `cbt.2`. */
export function examNormId({ name, version }: ExamNorm): string {
  return `${name}.${version}`;
}

/**
 * A norm by its id (`cbt.2`), or the newest by its name (`cbt`); null if this version of the engine does not know it.
 */
export function findExamNorm(id: string): BuiltInExamNorm | null {
  return examNorms.findLast((norm) => id === norm.name || id === examNormId(norm)) ?? null;
}

/** The norms of this file by which an exam can begin today: the newest version of each name. */
export function currentExamNorms(): readonly BuiltInExamNorm[] {
  return examNorms.filter((norm) => findExamNorm(norm.name) === norm);
}

/** How many strokes an attempt with extra time needs for a speed in strokes per minute. */
export function neededStrokes(norm: Pick<ExamNorm, "minutes">, extraTime: number, strokesPerMinute: number): number {
  return Math.ceil((strokesPerMinute * givenMs(norm, extraTime)) / 60_000);
}

/** The time of an attempt in ms, with extra time in percent. A log has room for an hour, so nobody has more. */
export function givenMs({ minutes }: Pick<ExamNorm, "minutes">, extraTime: number): number {
  // Whole numbers: a percent of a minute is 600 ms.
  return Math.min(minutes * 600 * (100 + extraTime), MAX_LOG_DURATION_MS);
}

/** Up to this speed nobody types a text twice: twice the highest that a Dutch norm asks for. */
const STROKES_PER_MINUTE = 400;

/** How long the text of an attempt is at least. */
export function leastStrokes({ minutes }: Pick<ExamNorm, "minutes">): number {
  return minutes * STROKES_PER_MINUTE;
}

/**
 * The text of each attempt: whole texts in a row until it is long enough. The next attempt goes on with the next text;
 * after the last text comes the first. No attempt has a text twice, so few short texts may not be enough.
 */
export function fillAttempts(
  texts: readonly string[],
  norm: Pick<ExamNorm, "minutes" | "attempts">,
): readonly string[] {
  let drawn = 0;
  return Array.from({ length: norm.attempts }, () => {
    let filled = "";
    for (let taken = 0; taken < texts.length && filled.length < leastStrokes(norm); taken += 1, drawn += 1)
      filled += (taken === 0 ? "" : " ") + (texts[drawn % texts.length] ?? "");
    return filled;
  });
}
