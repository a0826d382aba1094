import { drizzle } from "drizzle-orm/node-postgres";
import type { FastifyBaseLogger } from "fastify";
import type { Pool, PoolClient, PoolConfig, QueryConfig, QueryResult } from "pg";
import type { Context } from "../../Context";
import { describeFailure } from "../../describeFailure";
import type { PageCache } from "../../pages/PageCache";
import type { PubSub } from "../../redis/PubSub";
import { type Database, openDatabase, type ReadConnection } from "../Database";
import { RecentWrites } from "./RecentWrites";
import { isAnsweredAlike, isAboutStatement } from "./replicaErrors";
import { WalPositions } from "./WalPositions";

/** In ms. */
export const replicaTimes = {
  /** A replica that is further behind is not read. */
  mostBehindMs: 5_000,
  /** How often it is checked, also while it is unavailable. */
  pollMs: 1_000,
  /** A replica that does not say within this time how far it is counts as unavailable. */
  timeoutMs: 1_000,
  /** How long it is not checked after a read that it did not answer. */
  pauseMs: 2_000,
  /** Failures of statements are logged once, until there was none for so long. */
  episodeMs: 60_000,
} as const;

/** Whether the replica is read: not while it is too far behind, or does not answer. */
export type ReplicaState = "ready" | "behind" | "unavailable";

/** Where a read that may lag was answered: by the replica, or by the primary for one of three reasons. */
type Outcome = "replica" | "behind" | "unavailable" | "failed";

export type ReplicaFigures = {
  readonly state: ReplicaState;
  /** How long ago everything was committed that the replica has, in ms. */
  readonly behindMs: number;
  readonly reads: Readonly<Record<Outcome, number>>;
};

/** What reads may lag behind what was written, and who has written. */
export type LaggingReads = {
  /**
   * Where to read reports, boards, histories and statistics: the replica, if it has what this viewer has written.
   * Otherwise, in mutations and subscriptions, and without a replica, the primary. Never for rights or sessions.
   */
  for(context: Pick<Context, "viewer" | "mayLag">): ReadConnection;
  /** The same for boards, which also have what others have written: they are read again after a change. */
  forBoards(context: Pick<Context, "viewer" | "mayLag">): ReadConnection;
  /** The same for sums of everybody, which need not have what a viewer has just written. */
  readonly forSums: ReadConnection;
  /** Says that somebody has written something. Call it after the commit and before the response. */
  written(userId: string): void;
  /** Says that rows were deleted. */
  writtenForAll(): void;
  /** Null without a replica. */
  figures(): ReplicaFigures | null;
  /** The connections to the replica; null without one. */
  readonly pool: Pool | null;
};

/** Everything is read from the primary. */
export function noReplica(database: Database): LaggingReads {
  return {
    for: () => database,
    forBoards: () => database,
    forSums: database,
    written: () => undefined,
    writtenForAll: () => undefined,
    figures: () => null,
    pool: null,
  };
}

declare module "../../Context" {
  interface Services {
    readonly replica: LaggingReads;
  }
}

export type ReplicaSetup = {
  readonly database: Database;
  readonly config: PoolConfig;
  /** Default: that of {@link replicaTimes}. */
  readonly mostBehindMs?: number | undefined;
  readonly pubSub: PubSub;
  readonly pageCache: PageCache;
  readonly log: Pick<FastifyBaseLogger, "info" | "warn">;
};

type Question = readonly [statement: QueryConfig, values?: unknown[]];

/**
 * A read-only copy of the database that follows the primary (a hot standby). It is read only as long as that makes no
 * difference to those who have just written something: with each statement, on the same connection, it says how much of
 * the log it has replayed. If that is too little, or it fails, the primary is asked.
 */
