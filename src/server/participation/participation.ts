import { dayNumber } from "../../contract/dates";
import type { Context } from "../Context";
import type { ReadConnection } from "../database/Database";
import { LeastRecentlyUsed } from "../LeastRecentlyUsed";
import { isAllowed, type SeenGroup } from "../groups/groups";
import { type Participation, selectParticipation } from "./selectParticipation";

/** For so long sums are not computed again, in ms. */
const FRESH_MS = 3_600_000;

/** Groups whose sums are remembered at once. */
const MOST = 500;

type Entry = { readonly day: number; readonly readAt: number; readonly sums: Promise<Participation> };

/** Sums about participation, computed at most once an hour and day for each group and for the whole host. */
export class ParticipationCache {
  readonly #database: ReadConnection;
  readonly #timeZone: string;
  readonly #now: () => number;
  /** By group id; the host's has an empty one. */
  readonly #entries = new LeastRecentlyUsed<Entry>(MOST);

  constructor(database: ReadConnection, timeZone: string, now: () => number) {
    this.#database = database;
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
    const entry = { day, readAt, sums: selectParticipation(this.#database, groupId, day, this.#timeZone) };
    this.#entries.set(key, entry);
    entry.sums.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    return entry.sums;
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
