import { fromWireLanguage, usualLayout } from "../../../../contract/languages/languages";
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
  readState,
} from "../../../../engine/adaptive/AdaptiveState";
import type { LayoutId } from "../../../../engine/keyboards/KeyboardLayout";
import { getTimeZone } from "../../../platform/dates/localTime";
import type { TypingRun } from "../../../typing/TypingRun";
import { type UnsavedRun, LEARNING_KEY } from "../../../features/saving/UnsavedRun";
import { type Learning, askLearning } from "./fetchLearning";
import type { IEnvironment } from "relay-runtime";
import { getToken } from "../../../relay/sessionToken";
import { layoutNameOf } from "../../../typing/keyboard/layouts";
import { decodeLog } from "../../../../engine/log/logCodec";
import { readUnsavedRuns } from "../../../features/saving/runStorage";

/** The effect of a run on the state. */
type Lesson = { readonly before: AdaptiveState; readonly after: AdaptiveState };

/** Why this browser cannot remember: it forbids storage or is full, or the stored state could not be read. */
export type MemoryTrouble = "blocked" | "damaged";

/**
 * What practice knows about a user on one layout, as long as the page is open: from this browser's storage, the server,
 * and each run finished here. The server learns from the same runs when they are saved.
 */
export class Learner {
  readonly layout: LayoutId;
  readonly #lessons = new WeakMap<TypingRun, Lesson>();
  #state: AdaptiveState = emptyAdaptiveState;
  #owner: string | null = null;
  #trouble: MemoryTrouble | null = null;
  /** The server's clock minus `performance.now()`, in ms; null before its first response. */
  #offset: number | null = null;

  /**
   * @param hasAccount whether a user is signed in, possibly as a guest. State that an account left in this browser is
   * not used for other users.
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

  /** Today's date in the host's time zone. */
  get today(): number {
    return this.#dayOf(
      this.#offset === null ? plausibleEnd(Date.now(), this.#state.last) : this.#serverNow(this.#offset),
    );
  }

  /** Takes over the server's state: of two states, the one with more runs is kept, and runs not yet saved are added. */
  update({ owner, state, now }: Learning): void {
    this.#offset = now - performance.now();
    // The stored state may be of another account.
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
    const cached = this.#lessons.get(run);
    if (cached !== undefined) return cached;
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

  /** Another tab may have continued meanwhile. */
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

/** Maximum wait for the server before the first text, in ms; a later response counts from the next text on. */
const PATIENCE_MS = 1500;

/** What is known about the user on a layout, including the server's state if it arrives soon. Never rejects. */
export async function openLearner(environment: IEnvironment, layout: LayoutId): Promise<Learner> {
  const hasAccount = getToken() !== null;
  const learner = new Learner(layout, hasAccount);
  if (!hasAccount) return learner;
  const response = askLearning(environment, layoutNameOf(layout)).then(
    (learning) => learner.update(learning),
    () => undefined,
  );
  await Promise.race([response, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  return learner;
}

/**
 * Adaptive runs in this browser that the server has not saved, and so not learned from, in order.
 * @param now ms since 1970, by a correct clock: this computer's may have been ahead when they were typed.
 */
function waitingRuns(layout: LayoutId, now: number): readonly FinishedRun[] {
  return readUnsavedRuns()
    .flatMap((unsaved): readonly FinishedRun[] => {
      const { mode, prompt, log, startedAtMs, runId } = unsaved;
      if (mode !== "ADAPTIVE" || prompt == null || !isOf(unsaved, layout)) return [];
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
  return usualLayout(fromWireLanguage(language)) === layout;
}

/** A stored state and its owner: the id of an account, or null without one. */
type Remembered = { readonly owner: string | null; readonly state: AdaptiveState };

/** The stored value; damaged: not a valid state of this version. */
type Found =
  | { readonly kind: "found"; readonly remembered: Remembered }
  | { readonly kind: "none" }
  | { readonly kind: "damaged" }
  | { readonly kind: "blocked" };

/** This browser's stored state for a layout. */
function recallLearning(layout: LayoutId): Found {
  let text: string | null;
  try {
    text = localStorage.getItem(LEARNING_KEY);
  } catch {
    return { kind: "blocked" };
  }
  const all = text === null ? {} : readJson(text);
  if (all === null) return { kind: "damaged" };
  const entry: unknown = Reflect.get(all, layout);
  if (entry === undefined) return { kind: "none" };
  const state = typeof entry === "object" && entry !== null ? readState(Reflect.get(entry, "state")) : null;
  if (state === null) return { kind: "damaged" };
  const owner: unknown = Reflect.get(Object(entry), "owner");
  return { kind: "found", remembered: { owner: typeof owner === "string" ? owner : null, state } };
}

/**
 * Stores a state for the next visit, and keeps those of other layouts. Returns false if storage is full or forbidden.
 */
function rememberLearning(layout: LayoutId, remembered: Remembered): boolean {
  try {
    localStorage.setItem(
      LEARNING_KEY,
      JSON.stringify({ ...readJson(localStorage.getItem(LEARNING_KEY) ?? "{}"), [layout]: remembered }),
    );
    return true;
  } catch {
    return false;
  }
}

function readJson(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
