import type { RaceCommand } from "../../engine/race/RaceCommand";
import { decideRace } from "../../engine/race/decideRace";
import type { RaceDecision } from "../../engine/race/RaceDecision";
import { nextTickAt } from "../../engine/race/decideTick";
import { foldRace, startRace } from "../../engine/race/foldRace";
import type { RaceEvent } from "../../engine/race/RaceEvent";
import type { RaceState } from "../../engine/race/RaceState";
import { seatedRacer } from "../../engine/race/seatedRacer";
import type { RaceLog } from "./RaceLog";

/** A connection may drop and come back (a reload, a new sign-in) before the others see it as away. */
const ABSENCE_MS = 2_000;

/** Who has no live connection asks every two seconds how the race stands. Who has not asked for so long has gone. */
const VISIT_MS = 5_000;

/** setTimeout counts in 32 bits. */
const LONGEST_TIMER_MS = 2_000_000_000;

/**
 * A race as this process sees it: the fold of its log, the timer for what time alone brings, and who is connected.
 */
export class RaceRoom {
  readonly code: string;
  readonly #log: RaceLog;
  readonly #now: () => number;
  readonly #onEvent: (room: RaceRoom, event: RaceEvent) => void;
  readonly #watchers = new Set<() => void>();
  readonly #connections = new Map<string, number>();
  /** Timers at whose end a visit is over, by user. */
  readonly #visits = new Map<string, NodeJS.Timeout>();
  readonly #unwatch: () => void;
  #state: RaceState;
  #timer: NodeJS.Timeout | null = null;

  /** @param created the first event; it is appended here. */
  constructor(log: RaceLog, now: () => number, created: Extract<RaceEvent, { kind: "created" }>, onEvent: (room: RaceRoom, event: RaceEvent) => void) {
    this.code = created.settings.code;
    this.#log = log;
    this.#now = now;
    this.#onEvent = onEvent;
    this.#state = startRace(created);
    log.append(this.code, [created]);
    this.#unwatch = log.watch(this.code, (event) => this.#fold(event));
    this.#setTimer();
  }

  get state(): RaceState {
    return this.#state;
  }

  /** Decides a command and appends what follows from it. */
  dispatch(command: RaceCommand): RaceDecision {
    const decision = decideRace(this.#state, command, this.#now());
    if (!("events" in decision) || decision.events.length === 0) return decision;
    this.#log.append(this.code, decision.events);
    if (command.kind !== "tick") this.dispatch({ kind: "tick" });
    if (command.kind !== "type") this.#setTimer();
    for (const changed of this.#watchers) changed();
    return decision;
  }

  /** Calls back after each change until the returned function is called. */
  watch(changed: () => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  /** Whether a user has a connection open to this race. */
  isAttended(userId: string): boolean {
    return this.#connections.has(userId);
  }

  /** A user opened a connection; the returned function says that it closed. Their seat waits while they have none. */
  attend(userId: string): () => void {
    this.#connections.set(userId, (this.#connections.get(userId) ?? 0) + 1);
    this.dispatch({ kind: "connect", by: userId });
    return () => {
      const left = (this.#connections.get(userId) ?? 1) - 1;
      if (left > 0) return void this.#connections.set(userId, left);
      this.#connections.delete(userId);
      setTimeout(() => {
        if (!this.isAttended(userId)) this.dispatch({ kind: "disconnect", by: userId });
      }, ABSENCE_MS).unref();
    };
  }

  /** A racer asked how the race stands. That counts as a connection for a few seconds: without live updates it is how they show that they are there. */
  visit(userId: string): void {
    const visit = this.#visits.get(userId);
    if (visit) return void visit.refresh();
    if (!seatedRacer(this.#state, userId)) return;
    const depart = this.attend(userId);
    const over = (): void => {
      this.#visits.delete(userId);
      depart();
    };
    this.#visits.set(userId, setTimeout(over, VISIT_MS).unref());
  }

  close(): void {
    for (const visit of this.#visits.values()) clearTimeout(visit);
    this.#unwatch();
    if (this.#timer) clearTimeout(this.#timer);
    this.#log.drop(this.code);
    for (const changed of this.#watchers) changed();
  }

  #fold(event: RaceEvent): void {
    this.#state = foldRace(this.#state, event);
    this.#onEvent(this, event);
  }

  #setTimer(): void {
    if (this.#timer) clearTimeout(this.#timer);
    const at = nextTickAt(this.#state);
    if (at === null) return;
    const wait = Math.min(LONGEST_TIMER_MS, Math.max(0, at - this.#now()));
    this.#timer = setTimeout(() => {
      this.dispatch({ kind: "tick" });
      this.#setTimer();
    }, wait);
    this.#timer.unref();
  }
}
