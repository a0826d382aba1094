import { type IsoDateTime, toIsoDateTime } from "../../contract/scalars";
import {
  type TypingReport,
  type EncodedRun,
  decodeRun,
  encodeRun,
  type FollowedRun,
  SharedTexts,
  decideReport,
  type ReportDecision,
} from "./liveRun";
import { isStuck, liveFigures, type LiveFigures, type LiveState, liveLimits } from "../../engine/live/LiveRun";
import { roundDown } from "../../engine/metrics/rates";

/**
 * A connection may drop and come back (a reload, a new sign-in); only after this time, in ms, do others see that it is
 * gone.
 */
export const GRACE_MS = 2_000;

/** How often users in a run are checked, in ms, because silence causes no event. */
const LOOK_MS = 1_000;

/** Maximum number of offline users whose time of leaving is kept. */
const MOST_GONE = 10_000;

/** All online users, and what they type while someone watches. */
export class LivePeople {
  readonly #now: () => number;
  readonly #changed: (userId: string) => void;
  readonly #people = new Map<string, LivePerson>();
  readonly #typists = new Set<string>();
  /** When offline users left, earliest first. */
  readonly #gone = new Map<string, IsoDateTime>();
  readonly #openedAt: IsoDateTime;
  readonly #texts = new SharedTexts();
  readonly #looking: NodeJS.Timeout;

  /** @param changed called for each user who connects, disconnects, types or changes state. */
  constructor(now: () => number, changed: (userId: string) => void) {
    this.#now = now;
    this.#openedAt = toIsoDateTime(now());
    this.#changed = changed;
    this.#looking = setInterval(() => this.#look(), LOOK_MS).unref();
  }

  find(userId: string): LivePerson | null {
    return this.#people.get(userId) ?? null;
  }

  /** Since when a user is offline. For a user this process has never seen, since it started. */
  goneSince(userId: string): IsoDateTime {
    return this.#gone.get(userId) ?? this.#openedAt;
  }

