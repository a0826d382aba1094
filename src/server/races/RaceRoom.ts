import { decideRace } from "../../engine/race/decideRace";
import { decideTick, nextTickAt } from "../../engine/race/decideTick";
import { foldRace, startRace } from "../../engine/race/foldRace";
import { type RaceEvent, type RaceState, seatedRacer } from "../../engine/race/RaceState";
import type { Attendance } from "./RedisAttendance";
import {
  type RaceFollower,
  type RaceHistory,
  type RaceLog,
  type RoomCommand,
  type RoomDecision,
  WaitingCommand,
  raceOutlook,
} from "./RaceLog";

import { RoomVisitors } from "./RoomVisitors";
import { mapMaybePromise } from "../transport/failures";

export type RaceRoomOptions = {
  readonly log: RaceLog;
  readonly attendance: Attendance;
  /** ms since 1970, by the clock of races. */
  readonly now: () => number;
  /** Hears of the events that this process appended. */
  readonly onAppended: (room: RaceRoom, events: readonly RaceEvent[]) => void;
  /** Hears that there is no such race any more. */
  readonly onGone: (room: RaceRoom) => void;
};

/** setTimeout counts in 32 bits. */
const LONGEST_TIMER_MS = 2_000_000_000;

/** While the log is away, what is due is tried again so often, in ms. */
const AGAIN_MS = 500;

/**
 * A race as this process sees it: the fold of its log, the timer for what time alone brings, and who is connected.
 * Commands that come while others are being appended
 * wait, and are then decided and appended together.
 */
export class RaceRoom implements RaceFollower {
  readonly code: string;
  readonly visitors: RoomVisitors;
  readonly #options: RaceRoomOptions;
  readonly #history: RaceHistory;
  readonly #watchers = new Set<() => void>();
  #state: RaceState;
  #position: number;
  /** When the last event happened: none is older than one before it, whatever the clocks of processes say. */
  #lastAt = 0;
  #waiting: WaitingCommand[] = [];
  #isWorking = false;
  #isClosed = false;
  /** What is being appended, folded already. */
  #proposed: { readonly events: readonly RaceEvent[]; readonly state: RaceState } | null = null;
  readonly #outage = new LogOutage();
  #timer: NodeJS.Timeout | null = null;
  #usedAt = performance.now();

