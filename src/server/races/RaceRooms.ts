import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { CODE_ALPHABET, RACE_CODE_LENGTH } from "../../contract/codes";
import { startRace } from "../../engine/race/foldRace";
import type { RaceEvent, WrittenRaceSettings, RacerIdentity } from "../../engine/race/RaceState";
import type { Announcements } from "../redis/Announcements";
import { ServiceUnavailableError } from "../transport/failures";
import { RaceClock } from "./RaceClock";
import { type Attendance, soleAttendance, RedisAttendance } from "./RedisAttendance";
import { GroupRaceIndex, RaceNews } from "./GroupRaceIndex";
import { BOARD_LIST, raceOutlook, type RaceHistory, type RaceLog, MemoryRaceLog } from "./RaceLog";
import type { RaceRows } from "./RaceRegistry";
import type { RaceResults } from "./RaceResults";
import { RaceRoom } from "./RaceRoom";
import type { RedisConnection } from "../redis/RedisConnection";
import { RedisRaceLog } from "./RedisRaceLog";

export type RaceRoomsOptions = {
  readonly log: RaceLog;
  readonly results: Pick<RaceResults, "keep" | "setPlaces">;
  readonly registry: RaceRows;
  readonly announcements: Announcements;
  readonly attendance: Attendance;
  /** ms since 1970, by a clock that goes on evenly. */
  readonly now: () => number;
  /** Called every second while this process knows no race that is not over. */
  readonly whenQuiet?: () => void;
  readonly onClose?: () => void;
  /** How long a race is held that nobody here needs, in ms; of no meaning where logs are not shared. */
  readonly idleMs?: number;
};

/** Open races that the board lists. */
const BOARD_SIZE = 50;

/** Rooms are looked after so often, in ms. */
const CARE_MS = 1_000;

/** A shared log is asked so often, in ms, whether it is still as we know it. */
const REFRESH_MS = 5_000;

/** A race that nobody here has needed for so long, in ms, is let go of: its log is elsewhere. */
const IDLE_MS = 60_000;

/** What is due so long, in ms, was somebody's who is not there any more. */
const OVERDUE_MS = 1_500;

/** Places that could not be written are written so much later, in ms. */
const PLACES_AGAIN_MS = 10_000;

/** All races, as far as this process needs them. */
export class RaceRooms {
  /** Those that belong to groups. */
  readonly groups: GroupRaceIndex;
  /** The rows of races, which outlive this process. */
  readonly registry: RaceRows;
  /** ms since 1970, by the clock of races. */
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
    this.#news = new RaceNews(options.announcements);
    this.groups = new GroupRaceIndex(options.log, this.#news, (code) => this.find(code));
    this.#care = setInterval(() => void this.#lookAfter(), CARE_MS).unref();
  }

  /**
   * The race of a code: at once when it is known here.
   * @throws ServiceUnavailableError when it is not, and logs are away.
   */
  find(code: string): RaceRoom | null | Promise<RaceRoom | null> {
    const known = this.#rooms.get(code);
    known?.use();
    return known ?? this.#opening.get(code) ?? this.#open(code);
  }

  /** All that are in memory here. */
  all(): Iterable<RaceRoom> {
    return this.#rooms.values();
  }

  /**
   * Opens a race under a new code. The host (none for a group's race) and who keeps a seat from a race before are in
   * it.
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
      // Whoever appends the first event of a code has it.
      if (!(await this.#options.log.append(code, 0, [created], raceOutlook(startRace(created))))) continue;
      const room = await this.find(code);
      if (!room) throw new ServiceUnavailableError();
      await this.registry.note(room.state);
      this.#news.tell(room.state.settings, [created]);
      return room;
    }
  }

  /** Keeps a finished racer's result; resolves when it is safe on disk, at once when it already was. */
  keepResult(room: RaceRoom, racerId: string): Promise<void> {
    return this.#options.results.keep(room.state, racerId);
  }

  /** Forgets a race: its code leads nowhere from now on. */
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

  watchBoard(changed: () => void): () => void {
    return this.#news.watchBoard(changed);
  }

  /** Somebody's process died: their connections to a race are no more. */
  async abandon(code: string, userId: string): Promise<void> {
    const room = await this.find(code);
    if (room && !room.visitors.has(userId)) await room.dispatch({ kind: "disconnect", by: userId });
  }

  /** Lets go of all races, whose logs stay as they are. */
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
    this.#news.tell(room.state.settings, events);
    this.registry.noteEvents(room.state, events);
    if (events.some(({ kind }) => kind === "finished")) void this.#setPlaces(room);
  }

  /** Until it is done. Should this process die before, another finds that it is due. */
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
    this.#news.tellOfEnd(room.state.settings);
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

  /** Does what time should have brought to races whose processes are gone. */
  async #takeOver(): Promise<void> {
    const { log } = this.#options;
    const codes = await log.overdue(this.now() - OVERDUE_MS);
    await Promise.all(
      codes.map(async (code) => {
        const room = await this.find(code);
        if (!room) return log.setDue(code, null);
        await room.dispatch({ kind: "tick" });
        if (room.state.phase === "FINISHED") return void this.#setPlaces(room);
        await log.setDue(code, raceOutlook(room.state).dueAt);
      }),
    );
  }
}

function newCode(): string {
  return Array.from({ length: RACE_CODE_LENGTH }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length))).join("");
}

type RacesSetup = {
  readonly redis: RedisConnection | null;
  readonly announcements: Announcements;
  readonly results: Pick<RaceResults, "keep" | "setPlaces">;
  readonly registry: RaceRows;
  readonly idleMs?: number;
};

/** The races of this process, or what it sees of those of many. */
export async function openRaces({ redis, ...options }: RacesSetup): Promise<RaceRooms> {
  const clock = new RaceClock(Date.now());
  const { now } = clock;
  if (redis === null) {
    // Without a race the computer's clock may be right again, and a computer that slept is late.
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
    log: new RedisRaceLog(redis),
    attendance,
    now,
    onClose: () => attendance.close(),
  });
  await attendance.open((code, userId) => races.abandon(code, userId));
  return races;
}

declare module "../services" {
  interface Services {
    readonly races: RaceRooms;
  }
}
