import { dayNumber } from "../../contract/dates";
import type { Context } from "../Context";
import type { Database, ReadConnection } from "../database/Database";
import { LeastRecentlyUsed } from "../LeastRecentlyUsed";
import { isAllowed } from "../groups/groupRights";
import type { SeenGroup } from "../groups/groups";
import { continueCounting, forgetSums, readHostParticipation } from "./hostParticipation";
import { type CountedDay, selectParticipation } from "./selectParticipation";
import type { Participation } from "./sums";

/** For so long sums are not read again, in ms. */
const FRESH_MS = 3_600_000;

/** Groups whose sums are remembered at once. */
const MOST = 500;

type Entry = { readonly day: number; readonly readAt: number; readonly sums: Promise<Participation> };

/** Sums about participation: of a group at most an hour old and of today, of the whole host those of a day. */
export class ParticipationCache {
  readonly #database: Database;
  readonly #replica: ReadConnection;
  readonly #timeZone: string;
  readonly #now: () => number;
  /** By group id; the host's has an empty one. */
  readonly #entries = new LeastRecentlyUsed<Entry>(MOST);

  /** @param replica for the sums of groups; those of the host are counted and kept in `database`. */
  constructor(database: Database, replica: ReadConnection, timeZone: string, now: () => number) {
    this.#database = database;
    this.#replica = replica;
    this.#timeZone = timeZone;
    this.#now = now;
  }

  /** @param groupId row id; null for everyone with an account. */
  read(groupId: string | null): Promise<Participation> {
    const readAt = this.#now();
    const day = dayNumber(readAt, this.#timeZone);
    const key = groupId ?? "";
    const cached = this.#entries.get(key);
    if (cached?.day === day && readAt - cached.readAt < FRESH_MS) return cached.sums;
    const entry = { day, readAt, sums: this.#select(groupId, { day, timeZone: this.#timeZone }) };
    this.#entries.set(key, entry);
    const forget = () => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    };
    // The host's sums are kept in the database: here, only while they are read.
    entry.sums.then(groupId === null ? forget : undefined, forget);
    return entry.sums;
  }

  /**
   * Counts today's sums of the host, so that admins do not wait for them.
   * @param isOn whether the host has switched them on; if not, those of earlier days are deleted.
   */
  async prepare(isOn: boolean): Promise<void> {
    const day = dayNumber(this.#now(), this.#timeZone);
    if (isOn) await continueCounting(this.#database, { day, timeZone: this.#timeZone });
    else await forgetSums(this.#database);
  }

  #select(groupId: string | null, today: CountedDay): Promise<Participation> {
    return groupId === null
      ? readHostParticipation(this.#database, today)
      : selectParticipation(this.#replica, groupId, today.day, today.timeZone);
  }
}

declare module "../Context" {
  interface Services {
    readonly participation: ParticipationCache;
  }
}

/** The sums of the whole host; null for viewers who are not admins, and while the host has switched them off. */
export async function findHostParticipation({ viewer, services }: Context): Promise<Participation | null> {
  if (viewer?.role !== "ADMIN" || !(await services.switches.isOn("PARTICIPATION"))) return null;
  return services.participation.read(null);
}

/** The sums of a group; null for viewers who do not coach it, and unless host and coaches have switched them on. */
export async function findGroupParticipation(
  { viewer, services }: Context,
  group: SeenGroup,
): Promise<Participation | null> {
  if (!viewer || !isAllowed(group, viewer, "COACH") || group.settings.participation !== true) return null;
  return (await services.switches.isOn("PARTICIPATION")) ? services.participation.read(group.id) : null;
}