  /** @param created the first event of the history. */
  constructor(created: Extract<RaceEvent, { kind: "created" }>, history: RaceHistory, options: RaceRoomOptions) {
    this.code = created.settings.code;
    this.#options = options;
    this.#history = history;
    this.#state = history.events.reduce(foldRace, startRace(created));
    this.#lastAt = history.events.at(-1)?.at ?? created.at;
    this.#position = history.position;
    // Nobody may have been here to take batches, if the server was started again.
    if (this.#state.phase === "RUNNING") this.#outage.add(this.#lastAt, options.now());
    this.visitors = new RoomVisitors(this.code, options.attendance, async (kind, by) => this.dispatch({ kind, by }));
    this.#setTimer();
  }

  get state(): RaceState {
    return this.#state;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  get isOver(): boolean {
    return this.#state.phase === "FINISHED" || this.#state.phase === "CANCELLED";
  }

  /**
   * Decides a command and appends what follows from it. At once, without a promise, where the log answers at once: that
   * is the way of every batch of every racer.
   * @throws ServiceUnavailableError while the log is away: then nothing is done, or what was done is found by asking again.
   */
  dispatch(command: RoomCommand): RoomDecision | Promise<RoomDecision> {
    const waiting = new WaitingCommand(command);
    this.#waiting.push(waiting);
    this.#work();
    return waiting.outcome();
  }

  /** Calls back after each change until the returned function is called. */
  watch(changed: () => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  /** A user opened a connection; the returned function says that it closed. Their seat waits while they have none. */
  attend(userId: string): () => void {
    return this.visitors.attend(userId);
  }

  /** A racer asked how the race stands. Without live updates it is how they show that they are there. */
  visit(userId: string): void {
    if (seatedRacer(this.#state, userId)) this.visitors.visit(userId);
  }

  /** Somebody has asked for it. */
  use(): void {
    this.#usedAt = performance.now();
  }

  /** Whether nobody has needed it here for so long, in ms. */
  isIdleFor(ms: number): boolean {
    return (
      performance.now() - this.#usedAt > ms && this.visitors.isEmpty && this.#watchers.size === 0 && !this.#isWorking
    );
  }

  /** Says that the race is wanted, and looks whether anything was missed. Never rejects. */
  async refresh(): Promise<void> {
    if (this.#isWorking || this.#isClosed) return;
    const { log } = this.#options;
    await Promise.resolve(
      log.append(this.code, this.#position, [], this.isOver ? null : raceOutlook(this.#state)),
    ).catch(() => undefined);
  }

  appended(events: readonly RaceEvent[], position: number): void {
    this.#state = events === this.#proposed?.events ? this.#proposed.state : events.reduce(foldRace, this.#state);
    this.#position = position;
    this.#lastAt = Math.max(this.#lastAt, events.at(-1)?.at ?? 0);
    if (events.some(({ kind }) => kind !== "typed")) this.#setTimer();
    for (const changed of this.#watchers) changed();
    // Another process thought they were gone.
    for (const event of events)
      if (event.kind === "wentAway" && this.visitors.has(event.racerId)) this.visitors.greet(event.racerId);
  }

  gone(): void {
    this.close();
    this.#options.onGone(this);
    for (const changed of this.#watchers) changed();
  }

  /** Lets go of the race in this process. */
  close(): void {
    this.#isClosed = true;
    this.#history.stop();
    this.visitors.close();
    if (this.#timer) clearTimeout(this.#timer);
    this.#work();
  }

  /** Without a promise where the log answers at once. */
  #work(): void {
    while (this.#waiting.length > 0 && !this.#isWorking) {
      const asked = this.#waiting;
      this.#waiting = [];
      this.#isWorking = true;
      try {
        const decisions = this.#attempt(asked);
        if (decisions instanceof Promise) {
          void decisions
            .then(
              (known) => this.#answer(asked, known),
              (error: unknown) => this.#fail(asked, error),
            )
            .then(() => this.#work());
        } else this.#answer(asked, decisions);
      } catch (error) {
        this.#fail(asked, error);
      }
    }
  }

  #answer(asked: readonly WaitingCommand[], decisions: readonly RoomDecision[] | null): void {
    this.#isWorking = false;
    if (this.#outage.isOn) this.#outage.end(this.#moment());
    // Others were quicker: what they did is folded by now.
    if (decisions === null) this.#waiting.unshift(...asked);
    else for (const [index, waiting] of asked.entries()) waiting.resolve(decisions[index] ?? { events: [] });
  }

  #fail(asked: readonly WaitingCommand[], error: unknown): void {
    this.#isWorking = false;
    this.#outage.begin(this.#lastAt);
    for (const waiting of asked) waiting.reject(error);
  }

  /** Decides commands together and appends what follows. Null when others appended meanwhile. */
  #attempt(asked: readonly WaitingCommand[]): readonly RoomDecision[] | null | Promise<readonly RoomDecision[] | null> {
    if (this.#isClosed) return asked.map(() => ({ refused: "RACE_NOT_FOUND" }));
    const now = this.#moment();
    let state = this.#state;
    const events: RaceEvent[] = [];
    const add = (more: readonly RaceEvent[]): void => {
      for (const event of more) {
        events.push(event);
        state = foldRace(state, event);
      }
    };
    const decisions = asked.map(({ command }) => {
      const decision = decideRace(state, typeof command === "function" ? command(state) : command, now);
      if ("events" in decision)
        add(this.#outage.isKnown ? this.#outage.explain(state, decision.events, now) : decision.events);
      return decision;
    });
    if (events.some((event) => event.kind !== "typed" || isThrough(state, event.racerId))) add(decideTick(state, now));
    // A refusal may come of not having heard yet what another process did.
    if (events.length === 0 && !this.#options.log.isShared) return decisions;
    this.#proposed = { events, state };
    const outlook = events.some(({ kind }) => kind !== "typed") ? raceOutlook(state) : null;
    const taken = this.#options.log.append(this.code, this.#position, events, outlook);
    return mapMaybePromise(taken, (isTaken) => this.#settle(isTaken, decisions, events));
  }

  #settle(
    isTaken: boolean,
    decisions: readonly RoomDecision[],
    events: readonly RaceEvent[],
  ): readonly RoomDecision[] | null {
    this.#proposed = null;
    if (isTaken && events.length > 0) this.#options.onAppended(this, events);
    return isTaken ? decisions : null;
  }

  #moment(): number {
    return Math.max(this.#options.now(), this.#lastAt);
  }

  #setTimer(leastMs = 0): void {
    if (this.#timer) clearTimeout(this.#timer);
    const at = nextTickAt(this.#state);
    if (at === null || this.#isClosed) return;
    const wait = Math.min(LONGEST_TIMER_MS, Math.max(leastMs, at - this.#moment()));
    this.#timer = setTimeout(() => {
      Promise.resolve(this.dispatch({ kind: "tick" })).then(
        () => this.#setTimer(),
        () => this.#setTimer(AGAIN_MS),
      );
    }, wait);
    this.#timer.unref();
  }
}

/** Whether a racer has typed everything: then the race may be over. */
function isThrough({ racers }: RaceState, racerId: string): boolean {
  return racers.find(({ id }) => id === racerId)?.phase === "FINISHED";
}

/** Shorter gaps between events are no outage, in ms. */
const LEAST_MS = 1_000;

/**
 * When a race's log could last not be written, by the clock of races, so that batches which waited for it are not held
 * against their racers.
 */
class LogOutage {
  #from = 0;
  #until = 0;
  #isOn = false;

  /** The log is away. @param lastAt when its last event happened. */
  begin(lastAt: number): void {
    if (!this.#isOn) this.#from = this.#until = lastAt;
    this.#isOn = true;
  }

  /** The log is there again. */
  end(at: number): void {
    if (this.#isOn) this.#until = at;
    this.#isOn = false;
  }

  /** An outage that is over. */
  add(from: number, until: number): void {
    this.begin(from);
    this.end(until);
  }

  /** These events, batches with the outage that they waited for. */
  explain(state: RaceState, events: readonly RaceEvent[], now: number): readonly RaceEvent[] {
    const until = this.#isOn ? now : this.#until;
    return events.map((event) => {
      if (event.kind !== "typed") return event;
      const arrivedAfter = state.racers.find(({ id }) => id === event.racerId)?.arrival.arrivedAfter ?? 0;
      const outageMs = Math.round(until - Math.max(this.#from, (state.startsAt ?? 0) + arrivedAfter));
      return outageMs > LEAST_MS ? { ...event, outageMs } : event;
    });
  }

  /** Whether the log is away as far as is known: what is decided now may be the first that it takes again. */
  get isOn(): boolean {
    return this.#isOn;
  }

  /** Whether there was one. */
  get isKnown(): boolean {
    return this.#isOn || this.#until > 0;
  }
}
