import type { FieldConnection } from "../input/typingInput";
import type { StageElements } from "../stage/StageView";
import type { TypingRun, TypingRunOptions } from "../TypingRun";

/** A run that began on a rendered page before hydration. */
export type EarlyTyping = {
  readonly run: TypingRun;
  readonly elements: StageElements;
  readonly connection: FieldConnection;
  readonly closeStage: () => void;
};

let stage: EarlyTyping | null = null;
let field: EarlyTyping | null = null;
let isAlive = false;

/** Whether the page has been hydrated with a typing stage, so that it is too late to begin early. */
export function isPageAlive(): boolean {
  return isAlive;
}

/** Stores a run that began early until the hydrated page takes over the run, its stage and its field. */
export function storeEarlyTyping(early: EarlyTyping): void {
  stage = early;
  field = early;
}

/**
 * The run that began on this text with this limit and these rules, as long as its stage was not taken over; otherwise
 * null. Can be called more than once.
 */
export function earlyRun({ text, limitMs, rules, isForwardOnly = false }: TypingRunOptions): TypingRun | null {
  const run = stage?.run;
  const isSame = run?.text === text && run.limitMs === (limitMs ?? null) && run.rules === rules;
  return isSame && run.isForwardOnly === isForwardOnly ? run : null;
}

/**
 * For the first stage of the page: the function that stops drawing the early run, if it is this run on these elements.
 * Otherwise the early run is stopped, and null is returned.
 */
export function takeEarlyStage(run: TypingRun, { lines }: StageElements): (() => void) | null {
  const early = stage;
  stage = null;
  isAlive = true;
  if (early === null || (early.run === run && early.elements.lines === lines)) return early?.closeStage ?? null;
  early.closeStage();
  // The page shows something else than the server rendered.
  if (early.run !== run) early.run.stop("left");
  return null;
}

/** The same for what is typed into its field. */
export function takeEarlyField(run: TypingRun, element: HTMLTextAreaElement): FieldConnection | null {
  const early = field;
  field = null;
  if (early === null || (early.run === run && early.elements.field === element)) return early?.connection ?? null;
  early.connection.close();
  return null;
}
