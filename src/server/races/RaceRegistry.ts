import { drawRematchText, raceLanguage } from "./raceText";
import { and, eq, isNull, sql } from "drizzle-orm";
import { type RaceEvent, type RacePhase, type RaceState, isSeated, raceLimits } from "../../engine/race/RaceState";
import type { Database } from "../database/Database";
import { type RegisteredSettings, races } from "../database/raceSchema";
import { textLengthOf } from "../texts/texts";
import { DomainError } from "../DomainError";
import type { Context } from "../Context";
import { conductsRace, distinctNicknames, findRacers, nameForWall } from "./racers";
import type { RaceRoom } from "./RaceRoom";

/**
 * A race as stored in its row in Postgres: enough to say what became of it and to seat the same people again if its log
 * is lost.
 */
export type RegisteredRace = {
  readonly code: string;
  readonly createdAt: number;
  readonly phase: RacePhase;
  readonly settings: RegisteredSettings;
  readonly hostId: string | null;
  /** Row ids of the racers who have a seat. */
  readonly racerIds: readonly string[];
  readonly rematchCode: string | null;
};

/** The part of the registry that races need. */
export type RaceRows = Pick<RaceRegistry, "note" | "noteEvents" | "find" | "setRematch" | "remove" | "settled">;

/** Events after which the row changes. */
const noted: ReadonlySet<RaceEvent["kind"]> = new Set([
  "joined",
  "left",
  "teamed",
  "countdownStarted",
  "started",
  "finished",
  "cancelled",
  "rematched",
]);

/**
 * Stores a small row in Postgres for each race. Races are in memory or in Redis; after a crash the row tells that a
 * code had a race, and who was in it. Rows are deleted a day later (tidyDatabase).
 */
export class RaceRegistry {
  readonly #database: Database;
  readonly #onError: (error: unknown) => void;
  readonly #forgetMs: number;
  /** The latest state of each race to be written, and the writes in progress. */
  readonly #latest = new Map<string, RaceState>();
  readonly #writing = new Map<string, Promise<void>>();

  /**
   * @param forgetMs how long after its last write a running race may still have a log, in ms: older rows are ignored.
   * @param onError called when a row could not be written; the race continues without it.
   */
  constructor(database: Database, forgetMs: number, onError: (error: unknown) => void) {
    this.#database = database;
    this.#forgetMs = forgetMs;
    this.#onError = onError;
  }

  /** Writes the row of a race. Never rejects. Calls during a write are combined into the next one. */
  note(state: RaceState): Promise<void> {
    const { code } = state.settings;
    this.#latest.set(code, state);
    const writing = this.#writing.get(code) ?? this.#write(code).finally(() => this.#writing.delete(code));
    this.#writing.set(code, writing);
    return writing;
  }

  /** Writes the row again if these events change it. */
  noteEvents(state: RaceState, events: readonly RaceEvent[]): void {
    if (events.some(({ kind }) => noted.has(kind))) void this.note(state);
  }

  /**
   * The race that recently had this code, whether or not it still exists; null when there was none, or when it has been
   * over for half an hour.
   */
  async find(code: string): Promise<RegisteredRace | null> {
    const now = Date.now();
    const [row] = await this.#database.select().from(races).where(eq(races.code, code));
    if (
      !row ||
      now - row.notedAt.getTime() > this.#forgetMs ||
      (row.endedAt !== null && row.endedAt.getTime() < now - raceLimits.retentionMs)
    )
      return null;
    return { ...row, createdAt: row.createdAt.getTime() };
  }

  /**
   * Stores the rematch of a race that was lost.
   * @param before the rematch it had, or null.
   * @returns false when another one was stored meanwhile.
   */
  async setRematch(code: string, before: string | null, next: string): Promise<boolean> {
    const { rowCount } = await this.#database
      .update(races)
      .set({ rematchCode: next })
      .where(and(eq(races.code, code), before === null ? isNull(races.rematchCode) : eq(races.rematchCode, before)));
    return rowCount === 1;
  }

  /** Deletes the row of a race that was withdrawn before it was announced. */
  async remove(code: string): Promise<void> {
    await this.#writing.get(code);
    await this.#database.delete(races).where(eq(races.code, code));
  }

