import { AsyncLocalStorage } from "node:async_hooks";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { drizzle, NodePgSession, NodePgTransaction, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import { Pool, type PoolClient, type PoolConfig, type QueryResult, type QueryResultRow } from "pg";
import { isDatabaseAway } from "./databaseErrors";
import type { Query } from "./statements";
import { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * The pool of connections to Postgres that everything shares. It has no `transaction` of its own: Drizzle's never
 * releases a connection whose `begin` fails, and releases a broken one as if it were whole. Use {@link inTransaction}.
 */
export type Database = Omit<PooledDatabase, "transaction">;

type PooledDatabase = NodePgDatabase<Record<string, never>> & { readonly $client: Pool };

/** An open transaction. What it did is undone when its function throws. */
export type Transaction = Parameters<Parameters<PooledDatabase["transaction"]>[0]>[0];

/** Where a statement may run: on its own, or inside a transaction. */
export type Connection = Database | Transaction;

/** Where something may be read, but not written. What `services.replica` gives may lag: see replica/Replica.ts. */
export type ReadConnection = Pick<PooledDatabase, "select" | "selectDistinct" | "selectDistinctOn" | "execute">;

/**
 * Clients get a response within 5 s (RequestFailure.ts), so a connection must be available well within that. A longer
 * statement continues in the background, and its result is there when the client retries; after twice that time
 * Postgres ends the statement. If even that does not reach us because the network drops everything, the query is given
 * up here. A transaction left open by a process that vanished is ended soon, so that it does not hold its locks.
 */
const patience = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 10_000,
  query_timeout: 12_000,
  idle_in_transaction_session_timeout: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  // Statements that do not wait for each other are sent together.
  pipeline: true,
  stream: () => new TurnSocket(),
} satisfies PoolConfig;

/** Opens a pool, without connecting yet. `close` waits for running queries. */
export function openDatabase(config: PoolConfig): {
  readonly database: Database;
  readonly pool: Pool;
  close(): Promise<void>;
} {
  const pool = new Pool({ max: 10, ...patience, ...config });
  // The pool replaces an idle connection that Postgres drops (during a restart); without a listener the error would end
  // the process.
  pool.on("error", () => {});
  // The same for a connection in a transaction, for which the pool emits no error.
  pool.on("connect", (client) => client.on("error", () => {}));
  return { database: drizzle(pool), pool, close: () => pool.end() };
}

/**
 * What {@link inTransaction} calls before it commits a transaction that has locked or written something, with the
 * transaction and what its function returned. If it throws, the transaction is undone.
 */
export const beforeCommits = new AsyncLocalStorage<(transaction: Transaction, result: unknown) => Promise<void>>();

/**
 * Runs `work` in a transaction: committed when it returns, undone when it throws. A connection that may be broken is
 * closed instead of going back to the pool. If the connection is lost during the commit, Postgres is asked whether it
 * committed, so that nothing is done twice.
 * @returns what `work` returns.
 * @throws what `work` throws, and the errors of Postgres.
 */
export function inTransaction<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return committing(database, (client, toCommit) =>
    drizzle(client).transaction(async (transaction) => {
      clients.set(transaction, client);
      const result = await work(transaction);
      const transactionId = await idOf(transaction);
      if (transactionId !== null) await beforeCommits.getStore()?.(transaction, result);
      toCommit({ result, transactionId });
    }),
  );
}

const dialect = new PgDialect();

/** What to write, in one statement, and what to return once it is committed. */
export type Decision<Result> = { readonly write: Query | null; readonly result: Result };

/**
 * The same in two round trips, for what happens all the time: everything that is needed is read at once, and everything
 * that follows from it is written at once.
 * @param lock a statement of which the first row is passed on. What comes after it sees what the transactions before
 * this one have committed.
 * @param read another one, sent along with it.
 * @param decide gets both rows, undefined for none, and the transaction for what is seldom needed.
 */
export function readAndWrite<Locked extends QueryResultRow, Known extends QueryResultRow, Result>(
  database: Database,
  { lock, read }: { readonly lock: Query; readonly read: Query },
  decide: (
    locked: Locked | undefined,
    known: Known | undefined,
    transaction: Transaction,
  ) => Promise<Decision<Result>> | Decision<Result>,
): Promise<Result> {
  return committing(database, async (client, toCommit) => {
    try {
      const begun = client.query<{ readonly id: string }>("begin; select pg_current_xact_id()::text as id");
      const [ids, locked, known] = await together([begun, client.query<Locked>(lock), client.query<Known>(read)]);
      const transaction: Transaction = new NodePgTransaction(
        dialect,
        new NodePgSession(client, dialect, undefined),
        undefined,
      );
      clients.set(transaction, client);
      const { write, result } = await decide(locked.rows[0], known.rows[0], transaction);
      toCommit({ result, transactionId: lastRow(ids)?.id ?? null });
      // If the first fails, the second undoes everything.
      await together([write && client.query(write), client.query("commit")]);
    } catch (error) {
      await client.query("rollback");
      throw error;
    }
  });
}

