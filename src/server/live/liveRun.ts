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
export function tellRun({ id, start, told, zeroAt, keyAt }: FollowedRun, now: number): ToldRun {
  const keystrokes: string[] = [];
  for (let at: ToldBatches | null = told; at; at = at.before) keystrokes.push(at.keystrokes);
  return { id, start, keystrokes: keystrokes.toReversed(), zeroAgo: now - zeroAt, keyAgo: now - keyAt };
}

/** Decodes a run from another process. */
export function hearRun(
  { id, start, keystrokes, zeroAgo, keyAgo }: ToldRun,
  texts: SharedTexts,
  now: number,
): FollowedRun {
  const run = keystrokes.reduce(next, startLiveRun(texts.layOut(start.rules, start.text), start.position));
  const told = keystrokes.reduce((before: ToldBatches | null, batch) => ({ keystrokes: batch, before }), null);
  return { id, start, run, told, zeroAt: now - zeroAgo, keyAt: now - keyAgo };
}

function next(run: LiveRun, keystrokes: string): LiveRun {
  const taken = takeLiveBatch(run, run.batch + 1, keystrokes);
  return "run" in taken ? taken.run : run;
}

/**
 * The batches of a run, last one first, for processes where someone starts to watch later. Grows without being copied.
 */
export type ToldBatches = { readonly keystrokes: string; readonly before: ToldBatches | null };

/** A followed run, with its times on the server's clock (ms). */
export type FollowedRun = {
  readonly id: string;
  readonly start: LiveStart;
  readonly run: LiveRun;
  readonly told: ToldBatches | null;
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
    const known = this.#texts.get(key)?.deref();
    if (known) return known;
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
  const known = before?.id === report.runId ? before : null;
  if (!known && report.batch > 1) return report.isOver ? { followed: before } : { expected: 1 };
  const begun = known ?? begin(report, texts, now);
  if (!begun) return { refused: "BAD_REQUEST" };
  const taken = takeLiveBatch(begun.run, report.batch, report.keystrokes);
  if (!("run" in taken)) return taken;
  const isRepeat = taken.run === begun.run;
  if (report.isOver && (!isRepeat || report.batch === taken.run.batch)) return { followed: null };
  if (isRepeat) return { followed: begun };
  const zeroAt = now - Math.max(report.elapsedMs, taken.run.lastTime);
  const told = { keystrokes: report.keystrokes, before: begun.told };
  return { followed: { ...begun, run: taken.run, told, zeroAt, keyAt: keyAtOf(begun, taken.run.lastTime, zeroAt) } };
}

function begin({ runId, start }: TypingReport, texts: SharedTexts, now: number): FollowedRun | null {
  if (!start) return null;
  return {
    id: runId,
    start,
    run: startLiveRun(texts.layOut(start.rules, start.text), start.position),
    told: null,
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
export type ToldRun = {
  readonly id: string;
  readonly start: LiveStart;
  /** Its batches in order. */
  readonly keystrokes: readonly string[];
  readonly zeroAgo: number;
  readonly keyAgo: number;
};
