import { decodeText } from "../files/UploadedFile";
import {
  checkAccuracy,
  checkAmount,
  checkDuration,
  checkNumber,
  checkSpeed,
  checkTime,
  type FileRun,
  findNamedLanguage,
  type ImportRead,
  RunCollector,
  SkippedRun,
} from "./importedFile";
import { limits } from "../../contract/limits";
import { DEFAULT_LANGUAGE } from "../../contract/languages/languages";
import { CHARACTERS_PER_WORD } from "../../engine/metrics/rates";

/**
 * The runs of a file from another site, recognized by its content: Monkeytype's results.csv or keybr's
 * typing-data.json. Refuses other files (NOT_AN_EXPORT), and what {@link decodeText} and the readers of both refuse.
 * @param now ms since 1970; runs after it are skipped.
 */
export function readImport(bytes: Uint8Array, now: number): ImportRead {
  const text = decodeText(bytes);
  if (typeof text !== "string") return text;
  if (text.trim() === "") return { refused: "REQUIRED" };
  if (isList(text)) return readKeybr(text, now);
  const separator = findSeparator(text);
  return separator === null ? { refused: "NOT_AN_EXPORT" } : readMonkeytype(text, separator, now);
}

/** More than any lesson has. */
const MOST_LENGTH = 100_000;

