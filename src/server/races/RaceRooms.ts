import { randomInt } from "node:crypto";
import { RACE_CODE_ALPHABET, RACE_CODE_LENGTH } from "../../contract/raceCode";
import type { RaceEvent, WrittenRaceSettings } from "../../engine/race/RaceEvent";
import { raceLimits } from "../../engine/race/raceLimits";
import type { RacerIdentity } from "../../engine/race/RaceState";
import { GroupRaceIndex } from "./GroupRaceIndex";
import type { RaceLog } from "./RaceLog";
import type { RaceResults } from "./RaceResults";
import { RaceRoom } from "./RaceRoom";

/** Open races that the board lists. */
const BOARD_SIZE = 50;

const boardEvents: ReadonlySet<RaceEvent["kind"]> = new Set(["created", "joined", "left", "countdownStarted", "cancelled"]);

/** All races that this process knows. */
export class RaceRooms {
  /** Those that belong to groups. */
  readonly groups = new GroupRaceIndex();
  readonly #log: RaceLog;
  readonly #results: RaceResults;
  readonly #now: () => number;
  readonly #rooms = new Map<string, RaceRoom>();
  readonly #boardWatchers = new Set<() => void>();

  constructor(log: RaceLog, results: RaceResults, now: () => number) {
    this.#log = log;
    this.#results = results;
    this.#now = now;
  }

  find(code: string): RaceRoom | null {
    return this.#rooms.get(code) ?? null;
  }

  /** All that are in memory here. */
  all(): Iterable<RaceRoom> {
    return this.#rooms.values();
  }

  /** Opens a race under a new code. The host (none for a group's race) and who keeps a seat from a race before are in it. */
  create(settings: Omit<WrittenRaceSettings, "code">, host: RacerIdentity | null, seats: readonly RacerIdentity[] = []): RaceRoom {
    const created = { at: this.#now(), kind: "created", settings: { ...settings, code: this.#freeCode() }, host, seats } as const;
    const room = new RaceRoom(this.#log, this.#now, created, (changed, event) => this.#react(changed, event));
    this.#rooms.set(room.code, room);
    this.groups.add(room);
    this.#tellBoard();
    return room;
  }

  /** Keeps a finished racer's result; resolves when it is safe on disk, at once when it already was. */
  keepResult(room: RaceRoom, racerId: string): Promise<void> {
    return this.#results.keep(room.state, racerId);
  }

  /** Forgets a race: its code leads nowhere from now on. */
  remove(room: RaceRoom): void {
    if (!this.#rooms.delete(room.code)) return;
    room.close();
    this.groups.remove(room);
    this.#tellBoard();
  }

  /** Open races in their lobby, newest first. */
  board(): readonly RaceRoom[] {
    const open = [...this.#rooms.values()].filter(({ state }) => state.phase === "LOBBY" && state.settings.visibility === "OPEN");
    return open.toReversed().slice(0, BOARD_SIZE);
  }

  watchBoard(changed: () => void): () => void {
    this.#boardWatchers.add(changed);
    return () => this.#boardWatchers.delete(changed);
  }

  #react(room: RaceRoom, event: RaceEvent): void {
    if (event.kind === "finished") void this.#results.setPlaces(room.state);
    if (event.kind === "finished" || event.kind === "cancelled") setTimeout(() => this.remove(room), raceLimits.keptMs).unref();
    this.groups.react(room, event);
    if (boardEvents.has(event.kind) && room.state.settings.visibility === "OPEN") this.#tellBoard();
  }

  #tellBoard(): void {
    for (const changed of this.#boardWatchers) changed();
  }

  #freeCode(): string {
    for (;;) {
      const signs = Array.from({ length: RACE_CODE_LENGTH }, () => RACE_CODE_ALPHABET.charAt(randomInt(RACE_CODE_ALPHABET.length)));
      const code = signs.join("");
      if (!this.#rooms.has(code)) return code;
    }
  }
}
