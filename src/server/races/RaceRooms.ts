import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { CODE_ALPHABET, RACE_CODE_LENGTH } from "../../contract/codes";
import type { KeystrokeLogText } from "../../contract/scalars";
import { startRace } from "../../engine/race/foldRace";
import type { RaceEvent, WrittenRaceSettings, RacerIdentity } from "../../engine/race/RaceState";
import type { PubSub } from "../redis/PubSub";
import { ServiceUnavailableError } from "../RequestFailure";
import { mapMaybePromise } from "../promises";
import { DomainError, SequenceGap } from "../DomainError";
import type { Viewer } from "../Context";
import { RaceClock } from "./RaceClock";
import { type Attendance, soleAttendance, RedisAttendance } from "./RedisAttendance";
import { GroupRaceIndex, RaceNews } from "./GroupRaceIndex";
import {
  BOARD_LIST,
  MemoryRaceLog,
  noLosses,
  toIndexEntry,
  type RaceHistory,
  type RaceLog,
  type RaceLosses,
} from "./RaceLog";
import type { PrimaryConnection } from "../processes/PrimaryConnection";
import { PrimaryAttendance, PrimaryStreams } from "../processes/PrimaryClients";
import type { RaceRows } from "./RaceRegistry";
import type { RaceResults } from "./RaceResults";
import { RaceRoom } from "./RaceRoom";
import type { RedisConnection } from "../redis/RedisConnection";
import { ClusterStreams } from "./ClusterStreams";
import { RedisStreams } from "./RedisStreams";
import { StreamRaceLog } from "./StreamRaceLog";

export type RaceRoomsOptions = {
  readonly log: RaceLog;
  readonly results: Pick<RaceResults, "save" | "setPlaces">;
  readonly registry: RaceRows;
  readonly pubSub: PubSub;
  readonly attendance: Attendance;
  /** ms since 1970, by a monotonic clock. */
  readonly now: () => number;
  /** Called every second while this process has no unfinished race. */
  readonly whenQuiet?: () => void;
  readonly onClose?: () => void;
  /** How long an unneeded race is kept in this process, in ms; ignored if logs are not shared. */
  readonly idleMs?: number;
};

type Batch = { readonly code: string; readonly batch: number; readonly keystrokes: KeystrokeLogText };

/** Number of open races on the board. */
const BOARD_SIZE = 50;

/** How often rooms are checked, in ms. */
const CARE_MS = 1_000;

/** How often a shared log is checked for missed events, in ms. */
const REFRESH_MS = 5_000;

/** A race that this process has not needed for this long, in ms, is released: its log is elsewhere. */
const IDLE_MS = 60_000;

/** An event that is due for this long, in ms, was due in a process that is gone. */
const OVERDUE_MS = 1_500;

/** Delay before places that could not be written are written again, in ms. */
const PLACES_AGAIN_MS = 10_000;

/** The races that this process needs. */
export class RaceRooms {
  /** The races of groups. */
  readonly groups: GroupRaceIndex;
  /** The rows of races, which outlive this process. */
  readonly registry: RaceRows;
  /** ms since 1970, by the races' clock. */
  readonly now: () => number;
  readonly #options: RaceRoomsOptions;
  readonly #news: RaceNews;
  readonly #rooms = new Map<string, RaceRoom>();
  readonly #opening = new Map<string, Promise<RaceRoom | null>>();
  /** Races whose places are being written. */
  readonly #placing = new Set<RaceRoom>();
  readonly #care: NodeJS.Timeout;
  #refreshedAt = performance.now();