/** Whether a file begins like keybr's typing-data.json, which is a list. */
function isList(text: string): boolean {
  return /^\s*\[/u.test(text.slice(0, 100));
}

/**
 * The runs of keybr's typing-data.json. Refuses a file that ends early (FILE_CUT_OFF), one that is no list of results
 * (NOT_AN_EXPORT), and what {@link RunCollector.finish} refuses.
 */
function readKeybr(text: string, now: number): ImportRead {
  const list = parseList(text);
  if (list === null) return { refused: isCutOff(text) ? "FILE_CUT_OFF" : "NOT_AN_EXPORT" };
  if (list.length > limits.importedRuns) return { refused: "TOO_MANY_RUNS" };
  const [first] = list;
  if (first !== undefined && !(isResult(first) && "timeStamp" in first)) return { refused: "NOT_AN_EXPORT" };
  const runs = new RunCollector("KEYBR");
  for (const [at, result] of list.entries())
    runs.add(at + 1, () => {
      if (!isResult(result)) throw new SkippedRun("timeStamp", "MISSING");
      return readKeybrRun(result, now);
    });
  return runs.finish();
}

function parseList(text: string): readonly unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** Of a text that is no JSON: whether it ends before its list does. */
function isCutOff(text: string): boolean {
  return !text.trimEnd().endsWith("]");
}

type Result = Readonly<Record<string, unknown>>;

function isResult(value: unknown): value is Result {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function readKeybrRun(result: Result, now: number): FileRun {
  const number = (field: string, least: number, most: number) => checkNumber(field, result[field], least, most);
  const length = number("length", 1, MOST_LENGTH);
  const errors = number("errors", 0, MOST_LENGTH);
  const durationMs = checkDuration("time", result["time"]);
  if (errors > length) throw new SkippedRun("errors", "OUT_OF_RANGE");
  return {
    typedAt: checkTime("timeStamp", toTime(result["timeStamp"]), now),
    // Its results do not name the language.
    mode: "ADAPTIVE",
    modeAmount: null,
    language: null,
    durationMs,
    // From what it is made of, so that it is the speed of this length in this time.
    wpm: checkSpeed("speed", (length / CHARACTERS_PER_WORD / durationMs) * 60_000),
    accuracy: checkAccuracy("errors", ((length - errors) / length) * 100),
  };
}

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/u;

/** Files have times in ISO 8601; earlier ones have ms since 1970. */
function toTime(value: unknown): unknown {
  if (typeof value !== "string" || value === "") return value;
  return isoTime.test(value) ? Date.parse(value) : Number.NaN;
}

/** The columns that are read. The file has more, and their order may change. */
const needed = ["wpm", "acc", "mode", "mode2", "testDuration", "language", "timestamp"] as const;

type Column = (typeof needed)[number];

/** Its own separator was `|` for years; spreadsheets write the others. */
const separators = ["|", ",", ";", "\t"] as const;

/** A result has about 200 characters. */
const MOST_LINE = 4_000;

/** Empty lines included. */
const MOST_LINES = 2 * limits.importedRuns;

/** The name of a language, a mode or a number is never longer. */
const MOST_CELL = 100;

/** Whether a file begins like Monkeytype's results.csv; the separator of its columns, or null. */
function findSeparator(text: string): string | null {
  const head = text.slice(0, MOST_LINE).split("\n", 1)[0] ?? "";
  const names = (separator: string) => new Set(head.split(separator).map(nameOf));
  return separators.find((separator) => needed.every((column) => names(separator).has(column))) ?? null;
}

function nameOf(cell: string): string {
  return cell.trim().replace(/^"(.*)"$/u, "$1");
}

/**
 * The runs of Monkeytype's results.csv. Refuses a file with a line of over 4,000 characters (TOO_LONG), and what {@link
 * RunCollector.finish} refuses. Its cells have no line breaks, so each line is a row.
 */
function readMonkeytype(text: string, separator: string, now: number): ImportRead {
  const [first = "", ...lines] = text.split(/\r\n?|\n/u);
  if (first.length > MOST_LINE || lines.some((line) => line.length > MOST_LINE)) return { refused: "TOO_LONG" };
  if (lines.length > MOST_LINES) return { refused: "TOO_MANY_RUNS" };
  const head = splitLine(first, separator).cells.map(nameOf);
  const places = new Map(needed.map((column) => [column, head.indexOf(column)]));
  const runs = new RunCollector("MONKEYTYPE");
  for (const [at, line] of lines.entries()) {
    if (line.trim() === "") continue;
    runs.add(at + 2, () => {
      const { cells, isBroken } = splitLine(line, separator);
      if (isBroken) throw new SkippedRun(head[cells.length] ?? "", "UNKNOWN_VALUE");
      if (cells.length < head.length) throw new SkippedRun(head[cells.length] ?? "", "MISSING");
      if (cells.length > head.length) throw new SkippedRun(head.at(-1) ?? "", "UNKNOWN_VALUE");
      return readMonkeytypeRun((column) => cells[places.get(column) ?? -1]?.trim() ?? "", now);
    });
  }
  return runs.finish();
}

type SplitLine = { readonly cells: readonly string[]; readonly isBroken: boolean };

/** The cells of a line. It is broken if a quoted cell does not end, or goes on after its end. */
function splitLine(line: string, separator: string): SplitLine {
  if (!line.includes('"')) return { cells: line.split(separator), isBroken: false };
  const cells: string[] = [];
  for (let at = 0; at <= line.length;) {
    if (line[at] === '"') {
      let end = line.indexOf('"', at + 1);
      while (end >= 0 && line[end + 1] === '"') end = line.indexOf('"', end + 2);
      if (end < 0 || (end + 1 < line.length && line[end + 1] !== separator)) return { cells, isBroken: true };
      cells.push(line.slice(at + 1, end).replaceAll('""', '"'));
      at = end + 2;
    } else {
      const end = line.indexOf(separator, at);
      cells.push(line.slice(at, end < 0 ? line.length : end));
      at = end < 0 ? line.length + 1 : end + 1;
    }
  }
  return { cells, isBroken: false };
}

type Mode = Pick<FileRun, "mode" | "modeAmount">;

function readMonkeytypeRun(cellOf: (column: Column) => string, now: number): FileRun {
  const text = (column: Column): string => {
    const cell = cellOf(column);
    if (cell === "") throw new SkippedRun(column, "MISSING");
    if (cell.length > MOST_CELL) throw new SkippedRun(column, "UNKNOWN_VALUE");
    return cell;
  };
  const number = (column: Column): number => readNumber(column, text(column));
  const readMode = (): Mode => {
    const mode = text("mode");
    if (mode === "time" || mode === "words") {
      const amount = checkAmount("mode2", number("mode2"));
      return { mode: mode === "time" ? "TIME" : "WORDS", modeAmount: amount };
    }
    if (mode === "quote") return { mode: "TEXT", modeAmount: null };
    if (mode === "custom" || mode === "zen") return { mode: "CUSTOM", modeAmount: null };
    throw new SkippedRun("mode", "UNKNOWN_VALUE");
  };
  return {
    typedAt: checkTime("timestamp", number("timestamp"), now),
    ...readMode(),
    // Earlier results lack a language: they are in English, which is the default there as here.
    language: cellOf("language") === "" ? DEFAULT_LANGUAGE : findNamedLanguage(text("language")),
    durationMs: checkDuration("testDuration", number("testDuration") * 1000),
    wpm: checkSpeed("wpm", number("wpm")),
    accuracy: checkAccuracy("acc", number("acc")),
  };
}

/** A number as JavaScript writes it, and nothing else that it would read, such as `0x1f` or a space. */
function readNumber(column: Column, cell: string): number {
  return checkNumber(
    column,
    /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/u.test(cell) ? Number(cell) : Number.NaN,
    -Number.MAX_VALUE,
    Number.MAX_VALUE,
  );
}
