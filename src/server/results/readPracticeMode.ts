import { TIME_MODES, WORD_MODES, type PracticeMode } from "../../engine/practice/PracticeMode";
import { InvalidInput, type Issue } from "../graphql/errors";
import { fromGlobalId } from "../graphql/rowId";

const LARGEST_SEED = 2_147_483_647;

export type ModeInput = {
  readonly mode: "TIME" | "WORDS" | "TEXT";
  readonly modeAmount?: number | null | undefined;
  readonly seed?: number | null | undefined;
  readonly textId?: string | null | undefined;
};

/** What a run says it was: words drawn by a seed, or a text of the library by its row id. */
export type ReadMode =
  | { readonly mode: Exclude<PracticeMode, { kind: "text" }>; readonly amount: number; readonly seed: number; readonly textId: null }
  | { readonly mode: Extract<PracticeMode, { kind: "text" }>; readonly amount: null; readonly seed: null; readonly textId: string };

/** Reads how the run was set up, or says which of the fields does not go with its mode. */
export function readPracticeMode(input: ModeInput): ReadMode | InvalidInput {
  return input.mode === "TEXT" ? readText(input) : readWords(input);
}

function readText({ modeAmount, seed, textId }: ModeInput): ReadMode | InvalidInput {
  const issues: Issue[] = [...unwanted("modeAmount", modeAmount), ...unwanted("seed", seed)];
  const id = textId ? fromGlobalId("Text", textId) : null;
  if (id === null) issues.push({ path: "textId", code: textId ? "TEXT_NOT_FOUND" : "REQUIRED" });
  return id === null || issues.length > 0 ? new InvalidInput(issues) : { mode: { kind: "text" }, amount: null, seed: null, textId: id };
}

function readWords({ mode, modeAmount, seed, textId }: ModeInput): ReadMode | InvalidInput {
  const issues: Issue[] = [...unwanted("textId", textId)];
  const seconds = TIME_MODES.find((one) => one === modeAmount);
  const count = WORD_MODES.find((one) => one === modeAmount);
  const isKnown = (mode === "TIME" ? seconds : count) !== undefined;
  if (!isKnown) issues.push({ path: "modeAmount", code: isMissing(modeAmount) ? "REQUIRED" : "BAD_REQUEST" });
  if (isMissing(seed)) issues.push({ path: "seed", code: "REQUIRED" });
  else if (seed < 0 || seed > LARGEST_SEED) issues.push({ path: "seed", code: "BAD_REQUEST" });
  if (issues.length > 0 || isMissing(seed)) return new InvalidInput(issues);
  if (mode === "TIME" && seconds !== undefined) return { mode: { kind: "time", seconds }, amount: seconds, seed, textId: null };
  return count === undefined ? new InvalidInput(issues) : { mode: { kind: "words", count }, amount: count, seed, textId: null };
}

function isMissing<Value>(value: Value | null | undefined): value is null | undefined {
  return value === null || value === undefined;
}

function unwanted(path: string, value: unknown): readonly Issue[] {
  return isMissing(value) ? [] : [{ path, code: "BAD_REQUEST" }];
}
