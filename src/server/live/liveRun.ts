import {
  startLiveRun,
  type LiveRun,
  takeLiveBatch,
  type LiveRefusal,
  type LiveStart,
  type LiveRules,
  layOutLiveText,
  type LiveText,
} from "../../engine/live/LiveRun";

/** Encodes a run for another process. */
export function encodeRun({ id, start, batches, zeroAt, keyAt }: FollowedRun, now: number): EncodedRun {
  const keystrokes: string[] = [];
  for (let at: BatchList | null = batches; at; at = at.before) keystrokes.push(at.keystrokes);
  return { id, start, keystrokes: keystrokes.toReversed(), zeroAgo: now - zeroAt, keyAgo: now - keyAt };
}

/** Decodes a run from another process. */
export function decodeRun(
  { id, start, keystrokes, zeroAgo, keyAgo }: EncodedRun,
  texts: SharedTexts,
  now: number,
): FollowedRun {
  const run = keystrokes.reduce(next, startLiveRun(texts.layOut(start.rules, start.text), start.position));
  const batches = keystrokes.reduce((before: BatchList | null, batch) => ({ keystrokes: batch, before }), null);
  return { id, start, run, batches, zeroAt: now - zeroAgo, keyAt: now - keyAgo };
}

function next(run: LiveRun, keystrokes: string): LiveRun {
  const taken = takeLiveBatch(run, run.batch + 1, keystrokes);
  return "run" in taken ? taken.run : run;
}

/**
 * The batches of a run, last one first, for processes where someone starts to watch later. Grows without being copied.
 */
export type BatchList = { readonly keystrokes: string; readonly before: BatchList | null };

/** A followed run, with its times on the server's clock (ms). */
export type FollowedRun = {
  readonly id: string;
  readonly start: LiveStart;
  readonly run: LiveRun;
  readonly batches: BatchList | null;
  readonly zeroAt: number;
  readonly keyAt: number;
};

/** Texts being typed, prepared once for all users who type them, and dropped with the last run. */
export class SharedTexts {
  readonly #texts = new Map<string, WeakRef<LiveText>>();
  readonly #gone = new FinalizationRegistry<string>((key) => {
    if (!this.#texts.get(key)?.deref()) this.#texts.delete(key);
  });

  layOut(rules: LiveRules, text: string): LiveText {
    const key = `${rules} ${text}`;
    const cached = this.#texts.get(key)?.deref();
    if (cached) return cached;
    const made = layOutLiveText(rules, text);
    this.#texts.set(key, new WeakRef(made));
    this.#gone.register(made, key);
    return made;
  }
}

/**
 * The run after a report (null: it is over), the number of the batch expected instead, or why the report is refused.
 */
export type ReportDecision =
  | { readonly followed: FollowedRun | null }
  | { readonly expected: number }
  | { readonly refused: LiveRefusal | "BAD_REQUEST" };

/**
 * Decides a report. The first batch of another run replaces the current one: a user who types in two windows is shown
 * in the one they started last, and in the other as soon as they continue there, because the response to its next batch
 * is to begin again.
 */
export function decideReport(
  before: FollowedRun | null,
  report: TypingReport,
  texts: SharedTexts,
  now: number,
): ReportDecision {
  const existing = before?.id === report.runId ? before : null;
  if (!existing && report.batch > 1) return report.isOver ? { followed: before } : { expected: 1 };
  const current = existing ?? begin(report, texts, now);
  if (!current) return { refused: "BAD_REQUEST" };
  const taken = takeLiveBatch(current.run, report.batch, report.keystrokes);
  if (!("run" in taken)) return taken;
  const isRepeat = taken.run === current.run;
  if (report.isOver && (!isRepeat || report.batch === taken.run.batch)) return { followed: null };
  if (isRepeat) return { followed: current };
  const zeroAt = now - Math.max(report.elapsedMs, taken.run.lastTime);
  const batches = { keystrokes: report.keystrokes, before: current.batches };
  return {
    followed: { ...current, run: taken.run, batches, zeroAt, keyAt: keyAtOf(current, taken.run.lastTime, zeroAt) },
  };
}

function begin({ runId, start }: TypingReport, texts: SharedTexts, now: number): FollowedRun | null {
  if (!start) return null;
  return {
    id: runId,
    start,
    run: startLiveRun(texts.layOut(start.rules, start.text), start.position),
    batches: null,
    zeroAt: now,
    keyAt: now,
  };
}

/** When the last key was pressed, by the server's clock. */
function keyAtOf(before: FollowedRun, lastTime: number, zeroAt: number): number {
  return before.run.batch > 0 && before.run.lastTime === lastTime ? before.keyAt : zeroAt + lastTime;
}

/** A part of a run as reported by its page. `elapsedMs` is the time in the run. */
export type TypingReport = {
  readonly runId: string;
  readonly batch: number;
  /** Only in the first batch; null in all others. */
  readonly start: LiveStart | null;
  readonly keystrokes: string;
  readonly elapsedMs: number;
  readonly isOver: boolean;
};

/**
 * A run so far, for a process that has not seen its beginning. Times are in ms before it was sent, because clocks of
 * computers differ.
 */
export type EncodedRun = {
  readonly id: string;
  readonly start: LiveStart;
  /** Its batches in order. */
  readonly keystrokes: readonly string[];
  readonly zeroAgo: number;
  readonly keyAgo: number;
};