  constructor(options: RaceRoomsOptions) {
    this.#options = options;
    this.now = options.now;
    this.registry = options.registry;
    this.#news = new RaceNews(options.pubSub);
    this.groups = new GroupRaceIndex(options.log, this.#news, {
      find: (code) => this.find(code),
      all: () => this.all(),
    });
    this.#care = setInterval(() => void this.#lookAfter(), CARE_MS).unref();
  }

  /**
   * The race with a code; without a promise if it is in memory here.
   * @throws ServiceUnavailableError if it is not, and logs are unreachable.
   */
  find(code: string): RaceRoom | null | Promise<RaceRoom | null> {
    const existing = this.#rooms.get(code);
    existing?.use();
    return existing ?? this.#opening.get(code) ?? this.#open(code);
  }

  /** All races in memory here. */
  all(): Iterable<RaceRoom> {
    return this.#rooms.values();
  }

  /**
   * Opens a race with a new code, with the host (none in a group's race) and those who keep a seat from a previous
   * race.
   */
  async create(
    settings: Omit<WrittenRaceSettings, "code">,
    host: RacerIdentity | null,
    seats: readonly RacerIdentity[] = [],
  ): Promise<RaceRoom> {
    for (;;) {
      const created = {
        at: this.now(),
        kind: "created",
        settings: { ...settings, code: newCode() },
        host,
        seats,
      } as const;
      const { code } = created.settings;
      if (this.#options.log.isFailing?.(code)) continue;
      // The process that appends the first event gets the code.
      if (!(await this.#options.log.append(code, 0, [created], toIndexEntry(startRace(created))))) continue;
      const room = await this.find(code);
      if (!room) throw new ServiceUnavailableError();
      await this.registry.note(room.state);
      this.#news.notify(room.state.settings, [created]);
      return room;
    }
  }

  /**
   * Takes the next batch of a racer's keystrokes. It runs for every batch of every racer, so it responds without a
   * promise where nothing has to be waited for, and does not read the registry for a race that is not here.
   * @returns RACE_NOT_FOUND without a race, also for one that a restart stopped. The commands of raceCommands.ts read
   * the registry then, and refuse with RACE_STOPPED.
   */
  takeKeystrokes(viewer: Viewer | null, { code, batch, keystrokes }: Batch) {
    if (!viewer) return new DomainError("NOT_SIGNED_IN");
    const by = viewer.userId;
    return mapMaybePromise(this.find(code), (room) => {
      if (!room) return new DomainError("RACE_NOT_FOUND");
      return mapMaybePromise(room.dispatch({ kind: "type", by, batch, keystrokes }), (decision) => {
        if ("expected" in decision) return new SequenceGap(decision.expected);
        if ("refused" in decision) return new DomainError(decision.refused);
        const racer = room.state.racers.find(({ id }) => id === by);
        const taken = { batch: racer?.batch ?? batch };
        // The last keys are acknowledged when the result they complete is safe.
        return racer?.finishedAfter == null ? taken : this.#options.results.save(room.state, by).then(() => taken);
      });
    });
  }

  /** Deletes a race. Its code no longer works. */
  async remove(room: RaceRoom): Promise<void> {
    await this.#options.log.drop(room.code);
    this.#forget(room);
    await this.registry.remove(room.code);
  }

  /** Open races in their lobby, newest first. */
  async board(): Promise<readonly RaceRoom[]> {
    const codes = await this.#options.log.list(BOARD_LIST);
    const rooms = await Promise.all(codes.slice(0, BOARD_SIZE).map((code) => this.find(code)));
    return rooms.filter((room) => room !== null).filter(({ state }) => state.phase === "LOBBY");
  }

  /** What of the storage of races has failed. */
  losses(): RaceLosses {
    return this.#options.log.losses?.() ?? noLosses;
  }

  watchBoard(changed: () => void): () => void {
    return this.#news.watchBoard(changed);
  }

  /** A user's process died, and so did their connections to a race. */
  async abandon(code: string, userId: string): Promise<void> {
    const room = await this.find(code);
    if (room && !room.visitors.has(userId)) await room.dispatch({ kind: "disconnect", by: userId });
  }

  /** Releases all races, whose logs stay as they are. */
  close(): void {
    clearInterval(this.#care);
    this.#news.close();
    for (const room of this.#rooms.values()) room.close();
    this.#rooms.clear();
    this.#options.log.close();
    this.#options.onClose?.();
  }

  #open(code: string): RaceRoom | null | Promise<RaceRoom | null> {
    const found = this.#options.log.follow(code, (history) => this.#enter(code, history));
    if (!(found instanceof Promise)) return this.#rooms.get(code) ?? null;
    const opening = found.then(() => this.#rooms.get(code) ?? null).finally(() => this.#opening.delete(code));
    this.#opening.set(code, opening);
    return opening;
  }

  #enter(code: string, history: RaceHistory): RaceRoom {
    const [created] = history.events;
    if (created?.kind !== "created") throw new Error(`The log of race ${code} has no beginning.`);
    const { log, attendance } = this.#options;
    const room = new RaceRoom(created, history, {
      log,
      attendance,
      now: this.now,
      onAppended: (changed, events) => this.#react(changed, events),
      onGone: (lost) => this.#forget(lost),
    });
    this.#rooms.set(code, room);
    return room;
  }

  #react(room: RaceRoom, events: readonly RaceEvent[]): void {
    this.#news.notify(room.state.settings, events);
    this.registry.noteEvents(room.state, events);
    if (events.some(({ kind }) => kind === "finished")) void this.#setPlaces(room);
  }

  /** Retries until it is done. If this process dies before, another one finds it due. */
  async #setPlaces(room: RaceRoom): Promise<void> {
    if (this.#placing.has(room)) return;
    this.#placing.add(room);
    const { log, results } = this.#options;
    const isDone = await results.setPlaces(room.state);
    if (isDone) await Promise.resolve(log.setDue(room.code, null)).catch(() => undefined);
    else if (!room.isClosed) await sleep(PLACES_AGAIN_MS, undefined, { ref: false });
    this.#placing.delete(room);
    if (!isDone && !room.isClosed) void this.#setPlaces(room);
  }

  #forget(room: RaceRoom): void {
    if (this.#rooms.get(room.code) !== room) return;
    this.#rooms.delete(room.code);
    room.close();
    this.#news.notifyEnd(room.state.settings);
  }

  async #lookAfter(): Promise<void> {
    const rooms = [...this.#rooms.values()];
    if (rooms.every((room) => room.isOver)) this.#options.whenQuiet?.();
    if (!this.#options.log.isShared) return;
    for (const room of rooms.filter((one) => one.isIdleFor(this.#options.idleMs ?? IDLE_MS))) {
      this.#rooms.delete(room.code);
      room.close();
    }
    if (performance.now() - this.#refreshedAt > REFRESH_MS) {
      this.#refreshedAt = performance.now();
      for (const room of this.#rooms.values()) void room.refresh();
    }
    await this.#takeOver().catch(() => undefined);
  }

  /** Appends events that were due in processes that are gone. */
  async #takeOver(): Promise<void> {
    const { log } = this.#options;
    const codes = await log.overdue(this.now() - OVERDUE_MS);
    await Promise.all(
      codes.map(async (code) => {
        const room = await this.find(code);
        if (!room) return log.setDue(code, null);
        await room.dispatch({ kind: "tick" });
        if (room.state.phase === "FINISHED") return void this.#setPlaces(room);
        await log.setDue(code, toIndexEntry(room.state).dueAt);
      }),
    );
  }
}

function newCode(): string {
  return Array.from({ length: RACE_CODE_LENGTH }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length))).join("");
}

type RacesSetup = {
  readonly redis: RedisConnection | null;
  /** Of a worker; it is used when there is no Redis. */
  readonly primary?: PrimaryConnection | null;
  readonly pubSub: PubSub;
  readonly results: Pick<RaceResults, "save" | "setPlaces">;
  readonly registry: RaceRows;
  readonly idleMs?: number;
};

/** The races of this process, in its memory or shared with others. */
export async function openRaces({ redis, primary = null, ...options }: RacesSetup): Promise<RaceRooms> {
  const clock = new RaceClock(Date.now());
  const { now } = clock;
  if (redis === null && primary !== null) {
    const abandon = (code: string, userId: string) => races.abandon(code, userId);
    const attendance = new PrimaryAttendance(primary, clock, abandon);
    const log = new StreamRaceLog(new PrimaryStreams(primary));
    const races: RaceRooms = new RaceRooms({ ...options, log, attendance, now, onClose: () => attendance.close() });
    return races;
  }
  if (redis === null) {
    // While there is no race, the clock can be corrected, for example after the computer slept.
    return new RaceRooms({
      ...options,
      log: new MemoryRaceLog(),
      attendance: soleAttendance,
      now,
      whenQuiet: () => clock.set(Date.now()),
    });
  }
  const attendance = new RedisAttendance(redis, clock);
  const races = new RaceRooms({
    ...options,
    log: new StreamRaceLog(redis.sharded ? new ClusterStreams(redis) : new RedisStreams(redis)),
    attendance,
    now,
    onClose: () => attendance.close(),
  });
  await attendance.open((code, userId) => races.abandon(code, userId));
  return races;
}

declare module "../Context" {
  interface Services {
    readonly races: RaceRooms;
  }
}