  /** Resolves when no write is in progress. */
  async settled(): Promise<void> {
    await Promise.all(this.#writing.values());
  }

  async #write(code: string): Promise<void> {
    for (let state = this.#latest.get(code); state !== undefined; state = this.#latest.get(code)) {
      this.#latest.delete(code);
      const row = rowOf(state);
      try {
        // Codes can be reused: the row of the previous race is replaced, and a state that another process has overtaken
        // changes nothing.
        const isNewer = sql`${races.createdAt} <= excluded.created_at and ${races.notedAt} <= excluded.noted_at`;
        await this.#database
          .insert(races)
          .values(row)
          .onConflictDoUpdate({ target: races.code, set: row, setWhere: isNewer });
      } catch (error) {
        this.#onError(error);
      }
    }
  }
}

function rowOf(state: RaceState): typeof races.$inferInsert {
  const { settings, phase, hostId, createdAt, endedAt, rematchCode, racers } = state;
  const { code, text, ...rest } = settings;
  return {
    code,
    createdAt: new Date(createdAt),
    settings: { ...rest, textLength: textLengthOf([...text].length) },
    phase,
    hostId,
    racerIds: racers.filter(isSeated).map(({ id }) => id),
    rematchCode,
    endedAt: endedAt === null ? null : new Date(endedAt),
    notedAt: new Date(),
  };
}

/**
 * The rematch of a race that the server lost when it restarted, with the same people. Made only once.
 * @returns RACE_NOT_FOUND when no race had the code recently.
 */
export async function rematchStopped(code: string, context: Context): Promise<{ room: RaceRoom } | DomainError> {
  const { viewer, services } = context;
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const stopped = await services.races.registry.find(code);
  if (!stopped) return new DomainError("RACE_NOT_FOUND");
  if (stopped.rematchCode !== null) {
    const next = await services.races.find(stopped.rematchCode);
    if (next) return { room: next };
    // The server may have restarted again since.
    if (await services.races.registry.find(stopped.rematchCode)) return rematchStopped(stopped.rematchCode, context);
  }
  if (stopped.phase === "CANCELLED") return new DomainError("RACE_OVER");
  const group = stopped.settings.group ?? null;
  if (group === null && !stopped.racerIds.includes(viewer.userId)) return new DomainError("NOT_A_RACER");
  if (group !== null && !(await conductsRace(context, group))) return new DomainError("NOT_A_COACH");
  if (!(await services.switches.isOn("RACES"))) return new DomainError("SWITCHED_OFF");
  return make(stopped, viewer.userId, context);
}

async function make(
  stopped: RegisteredRace,
  requestedBy: string,
  { services }: Context,
): Promise<{ room: RaceRoom } | DomainError> {
  const { races: rooms, database } = services;
  const { textLength, ...settings } = stopped.settings;
  const group = settings.group ?? null;
  const { lessonId = null, textId, mode = "SPEED" } = settings;
  const raced = { lessonId, textId, language: settings.language, length: textLength };
  const text = await drawRematchText(database, raced, stopped.racerIds);
  if (text instanceof DomainError) return text;
  const typists = await findRacers(services, { group, mode, language: raceLanguage(settings) }, stopped.racerIds);
  const present = typists.filter(({ isMember }) => group === null || isMember === true || settings.guests === true);
  const seats = nameForWall({ group, nicknames: settings.nicknames ?? false }, distinctNicknames(present));
  const host =
    group === null
      ? (seats.find(({ id }) => id === stopped.hostId) ?? seats.find(({ id }) => id === requestedBy) ?? null)
      : null;
  if (group === null && host === null) return new DomainError("NOT_A_RACER");
  const next = await rooms.create(
    { ...settings, ...text },
    host,
    seats.filter((seat) => seat !== host),
  );
  if (await rooms.registry.setRematch(stopped.code, stopped.rematchCode, next.code)) return { room: next };
  // Another racer requested it at the same time.
  await rooms.remove(next);
  const theirs = (await rooms.registry.find(stopped.code))?.rematchCode ?? null;
  const room = theirs === null ? null : await rooms.find(theirs);
  return room ? { room } : new DomainError("RACE_NOT_FOUND");
}
