import { roundDown } from "../../engine/metrics/rates";
import { limits } from "../../contract/limits";
import type { ImportIssueKind, ImportSource } from "../../contract/enums";
import { type Language, languageCodes } from "../../contract/languages/languages";
import type { ErrorCode } from "../../contract/errorCodes";
import type { ImportedRunRow } from "../database/progressSchema";

/** What is wrong with a run of a file, which is then skipped. */
export type ImportIssue = {
  /** The line of a table, or the number of a result in a list, from 1. */
  readonly line: number;
  /** The field as the file calls it. */
  readonly field: string;
  readonly kind: ImportIssueKind;
};

/** One run of a file. Times in ms. */
export type FileRun = Omit<ImportedRunRow, "userId" | "typedAt" | "source"> & { readonly typedAt: number };

/** The runs of a file. Rows are JSON for Postgres, so that the thread of the requests only passes them on. */
export type ImportedFile = {
  readonly source: ImportSource;
  /** Different valid runs. */
  readonly runs: number;
  /** Valid runs that the file has twice. */
  readonly repeated: number;
  readonly skipped: number;
  /** The first of the skipped runs. */
  readonly issues: readonly ImportIssue[];
  /** The time of the first and of the last run; null without runs. */
  readonly firstAt: number | null;
  readonly lastAt: number | null;
  /** Each is a JSON list of at most {@link ROWS_AT_ONCE} runs. */
  readonly batches: readonly string[];
};

export type ImportRead = ImportedFile | { readonly refused: ErrorCode };

/** How many runs one statement takes. */
export const ROWS_AT_ONCE = 2_000;

/** Enough to see what is wrong with a file. */
const MOST_ISSUES = 20;

/** Before any of the sites existed. */
const EARLIEST = Date.UTC(2005, 0, 1);

/** How far a clock may be ahead. */
const CLOCK_SLACK_MS = 86_400_000;

const MOST_WPM = 400;
const MOST_DURATION_MS = 24 * 3_600_000;
const MOST_AMOUNT = 100_000;

/** Thrown while a run is read, which is then skipped. */
export class SkippedRun extends Error {
  readonly field: string;
  readonly kind: ImportIssueKind;

  constructor(field: string, kind: ImportIssueKind) {
    super(`${field}: ${kind}`);
    this.field = field;
    this.kind = kind;
  }
}

/** Collects the runs of a file. */
export class RunCollector {
  readonly #source: ImportSource;
  readonly #byTime = new Map<number, FileRun>();
  readonly #issues: ImportIssue[] = [];
  #skipped = 0;
  #repeated = 0;

  constructor(source: ImportSource) {
    this.#source = source;
  }

  /** Adds a run, or an issue if reading it throws {@link SkippedRun}. */
  add(line: number, read: () => FileRun): void {
    try {
      const run = read();
      if (this.#byTime.has(run.typedAt)) this.#repeated += 1;
      else this.#byTime.set(run.typedAt, run);
    } catch (error) {
      if (!(error instanceof SkippedRun)) throw error;
      this.#skipped += 1;
      if (this.#issues.length < MOST_ISSUES) this.#issues.push({ line, field: error.field, kind: error.kind });
    }
  }

  /** Refuses a file without runs (REQUIRED), and one with too many (TOO_MANY_RUNS). */
  finish(): ImportRead {
    const runs = [...this.#byTime.values()].sort((one, other) => one.typedAt - other.typedAt);
    const rows = runs.length + this.#repeated + this.#skipped;
    if (rows === 0) return { refused: "REQUIRED" };
    if (rows > limits.importedRuns) return { refused: "TOO_MANY_RUNS" };
    return {
      source: this.#source,
      runs: runs.length,
      repeated: this.#repeated,
      skipped: this.#skipped,
      issues: this.#issues,
      firstAt: runs[0]?.typedAt ?? null,
      lastAt: runs.at(-1)?.typedAt ?? null,
      batches: Array.from({ length: Math.ceil(runs.length / ROWS_AT_ONCE) }, (_, at) =>
        JSON.stringify(runs.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE)),
      ),
    };
  }
}

/** A number within bounds, both included. */
export function checkNumber(field: string, value: unknown, least: number, most: number): number {
  if (value === undefined || value === null || value === "") throw new SkippedRun(field, "MISSING");
  if (typeof value !== "number" || !Number.isFinite(value)) throw new SkippedRun(field, "NOT_A_NUMBER");
  if (value < least || value > most) throw new SkippedRun(field, "OUT_OF_RANGE");
  return value;
}

/** A time in ms since 1970, in whole ms. */
export function checkTime(field: string, value: unknown, now: number): number {
  const at = Math.round(checkNumber(field, value, EARLIEST, Number.MAX_SAFE_INTEGER));
  if (at > now + CLOCK_SLACK_MS) throw new SkippedRun(field, "IN_THE_FUTURE");
  return at;
}

/** In hundredths: the column is too narrow for some of the numbers that a file can hold. */
export const checkSpeed = (field: string, value: unknown) => roundDown(checkNumber(field, value, 0, MOST_WPM), 2);
export const checkAccuracy = (field: string, value: unknown) => roundDown(checkNumber(field, value, 0, 100), 2);
export const checkDuration = (field: string, ms: unknown) => Math.round(checkNumber(field, ms, 1, MOST_DURATION_MS));
export const checkAmount = (field: string, value: unknown) => Math.round(checkNumber(field, value, 0, MOST_AMOUNT));

const inEnglish = new Intl.DisplayNames("en", { type: "language" });

const languageNames: ReadonlyMap<string, Language> = new Map(
  languageCodes.map((code) => [inEnglish.of(code)?.toLowerCase() ?? code, code]),
);

/** The language that a site calls `english_1k` or `german`; null for one that Typeloop does not have. */
export function findNamedLanguage(name: string): Language | null {
  const word = name.toLowerCase().split("_", 1)[0] ?? "";
  return languageNames.get(word) ?? null;
}
