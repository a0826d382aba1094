import { readFile, statfs } from "node:fs/promises";
import path from "node:path";
import { and, count, gt, isNull, sql } from "drizzle-orm";
import type { Services } from "../Context";
import { sessions } from "../database/userSchema";
import type { Backups } from "./Backups";

/** What this process knows of its host. */
export type Host = {
  /** Of the release; empty if it is unknown. */
  readonly version: string;
  /** When this process started, in ms since 1970. */
  readonly startedAt: number;
  /** The folder of the host's data, whose disk must not fill up. */
  readonly dataDirectory: string;
  /** Open websockets of this process. */
  readonly connections: () => number;
  /** Whether Redis answers; null if there is none. */
  readonly redis: () => boolean | null;
  readonly errors: RecentErrors;
  readonly backups: Backups;
};

const HOUR_MS = 3_600_000;

/** Beyond it the count says "at least". */
const MOST_ERRORS = 10_000;

/** Counts unexpected failures of the last hour. */
export class RecentErrors {
  readonly #now: () => number;
  #times: number[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  note(): void {
    if (this.#times.length < MOST_ERRORS) this.#times.push(this.#now());
    else this.#forget();
  }

  get count(): number {
    this.#forget();
    return this.#times.length;
  }

  #forget(): void {
    const since = this.#now() - HOUR_MS;
    this.#times = this.#times.filter((time) => time > since);
  }
}

/** The version of the release, from its package; empty if there is none. */
export async function readVersion(): Promise<string> {
  try {
    const content: unknown = JSON.parse(await readFile(path.resolve("package.json"), "utf8"));
    return content instanceof Object && "version" in content ? String(content.version) : "";
  } catch {
    return "";
  }
}

/** Sizes in bytes. */
export type TableSize = { readonly name: string; readonly bytes: number };

/** The size of the database, and its five largest tables with their indexes. */
export async function readDatabaseSize({
  database,
}: Services): Promise<{ readonly bytes: number; readonly tables: readonly TableSize[] }> {
  const { rows } = await database.execute<{ name: string; bytes: string; whole: string }>(sql`
    select relname as name, pg_total_relation_size(oid)::text as bytes,
      pg_database_size(current_database())::text as whole
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by pg_total_relation_size(oid) desc limit 5`);
  return {
    bytes: Number(rows[0]?.whole ?? 0),
    tables: rows.map(({ name, bytes }) => ({ name, bytes: Number(bytes) })),
  };
}

/** Free bytes on the disk of the host's data; null if the system does not say. */
export async function readDiskFree({ host }: Services): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(host.dataDirectory);
    return bavail * bsize;
  } catch {
    return null;
  }
}

/** The number of sessions that are open. */
export async function countOpenSessions({ database, now }: Services): Promise<number> {
  const [row] = await database
    .select({ number: count() })
    .from(sessions)
    .where(and(isNull(sessions.revokedAt), gt(sessions.expiresAt, new Date(now()))));
  return row?.number ?? 0;
}

/** Racers with a seat in races that are not over, as far as this process knows. */
export function countRacers({ races }: Services): number {
  const open = [...races.all()].filter(({ state: { phase } }) => phase !== "FINISHED" && phase !== "CANCELLED");
  return open.reduce((sum, { state }) => sum + state.racers.length, 0);
}

declare module "../Context" {
  interface Services {
    readonly host: Host;
  }
}
