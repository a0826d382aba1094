import { decideRace, type RaceCommand, type RaceDecision } from "../../engine/race/decideRace";
import { decideTick, nextTickAt } from "../../engine/race/decideTick";
import { foldRace, startRace } from "../../engine/race/foldRace";
import { type RaceEvent, type RaceState, hasFinished, isOver, seatedRacer } from "../../engine/race/RaceState";
import type { Attendance } from "./RedisAttendance";
import { type RaceFollower, type RaceHistory, type RaceLog, toIndexEntry } from "./RaceLog";
import { RoomVisitors } from "./RoomVisitors";
import { mapMaybePromise } from "../promises";

export type RaceRoomOptions = {
  readonly log: RaceLog;
  readonly attendance: Attendance;
  /** ms since 1970, by the races' clock. */
  readonly now: () => number;
  /** Called with the events that this process appended. */
  readonly onAppended: (room: RaceRoom, events: readonly RaceEvent[]) => void;
  /** Called when the race no longer exists. */
  readonly onGone: (room: RaceRoom) => void;
};

/** setTimeout takes a 32-bit number. */
const LONGEST_TIMER_MS = 2_000_000_000;

/** How often due events are retried while the log is unreachable, in ms. */
const AGAIN_MS = 500;

/**
 * A race in this process: the fold of its log, the timer for events by time, and who is connected. Commands that arrive
 * during an append wait, and are then decided and appended together.
 */
export class RaceRoom implements RaceFollower {
  readonly code: string;
  readonly visitors: RoomVisitors;
  readonly #options: RaceRoomOptions;
  readonly #history: RaceHistory;
  readonly #watchers = new Set<() => void>();
  #state: RaceState;
  #position: number;
  /** When the last event happened. Events never go back in time, even if the processes' clocks differ. */
  #lastAt = 0;
  #waiting: WaitingCommand[] = [];
  #isWorking = false;
  #isClosed = false;
  /** The events being appended, already folded. */
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
    // If the server was restarted, no process may have been there to take batches.
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
    return isOver(this.#state);
  }

  /**
   * Decides a command and appends its events. Without a promise if the log responds synchronously, because every batch
   * of every racer comes this way.
   * @throws ServiceUnavailableError while the log is unreachable. Then nothing was done, or a retry finds what was
   * done.
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

  /**
   * Call when a user opens a connection, and the returned function when it closes. Their seat is kept for a while
   * without one.
   */
  attend(userId: string): () => void {
    return this.visitors.attend(userId);
  }

