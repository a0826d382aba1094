import { limits } from "../../contract/limits";
import {
  checkAccuracy,
  checkAmount,
  checkDuration,
  checkNumber,
  checkSpeed,
  checkTime,
  findNamedLanguage,
  RunCollector,
  SkippedRun,
  type FileRun,
  type ImportRead,
} from "./importedFile";

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
export function findSeparator(text: string): string | null {
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
export function readMonkeytype(text: string, separator: string, now: number): ImportRead {
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
      return readRun((column) => cells[places.get(column) ?? -1]?.trim() ?? "", now);
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

function readRun(cellOf: (column: Column) => string, now: number): FileRun {
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
    // Earlier results lack a language, and are English.
    language: cellOf("language") === "" ? "en" : findNamedLanguage(text("language")),
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