  /** The number of online users and of followed runs. */
  get size(): { readonly people: number; readonly runs: number } {
    return { people: this.#people.size, runs: this.#typists.size };
  }

  come(userId: string, connection: string, page: string): void {
    const person = this.#people.get(userId) ?? new LivePerson(this.#now());
    this.#people.set(userId, person);
    this.#gone.delete(userId);
    if (person.leaveTimer) clearTimeout(person.leaveTimer);
    person.connections.set(connection, page);
    person.awayPages.delete(page);
    this.#notify(userId, person);
  }

  go(userId: string, connection: string): void {
    const person = this.#people.get(userId);
    const page = person?.connections.get(connection);
    if (!person || page === undefined) return;
    person.connections.delete(connection);
    if (![...person.connections.values()].includes(page)) person.awayPages.delete(page);
    if (person.connections.size === 0) person.leaveTimer = setTimeout(() => this.#leave(userId), GRACE_MS).unref();
    this.#notify(userId, person);
  }

  setAway(userId: string, page: string, isAway: boolean): void {
    const person = this.#people.get(userId);
    if (!person || person.awayPages.has(page) === isAway) return;
    if (!isAway) person.awayPages.delete(page);
    else if ([...person.connections.values()].includes(page)) person.awayPages.add(page);
    this.#notify(userId, person);
  }

  /** All users with a followed run. */
  get typists(): Iterable<string> {
    return this.#typists;
  }

  /** Handles a report of an online user. `isNew` is false if it changed nothing. */
  take(
    userId: string,
    report: TypingReport,
  ): { readonly isNew: boolean } | Exclude<ReportDecision, { readonly followed: unknown }> {
    const person = this.#people.get(userId);
    const decision = decideReport(person?.followed ?? null, report, this.#texts, this.#now());
    if (!("followed" in decision)) return decision;
    if (!person || decision.followed === person.followed) return { isNew: false };
    this.#follow(userId, person, decision.followed);
    return { isNew: true };
  }

  /** Applies a report that another process has accepted. False when an earlier one was missed. */
  copy(userId: string, report: TypingReport): boolean {
    const person = this.#people.get(userId);
    if (!person) return true;
    // In that process a first batch that changes something started a new run, even if a run with that name is known
    // here.
    const decision = decideReport(report.batch === 1 ? null : person.followed, report, this.#texts, this.#now());
    if (!("followed" in decision)) return false;
    this.#follow(userId, person, decision.followed);
    return true;
  }

  /** A user's current run, to send to another process; null when no run is followed. */
  exportRun(userId: string): EncodedRun | null {
    const followed = this.#people.get(userId)?.followed ?? null;
    return followed && encodeRun(followed, this.#now());
  }

  /** Takes over a user's run from another process. */
  importRun(userId: string, encoded: EncodedRun | null): void {
    const person = this.#people.get(userId);
    if (person) this.#follow(userId, person, encoded && decodeRun(encoded, this.#texts, this.#now()));
  }

  /** Drops a user's run. */
  forget(userId: string): void {
    const person = this.#people.get(userId);
    if (!person) return;
    person.awayPages.clear();
    this.#follow(userId, person, null);
  }

  close(): void {
    clearInterval(this.#looking);
  }

  #follow(userId: string, person: LivePerson, followed: FollowedRun | null): void {
    person.follow(followed);
    if (followed) this.#typists.add(userId);
    else this.#typists.delete(userId);
    this.#notify(userId, person);
  }

  /** The user has not come back in time: they are offline, and their run is dropped. */
  #leave(userId: string): void {
    this.#people.delete(userId);
    this.#typists.delete(userId);
    this.#recordOffline(userId);
    this.#changed(userId);
  }

  #recordOffline(userId: string): void {
    this.#gone.set(userId, toIsoDateTime(this.#now()));
    const oldest = this.#gone.size > MOST_GONE ? this.#gone.keys().next() : null;
    if (oldest && !oldest.done) this.#gone.delete(oldest.value);
  }

  #look(): void {
    const now = this.#now();
    for (const userId of this.#typists) {
      if (this.#people.get(userId)?.refresh(now)) this.#changed(userId);
    }
  }

  #notify(userId: string, person: LivePerson): void {
    person.refresh(this.#now());
    this.#changed(userId);
  }
}

/**
 * Minimum interval between changes of the figures beside a name, in ms: people read them, and each change makes every
 * live view compute its layout.
 */
const FIGURES_INTERVAL_MS = 1_000;

const noFigures: LiveFigures = { wpm: 0, accuracy: 100 };

/** An online user: their open windows, and what they type while someone watches. Users without an entry are OFFLINE. */
class LivePerson {
  /** Pages by connection. */
  readonly connections = new Map<string, string>();
  /** Pages that had no keyboard or mouse input for a while. */
  readonly awayPages = new Set<string>();
  /** Set while no connection is open and the user may still come back. */
  leaveTimer: NodeJS.Timeout | null = null;
  followed: FollowedRun | null = null;
  state: LiveState = "IDLE";
  /** When the state began, preformatted because live views are written five times a second. */
  since: IsoDateTime;
  #figures = noFigures;
  #figuresAt = Number.NEGATIVE_INFINITY;

  constructor(now: number) {
    this.since = toIsoDateTime(now);
  }

  /** Sets a new run, the same one with more keystrokes, or null. */
  follow(followed: FollowedRun | null): void {
    if (followed?.id !== this.followed?.id) this.#figuresAt = Number.NEGATIVE_INFINITY;
    this.followed = followed;
  }

  /** Computes the state again, and returns whether it has changed. */
  refresh(now: number): boolean {
    const state = this.#stateAt(now);
    if (state === this.state) return false;
    this.state = state;
    this.since = toIsoDateTime(now);
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
    const idleMs = this.followed ? now - this.followed.keyAt : Infinity;
    // Someone who pauses during a run is first STUCK and only later AWAY.
    if (this.#isAway() && idleMs >= liveLimits.goneMs) return "AWAY";
    if (!this.followed) return "IDLE";
    return isStuck(this.followed.run, idleMs) ? "STUCK" : "TYPING";
  }

  #isAway(): boolean {
    const pages = [...this.connections.values()];
    return pages.length > 0 && pages.every((page) => this.awayPages.has(page));
  }
}