  /** Call when a racer polls the race. Without live updates, that shows that they are present. */
  visit(userId: string): void {
    if (seatedRacer(this.#state, userId)) this.visitors.visit(userId);
  }

  /** Call when the race was requested. */
  use(): void {
    this.#usedAt = performance.now();
  }

  /** Whether this process has not needed the race for this long, in ms. */
  isIdleFor(ms: number): boolean {
    return (
      performance.now() - this.#usedAt > ms && this.visitors.isEmpty && this.#watchers.size === 0 && !this.#isWorking
    );
  }

  /** Keeps the race alive in the log, and checks whether events were missed. Never rejects. */
  async refresh(): Promise<void> {
    if (this.#isWorking || this.#isClosed) return;
    const { log } = this.#options;
    await Promise.resolve(
      log.append(this.code, this.#position, [], this.isOver ? null : toIndexEntry(this.#state)),
    ).catch(() => undefined);
  }

  appended(events: readonly RaceEvent[], position: number): void {
    this.#state = events === this.#proposed?.events ? this.#proposed.state : events.reduce(foldRace, this.#state);
    this.#position = position;
    this.#lastAt = Math.max(this.#lastAt, events.at(-1)?.at ?? 0);
    if (events.some(({ kind }) => kind !== "typed")) this.#setTimer();
    for (const changed of this.#watchers) changed();
    // Another process took them for disconnected.
    for (const event of events)
      if (event.kind === "wentAway" && this.visitors.has(event.racerId)) this.visitors.recordConnection(event.racerId);
  }

  gone(): void {
    this.close();
    this.#options.onGone(this);
    for (const changed of this.#watchers) changed();
  }

  /** Releases the race in this process. */
  close(): void {
    this.#isClosed = true;
    this.#history.stop();
    this.visitors.close();
    if (this.#timer) clearTimeout(this.#timer);
    this.#work();
  }

  /** Without a promise if the log responds synchronously. */
  #work(): void {
    while (this.#waiting.length > 0 && !this.#isWorking) {
      const commands = this.#waiting;
      this.#waiting = [];
      this.#isWorking = true;
      try {
        const decisions = this.#attempt(commands);
        if (decisions instanceof Promise) {
          void decisions
            .then(
              (resolved) => this.#answer(commands, resolved),
              (error: unknown) => this.#fail(commands, error),
            )
            .then(() => this.#work());
        } else this.#answer(commands, decisions);
      } catch (error) {
        this.#fail(commands, error);
      }
    }
  }

  #answer(commands: readonly WaitingCommand[], decisions: readonly RoomDecision[] | null): void {
    this.#isWorking = false;
    if (this.#outage.isOn) this.#outage.end(this.#moment());
    // Other events were appended first; they are folded by now.
    if (decisions === null) this.#waiting.unshift(...commands);
    else for (const [index, waiting] of commands.entries()) waiting.resolve(decisions[index] ?? { events: [] });
  }

  #fail(commands: readonly WaitingCommand[], error: unknown): void {
    this.#isWorking = false;
    this.#outage.begin(this.#lastAt);
    for (const waiting of commands) waiting.reject(error);
  }

  /** Decides commands together and appends their events. Null when other events were appended meanwhile. */
  #attempt(
    commands: readonly WaitingCommand[],
  ): readonly RoomDecision[] | null | Promise<readonly RoomDecision[] | null> {
    if (this.#isClosed) return commands.map(() => ({ refused: "RACE_NOT_FOUND" }));
    const now = this.#moment();
    let state = this.#state;
    const events: RaceEvent[] = [];
    const add = (more: readonly RaceEvent[]): void => {
      for (const event of more) {
        events.push(event);
        state = foldRace(state, event);
      }
    };
    const decisions = commands.map(({ command }) => {
      const decision = decideRace(state, typeof command === "function" ? command(state) : command, now);
      if ("events" in decision)
        add(this.#outage.hasOccurred ? this.#outage.explain(state, decision.events, now) : decision.events);
      return decision;
    });
    // A racer who has typed everything may end the race.
    const mayEnd = (id: string) => state.racers.some((racer) => racer.id === id && hasFinished(racer));
    if (events.some((event) => event.kind !== "typed" || mayEnd(event.racerId))) add(decideTick(state, now));
    // A command may have been refused because this process is behind.
    if (events.length === 0 && !this.#options.log.isShared) return decisions;
    this.#proposed = { events, state };
    const indexEntry = events.some(({ kind }) => kind !== "typed") ? toIndexEntry(state) : null;
    const taken = this.#options.log.append(this.code, this.#position, events, indexEntry);
    return mapMaybePromise(taken, (isTaken) => this.#finishAppend(isTaken, decisions, events));
  }

  #finishAppend(
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

/** Shorter gaps between events do not count as an outage, in ms. */
const LEAST_MS = 1_000;

/**
 * When a race's log was last unreachable, by the races' clock, so that batches delayed by that are not held against
 * their racers.
 */
class LogOutage {
  #from = 0;
  #until = 0;
  #isOn = false;

  /**
   * The log is unreachable.
   * @param lastAt when its last event happened.
   */
  begin(lastAt: number): void {
    if (!this.#isOn) this.#from = this.#until = lastAt;
    this.#isOn = true;
  }

  /** The log is reachable again. */
  end(at: number): void {
    if (this.#isOn) this.#until = at;
    this.#isOn = false;
  }

  /** Adds an outage that is over. */
  add(from: number, until: number): void {
    this.begin(from);
    this.end(until);
  }

  /** These events, with the outage that delayed them added to batches. */
  explain(state: RaceState, events: readonly RaceEvent[], now: number): readonly RaceEvent[] {
    const until = this.#isOn ? now : this.#until;
    return events.map((event) => {
      if (event.kind !== "typed") return event;
      const arrivedAfter = state.racers.find(({ id }) => id === event.racerId)?.arrival.arrivedAfter ?? 0;
      const outageMs = Math.round(until - Math.max(this.#from, (state.startsAt ?? 0) + arrivedAfter));
      return outageMs > LEAST_MS ? { ...event, outageMs } : event;
    });
  }

  /** Whether the log was last known to be unreachable. What is decided now may be the first that it takes again. */
  get isOn(): boolean {
    return this.#isOn;
  }

  /** Whether there was an outage. */
  get hasOccurred(): boolean {
    return this.#isOn || this.#until > 0;
  }
}

/**
 * A command, or a function that makes it from the current state. It is called again if other events were appended
 * first.
 */
type RoomCommand = RaceCommand | ((state: RaceState) => RaceCommand);

/** The outcome of a command. The race may also be gone. */
type RoomDecision = RaceDecision | { readonly refused: "RACE_NOT_FOUND" };

/** A command waiting in a room. Makes a promise only if the outcome is not available at once. */
class WaitingCommand {
  readonly command: RoomCommand;
  #settled: { readonly decision: RoomDecision } | { readonly error: unknown } | null = null;
  #later: { readonly resolve: (decision: RoomDecision) => void; readonly reject: (error: unknown) => void } | null =
    null;

  constructor(command: RoomCommand) {
    this.command = command;
  }

  resolve(decision: RoomDecision): void {
    this.#settled = { decision };
    this.#later?.resolve(decision);
  }

  reject(error: unknown): void {
    this.#settled = { error };
    this.#later?.reject(error);
  }

  /** The outcome, without a promise if it is available. Call it once. */
  outcome(): RoomDecision | Promise<RoomDecision> {
    const settled = this.#settled;
    if (settled === null) return new Promise((resolve, reject) => (this.#later = { resolve, reject }));
    return "error" in settled ? Promise.reject(settled.error) : settled.decision;
  }
}
