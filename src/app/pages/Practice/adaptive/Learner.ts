import { dayNumber } from "../../../../contract/dates";
import { addRun, type FinishedRun } from "../../../../engine/adaptive/addRun";
import {
  emptyAdaptiveState,
  type AdaptiveState,
  clampState,
  newerState,
  plausibleEnd,
  defaultGoal,
  compareMarks,
} from "../../../../engine/adaptive/AdaptiveState";
import type { LayoutId } from "../../../../engine/keyboards/KeyboardLayout";
import { getTimeZone } from "../../../platform/dates/localTime";
import type { TypingRun } from "../../../typing/TypingRun";
import type { UnsavedRun } from "../../../features/saving/UnsavedRun";
import { type Learning, askLearning } from "./fetchLearning";
import { recallLearning, rememberLearning } from "./learningStorage";
import type { IEnvironment } from "relay-runtime";
import { getToken } from "../../../relay/sessionToken";
import { layoutNameOf } from "../../../typing/layoutName";
import { usualLayout } from "../../../../engine/keyboards/guessLayout";
import { decodeLog } from "../../../../engine/log/logCodec";
import { readUnsavedRuns } from "../../../features/saving/unsavedRuns";

/** What a run did to what is known. */
export type Lesson = { readonly before: AdaptiveState; readonly after: AdaptiveState };

/** Why this browser cannot be relied on to remember: it forbids that or is full, or what it had could not be read. */
export type MemoryTrouble = "blocked" | "damaged";

/**
 * What practice knows of a person on one layout, for as long as the page is open: what this browser remembers, what the
 * server says, and each run that is finished here.
 * The server learns from the same runs when they are saved.
 */
export class Learner {
  readonly layout: LayoutId;
  readonly #lessons = new WeakMap<TypingRun, Lesson>();
  #state: AdaptiveState = emptyAdaptiveState;
  #owner: string | null = null;
  #trouble: MemoryTrouble | null = null;
  /** The server's clock minus `performance.now()`, in ms; null while the server said nothing. */
  #offset: number | null = null;

  /**
   * @param hasAccount whether somebody is signed in, be it as a guest: what an account left in this browser is nobody
   * else's.
   */
  constructor(layout: LayoutId, hasAccount: boolean) {
    this.layout = layout;
    const found = recallLearning(layout);
    if (found.kind === "blocked" || found.kind === "damaged") this.#trouble = found.kind;
    if (found.kind !== "found" || (found.remembered.owner !== null && !hasAccount)) return;
    this.#state = found.remembered.state;
    this.#owner = found.remembered.owner;
  }

  get state(): AdaptiveState {
    return this.#state;
  }

  get trouble(): MemoryTrouble | null {
    return this.#trouble;
  }

  /** The day, where the host is. */
  get today(): number {
    return this.#dayOf(
      this.#offset === null ? plausibleEnd(Date.now(), this.#state.last) : this.#serverNow(this.#offset),
    );
  }

  /**
   * Takes in what the server says: of two states the one that has seen more goes on, and what waits to be saved is not
   * lost from it.
   */
  hear({ owner, state, now }: Learning): void {
    this.#offset = now - performance.now();
    // Another account's than that of who is here.
    const mine =
      this.#owner === null || this.#owner === owner
        ? clampState(this.#state, now, this.#dayOf(now))
        : emptyAdaptiveState;
    this.#owner = owner;
    this.#state = state === null || newerState(state, mine) === mine ? mine : this.#withWaiting(state, now);
    if (this.#state.runs > 0) this.#remember();
  }

  /** Learns from a finished run, once. */
  finish(run: TypingRun, { runId, startedAtMs }: Pick<UnsavedRun, "runId" | "startedAtMs">): Lesson {
    const known = this.#lessons.get(run);
    if (known !== undefined) return known;
    const before = this.#withOtherTabs();
    const durationMs = run.end?.durationMs ?? 0;
    const endedAt =
      this.#offset === null
        ? plausibleEnd(startedAtMs + durationMs, before.last)
        : Math.max(this.#serverNow(this.#offset), (before.last?.endedAt ?? 0) + 1);
    const { rules, text, keystrokes } = run;
    const after = addRun(
      before,
      { rules, text, keystrokes, durationMs, id: runId, endedAt, day: this.#dayOf(endedAt) },
      defaultGoal,
    );
    const lesson = { before, after };
    this.#lessons.set(run, lesson);
    this.#state = after;
    this.#remember();
    return lesson;
  }

  #withWaiting(state: AdaptiveState, now: number): AdaptiveState {
    const waiting = waitingRuns(this.layout, now).filter(({ id }) => id !== state.last?.id);
    return waiting.reduce((learnt, run) => addRun(learnt, run, defaultGoal), state);
  }

  /** Another tab may have gone on meanwhile. */
  #withOtherTabs(): AdaptiveState {
    const found = recallLearning(this.layout);
    return found.kind === "found" && found.remembered.owner === this.#owner
      ? newerState(this.#state, found.remembered.state)
      : this.#state;
  }

  #remember(): void {
    if (!rememberLearning(this.layout, { owner: this.#owner, state: this.#state })) this.#trouble = "blocked";
  }

  #serverNow(offset: number): number {
    return performance.now() + offset;
  }

  #dayOf(instant: number): number {
    return dayNumber(instant, getTimeZone());
  }
}

/** Who wants to type does not wait longer for the server; what it says later counts from the next text on. */
const PATIENCE_MS = 1500;

/** What is known of the person on a layout, with what the server says if it says so soon. Never rejects. */
export async function openLearner(environment: IEnvironment, layout: LayoutId): Promise<Learner> {
  const hasAccount = getToken() !== null;
  const learner = new Learner(layout, hasAccount);
  if (!hasAccount) return learner;
  const heard = askLearning(environment, layoutNameOf(layout)).then(
    (learning) => learner.hear(learning),
    () => undefined,
  );
  await Promise.race([heard, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  return learner;
}

/**
 * Adaptive runs of this browser that the server does not have yet, in their order: it cannot have learnt from them.
 * @param now ms since 1970, by a clock that is right: this computer's may have been ahead when they were typed.
 */
function waitingRuns(layout: LayoutId, now: number): readonly FinishedRun[] {
  return readUnsavedRuns()
    .flatMap((kept): readonly FinishedRun[] => {
      const { mode, prompt, log, startedAtMs, runId } = kept;
      if (mode !== "ADAPTIVE" || prompt == null || !isOf(kept, layout)) return [];
      const decoded = decodeLog(log);
      if (!decoded.ok) return [];
      const { keystrokes } = decoded;
      const durationMs = keystrokes.at(-1)?.time ?? 0;
      const endedAt = Math.min(startedAtMs + durationMs, now);
      return [
        {
          rules: "free",
          text: prompt,
          keystrokes,
          durationMs,
          id: runId,
          endedAt,
          day: dayNumber(endedAt, getTimeZone()),
        },
      ];
    })
    .sort(compareMarks);
}

function isOf({ layout: name, language }: UnsavedRun, layout: LayoutId): boolean {
  if (name != null) return name === layoutNameOf(layout);
  return usualLayout(language === "NL" ? "nl" : "en") === layout;
}
