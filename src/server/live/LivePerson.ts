import type { IsoDateTime } from "../../contract/scalars";
import { isoOf } from "./isoOf";
import { isStuck, liveFigures, type LiveFigures, type LiveState } from "../../engine/live/liveFigures";
import { liveLimits } from "../../engine/live/liveLimits";
import type { LiveRun, LiveStart } from "../../engine/live/LiveRun";
import { roundDown } from "../../engine/metrics/rates";

/**
 * The batches of a run as they came, the last one first: for processes in which somebody begins to watch later. Grows
 * without being copied.
 */
export type ToldBatches = { readonly keystrokes: string; readonly before: ToldBatches | null };

/** A run that is followed, with its place on the server's clock (ms). */
export type FollowedRun = {
  readonly id: string;
  readonly start: LiveStart;
  readonly run: LiveRun;
  readonly told: ToldBatches | null;
  readonly zeroAt: number;
  readonly keyAt: number;
};

/**
 * Numbers beside a name change at most so often, in ms: people read them, and each change costs every wall a layout.
 */
const FIGURES_INTERVAL_MS = 1_000;

const noFigures: LiveFigures = { wpm: 0, accuracy: 100 };

/**
 * One person who is here: which of their windows are open, and what they type while somebody watches. Who is not known
 * is OFFLINE.
 */
export class LivePerson {
  /** Pages by connection. */
  readonly connections = new Map<string, string>();
  /** Pages that have seen no key or mouse for a while. */
  readonly awayPages = new Set<string>();
  /** Runs while they may still come back: no connection is open. */
  lingering: NodeJS.Timeout | null = null;
  followed: FollowedRun | null = null;
  state: LiveState = "IDLE";
  /** When the state began, as it is written on walls: five times a second. */
  since: IsoDateTime;
  #figures = noFigures;
  #figuresAt = Number.NEGATIVE_INFINITY;

  constructor(now: number) {
    this.since = isoOf(now);
  }

  /** Another run, the same one further on, or none. */
  follow(followed: FollowedRun | null): void {
    if (followed?.id !== this.followed?.id) this.#figuresAt = Number.NEGATIVE_INFINITY;
    this.followed = followed;
  }

  /** Works the state out again. Whether it is another one. */
  refresh(now: number): boolean {
    const state = this.#stateAt(now);
    if (state === this.state) return false;
    this.state = state;
    this.since = isoOf(now);
    return true;
  }

  figures(now: number): LiveFigures {
    if (!this.followed) return noFigures;
    if (now - this.#figuresAt < FIGURES_INTERVAL_MS) return this.#figures;
    const { run, zeroAt } = this.followed;
    const { wpm, accuracy } = liveFigures(run, Math.max(run.lastTime, now - zeroAt));
    this.#figures = { wpm: roundDown(wpm), accuracy: roundDown(accuracy) };
    this.#figuresAt = now;
    return this.#figures;
  }

  #stateAt(now: number): LiveState {
    const silentMs = this.followed ? now - this.followed.keyAt : Infinity;
    // Hands that rest in the middle of a run are a question before they are an absence.
    if (this.#isAway() && silentMs >= liveLimits.goneMs) return "AWAY";
    if (!this.followed) return "IDLE";
    return isStuck(this.followed.run, silentMs) ? "STUCK" : "TYPING";
  }

  #isAway(): boolean {
    const pages = [...this.connections.values()];
    return pages.length > 0 && pages.every((page) => this.awayPages.has(page));
  }
}
