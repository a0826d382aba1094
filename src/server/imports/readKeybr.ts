import {
  checkAccuracy,
  checkDuration,
  checkNumber,
  checkSpeed,
  checkTime,
  RunCollector,
  SkippedRun,
  type FileRun,
  type ImportRead,
} from "./importedFile";
import { limits } from "../../contract/limits";
import { CHARACTERS_PER_WORD } from "../../engine/metrics/rates";

/** More than any lesson has. */
const MOST_LENGTH = 100_000;

/** Whether a file begins like keybr's typing-data.json, which is a list. */
export function isList(text: string): boolean {
  return /^\s*\[/u.test(text.slice(0, 100));
}

/**
 * The runs of keybr's typing-data.json. Refuses a file that ends early (FILE_CUT_OFF), one that is no list of results
 * (NOT_AN_EXPORT), and what {@link RunCollector.finish} refuses.
 */
export function readKeybr(text: string, now: number): ImportRead {
  const list = parseList(text);
  if (list === null) return { refused: isCutOff(text) ? "FILE_CUT_OFF" : "NOT_AN_EXPORT" };
  if (list.length > limits.importedRuns) return { refused: "TOO_MANY_RUNS" };
  const [first] = list;
  if (first !== undefined && !(isResult(first) && "timeStamp" in first)) return { refused: "NOT_AN_EXPORT" };
  const runs = new RunCollector("KEYBR");
  for (const [at, result] of list.entries())
    runs.add(at + 1, () => {
      if (!isResult(result)) throw new SkippedRun("timeStamp", "MISSING");
      return readRun(result, now);
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

function readRun(result: Result, now: number): FileRun {
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