/** Waits for all, so that the connection is at rest. @throws what the first of those that failed throws. */
async function together<Results extends readonly unknown[]>(
  running: readonly [...{ readonly [At in keyof Results]: Results[At] | Promise<Results[At]> }],
): Promise<Results> {
  await Promise.allSettled(running);
  return (await Promise.all(running)) as unknown as Results;
}

/** What `pg` returns for two statements in one text is a list, which its types do not say. */
function lastRow<Row extends QueryResultRow>(results: QueryResult<Row> | QueryResult<Row>[]): Row | undefined {
  return (Array.isArray(results) ? results : [results]).at(-1)?.rows[0];
}

/** The connections of open transactions. */
const clients = new WeakMap<Transaction, PoolClient>();

/** Runs a statement on its own, or in a transaction. */
export async function runQuery<Row extends QueryResultRow>(connection: Connection, query: Query): Promise<Row[]> {
  const client = "$client" in connection ? connection.$client : clients.get(connection);
  if (client === undefined) throw new Error("The transaction is not one of inTransaction or readAndWrite.");
  return (await client.query<Row>(query)).rows;
}

type ToCommit<Result> = {
  readonly result: Result;
  /** Postgres's id of the transaction; null if it has written nothing. */
  readonly transactionId: string | null;
};

/**
 * Runs a transaction on a connection of the pool.
 * @param work calls its second argument before it commits.
 */
async function committing<Result>(
  { $client: pool }: Database,
  work: (client: PoolClient, toCommit: (last: ToCommit<Result>) => void) => Promise<void>,
): Promise<Result> {
  const client = await pool.connect();
  const done: ToCommit<Result>[] = [];
  try {
    await work(client, (last) => void done.push(last));
    client.release();
  } catch (error) {
    const isBroken = isDatabaseAway(error);
    // Before asking: other transactions may wait for a connection here, too.
    client.release(isBroken);
    const [last] = done;
    if (!isBroken || !last || last.transactionId === null || !(await wasCommitted(pool, last.transactionId)))
      throw error;
  }
  const [last] = done;
  if (!last) throw new Error("A transaction has no result.");
  return last.result;
}

/** Postgres's id of a transaction; null if it has written nothing. */
async function idOf(transaction: Transaction): Promise<string | null> {
  const { rows } = await transaction.execute<{ id: string | null }>(
    sql`select pg_current_xact_id_if_assigned()::text as id`,
  );
  return rows[0]?.id ?? null;
}

/**
 * How long to keep asking whether a commit succeeded while Postgres is unreachable. Clients do not wait that long, but
 * find the result when they retry.
 */
const ASK_MS = 30_000;
const PAUSE_MS = 250;

/**
 * Whether a transaction was committed although the connection was lost before the response. Retries until the database
 * is reachable and has decided.
 * @param transactionId from pg_current_xact_id inside the transaction. Postgres remembers its outcome, also across a
 * restart.
 * @returns false also when the database could not be reached in time.
 */
async function wasCommitted(pool: Pool, transactionId: string): Promise<boolean> {
  for (const deadline = Date.now() + ASK_MS; Date.now() < deadline && !pool.ending; await sleep(PAUSE_MS)) {
    const status = await ask(pool, transactionId);
    if (status === "committed") return true;
    if (status === "aborted") return false;
  }
  return false;
}

async function ask(pool: Pool, transactionId: string): Promise<string | null> {
  try {
    const { rows } = await pool.query<{ status: string | null }>("select pg_xact_status($1::xid8) as status", [
      transactionId,
    ]);
    return rows[0]?.status ?? null;
  } catch {
    return null;
  }
}

declare module "../Context" {
  interface Services {
    readonly database: Database;
  }
}

/**
 * A name or title, to sort or compare like contract/names.ts does: by the collation of migration 0008. Names can be
 * equal in this order, so lists need an id as second key. No index uses this order, because one built with another
 * version of ICU would be wrong.
 */
export function inNameOrder(name: SQLWrapper): SQL {
  return sql`${name} collate "names"`;
}

/** A pattern of LIKE for what holds these words: what has a meaning in a pattern is taken literally. */
export function likePattern(words: string): string {
  return `%${words.replaceAll(/[%\\_]/gu, String.raw`\$&`)}%`;
}

/**
 * A socket that sends what is written in one turn of the event loop together. `pg` writes each statement by itself, and
 * a call to the system costs more than most of them.
 */
class TurnSocket extends Socket {
  #isHeld = false;

  // It has several lists of parameters, which are passed on as they are.
  override write(chunk: never, encoding?: unknown, callback?: unknown): boolean {
    this.#holdThisTurn();
    return super.write(chunk, encoding as never, callback as never);
  }

  override cork(): void {
    this.#holdThisTurn();
    super.cork();
  }

  #holdThisTurn(): void {
    if (this.#isHeld) return;
    this.#isHeld = true;
    super.cork();
    process.nextTick(() => {
      this.#isHeld = false;
      super.uncork();
    });
  }
}
