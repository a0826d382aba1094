import { dayNumber } from "../../../../contract/dates";
import { addRun } from "../../../../engine/adaptive/addRun";
import {
  emptyAdaptiveState,
  type AdaptiveState,
  clampState,
  newerState,
  plausibleEnd,
  defaultGoal,
} from "../../../../engine/adaptive/AdaptiveState";
import type { LayoutId } from "../../../../engine/keyboards/KeyboardLayout";
import { getTimeZone } from "../../../platform/dates/localTime";
import type { TypingRun } from "../../../typing/TypingRun";
import type { KeptRun } from "../saving/KeptRun";
import type { Learning } from "./askLearning";
import { recallLearning, rememberLearning } from "./learningStorage";
import { waitingRuns } from "./waitingRuns";

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
  finish(run: TypingRun, { runId, startedAtMs }: Pick<KeptRun, "runId" | "startedAtMs">): Lesson {
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
