import { encodeLog } from "../../../../engine/log/logCodec";
import type { Keystroke } from "../../../../engine/log/Keystroke";
import { isRaceCode } from "../../../../contract/codes";
import type { KeptRun } from "./KeptRun";
import type { StrandedRun } from "./StrandedRun";

/** A run as local storage had it, or nothing when it is none: others may have written there. */
export function readKeptRun(value: unknown): readonly KeptRun[] {
  if (isKeptRun(value)) return [value];
  if (!isStrandedRun(value)) return [];
  const { keystrokes, ...run } = value;
  return [{ ...run, log: encodeLog(keystrokes) }];
}

function isKeptRun(value: unknown): value is KeptRun {
  return hasFacts(value) && has(value, "log", "string");
}

function isStrandedRun(value: unknown): value is StrandedRun {
  if (!hasFacts(value)) return false;
  const keystrokes: unknown = Reflect.get(value, "keystrokes");
  return Array.isArray(keystrokes) && keystrokes.every(isKeystroke);
}

function isKeystroke(value: unknown): value is Keystroke {
  if (!has(value, "time", "number") || !has(value, "kind", "string")) return false;
  const kind: unknown = Reflect.get(value, "kind");
  return kind === "deleteGrapheme" || kind === "deleteWord" || (kind === "insert" && has(value, "text", "string"));
}

function hasFacts(value: unknown): value is object {
  const isNamed =
    has(value, "runId", "string") &&
    has(value, "startedAtMs", "number") &&
    has(value, "mode", "string") &&
    has(value, "language", "string");
  return (
    isNamed &&
    has(value, "modeAmount", "number", "null") &&
    has(value, "seed", "number", "null") &&
    has(value, "textId", "string", "null") &&
    hasExtras(value)
  );
}

/** What only some runs have. Runs that an earlier version left have none of it. */
function hasExtras(value: object): boolean {
  const isWord = (name: string) => has(value, name, "string", "null", "undefined");
  const isNumber = (name: string) => has(value, name, "number", "null", "undefined");
  const isSwitch = (name: string) => has(value, name, "boolean", "undefined");
  return (
    ["layout", "prompt", "exerciseId", "account"].every(isWord) &&
    ["from", "to"].every(isNumber) &&
    ["punctuation", "numbers"].every(isSwitch) &&
    isOfRaceOrNone(Reflect.get(value, "raceCode"))
  );
}

function isOfRaceOrNone(code: unknown): boolean {
  return code == null || (typeof code === "string" && isRaceCode(code));
}

function has(value: unknown, name: string, ...types: readonly string[]): value is object {
  if (typeof value !== "object" || value === null) return false;
  const field: unknown = Reflect.get(value, name);
  return types.includes(field === null ? "null" : typeof field);
}