export class Replica implements LaggingReads {
  readonly pool: Pool;
  readonly forSums: ReadConnection;
  readonly #database: Database;
  /** A connection of its own, so that it is not counted as unavailable while all others are in use. */
  readonly #checkPool: Pool;
  readonly #log: ReplicaSetup["log"];
  readonly #mostBehindMs: number;
  readonly #writes: RecentWrites;
  readonly #positions: WalPositions;
  readonly #reads: Record<Outcome, number> = { replica: 0, behind: 0, unavailable: 0, failed: 0 };
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> = Promise.resolve();
  #isClosed = false;
  #hasLooked = false;
  #state: ReplicaState = "unavailable";
  /** Up to which moment it has everything, and how long before the last check that was. */
  #reachedAt = now();
  #behindMs = 0;
  /** How far it was when it last said so. */
  #replayed = 0n;
  #restsUntil = Number.NEGATIVE_INFINITY;
  #failedAt = Number.NEGATIVE_INFINITY;

  /** Does not wait for the replica: until it has answered, the primary is read. */
  constructor({ database, config, mostBehindMs, pubSub, pageCache, log }: ReplicaSetup) {
    const patient = { connectionTimeoutMillis: replicaTimes.timeoutMs, ...config };
    this.pool = openDatabase(patient).pool;
    this.#checkPool = openDatabase({ ...patient, max: 1 }).pool;
    this.#database = database;
    this.#log = log;
    this.#mostBehindMs = mostBehindMs ?? replicaTimes.mostBehindMs;
    const retentionMs = this.#mostBehindMs + 2 * replicaTimes.pollMs;
    this.#writes = new RecentWrites(pubSub, pageCache, now, retentionMs);
    this.#positions = new WalPositions(() => readPosition(database.$client, writtenUpTo), now, retentionMs);
    this.forSums = this.#readerAfter(() => this.#writes.ofAll);
    this.#look();
  }

  for({ viewer, mayLag }: Pick<Context, "viewer" | "mayLag">): ReadConnection {
    return mayLag === true ? this.#readerAfter(() => this.#writes.lastFor(viewer)) : this.#database;
  }

  forBoards({ viewer, mayLag }: Pick<Context, "viewer" | "mayLag">): ReadConnection {
    if (mayLag !== true) return this.#database;
    return this.#readerAfter(() => Math.max(this.#writes.lastFor(viewer), this.#writes.ofPages));
  }

  written(userId: string): void {
    this.#writes.written(userId);
  }

  writtenForAll(): void {
    this.#writes.writtenForAll();
  }

  figures(): ReplicaFigures {
    const behindMs = this.#state === "unavailable" ? now() - this.#reachedAt : this.#behindMs;
    return { state: this.#state, behindMs, reads: { ...this.#reads } };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer) clearTimeout(this.#timer);
    this.#writes.close();
    await this.#looking;
    await Promise.all([this.pool.end(), this.#checkPool.end()]);
  }

  /** @param lastWrite the last write that must be seen. */
  #readerAfter(lastWrite: () => number): ReadConnection {
    const query = (...question: Question) => this.#read(lastWrite, question);
    // Drizzle only calls `query` of what it is given, except for transactions.
    return drizzle({ query } as unknown as Pool);
  }

  async #read(lastWrite: () => number, question: Question): Promise<QueryResult> {
    const outcome = await this.#try(lastWrite, question);
    if (typeof outcome !== "string") {
      this.#reads.replica += 1;
      return outcome;
    }
    this.#reads[outcome] += 1;
    return this.#database.$client.query(...question);
  }

  /** What the replica answers, or why it is not to answer. */
  async #try(lastWrite: () => number, question: Question): Promise<QueryResult | Exclude<Outcome, "replica">> {
    if (this.#state !== "ready") return this.#state;
    if (!this.#writes.isComplete) return "unavailable";
    const needed = await this.#positions
      .after(Math.max(lastWrite(), now() - this.#mostBehindMs))
      // The statement then runs on the primary, which reports its own error.
      .catch(() => null);
    if (needed === null) return "unavailable";
    try {
      return (await this.#ask(await this.pool.connect(), needed, question)) ?? "behind";
    } catch (error) {
      if (isAnsweredAlike(error)) throw error;
      if (isAboutStatement(error)) this.#noteFailure(error);
      else this.#rest(error);
      return "failed";
    }
  }

  /** Runs a statement on the replica, unless it has not replayed the log up to a position: then null. */
  async #ask(client: PoolClient, needed: bigint, question: Question): Promise<QueryResult | null> {
    const position = readPosition(client, replayedUpTo);
    // Sent together if it has replayed that much before; otherwise it may work in vain.
    const answer = needed <= this.#replayed ? client.query(...question) : null;
    // Ends with the connection at the latest, whether or not anyone still waits for it.
    const settled = Promise.allSettled([position, answer]);
    try {
      const replayed = await withinPatience(position);
      this.#replayed = replayed;
      if (replayed < needed) {
        void settled.then(() => client.release());
        return null;
      }
      const result = await (answer ?? client.query(...question));
      client.release();
      return result;
    } catch (error) {
      if (isAboutStatement(error) || isAnsweredAlike(error)) void settled.then(() => client.release());
      else client.release(true);
      throw error;
    }
  }

  /** Leaves it alone for a while. */
  #rest(error: unknown): void {
    this.#restsUntil = now() + replicaTimes.pauseMs;
    this.#become("unavailable", error);
  }

  #noteFailure(error: unknown): void {
    if (now() - this.#failedAt > replicaTimes.episodeMs)
      this.#log.warn(describeFailure(error), "a statement failed on the replica: it ran on the primary");
    this.#failedAt = now();
  }

  /** Checks how far the replica is, and again later. */
  #look(): void {
    this.#looking = this.#check().finally(() => {
      if (!this.#isClosed) this.#timer = setTimeout(() => this.#look(), replicaTimes.pollMs).unref();
    });
  }

  async #check(): Promise<void> {
    if (now() < this.#restsUntil) return;
    const checkedAt = now();
    try {
      await this.#positions.ask();
    } catch {
      // The primary is unavailable, which says nothing about the replica.
      return;
    }
    try {
      const replayed = await checkReplayed(await this.#checkPool.connect());
      this.#replayed = replayed;
      this.#reachedAt = this.#positions.reachedAt(replayed) ?? this.#reachedAt;
      this.#behindMs = Math.max(0, checkedAt - this.#reachedAt);
      this.#become(this.#behindMs > this.#mostBehindMs ? "behind" : "ready");
    } catch (error) {
      this.#become("unavailable", error);
    }
  }

  #become(state: ReplicaState, error?: unknown): void {
    if (state === this.#state && this.#hasLooked) return;
    this.#hasLooked = true;
    this.#state = state;
    if (this.#isClosed) return;
    if (state === "ready") this.#log.info("reads go to the replica");
    else if (state === "behind") this.#log.warn("the replica is too far behind: reads go to the primary");
    else this.#log.warn(describeFailure(error), "the replica is unavailable: reads go to the primary");
  }
}

/** How far the replica is. A connection that does not answer is not used again. */
async function checkReplayed(client: PoolClient): Promise<bigint> {
  try {
    const replayed = await withinPatience(readPosition(client, replayedUpTo));
    client.release();
    return replayed;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Where the log ends that the primary has written. After a commit, it ends behind it. */
const writtenUpTo = { name: "written_up_to", text: "select (pg_current_wal_lsn() - '0/0'::pg_lsn)::text as lsn" };

/** Where the log ends that a replica has replayed. Null on a server that is not a standby. */
const replayedUpTo = {
  name: "replayed_up_to",
  text: `select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::text end as lsn`,
};

type Queried = { query(statement: QueryConfig): Promise<QueryResult<{ readonly lsn: string | null }>> };

async function readPosition(from: Queried, statement: QueryConfig): Promise<bigint> {
  const { rows } = await from.query(statement);
  const lsn = rows[0]?.lsn ?? null;
  if (lsn === null) throw new Error("This Postgres is not a standby, so it is no replica.");
  return BigInt(lsn);
}

/** @throws when it takes too long. */
function withinPatience<Value>(slow: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error("The replica did not answer in time."));
    const timer = setTimeout(late, replicaTimes.timeoutMs);
    slow.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function now(): number {
  return performance.now();
}
