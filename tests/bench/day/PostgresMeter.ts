import { readFileSync } from "node:fs";
import { Client, type PoolConfig } from "pg";

/**
 * What a Postgres has done since it started. CPU time in ms of all its processes; 0 where the system does not tell.
 */
export type PostgresCount = {
  /** Transactions, those that only read included. */
  readonly transactions: number;
  /** Rows inserted, updated or deleted. */
  readonly rows: number;
  /** Bytes of write-ahead log. */
  readonly walBytes: number;
  readonly cpuMs: number;
};

/** Clock ticks a second, on all Linux of today. */
const TICKS = 100;

/** Asks a database what it has done. */
export class PostgresMeter {
  readonly #client: Client;

  private constructor(client: Client) {
    this.#client = client;
  }

  static async open(config: PoolConfig): Promise<PostgresMeter> {
    const client = new Client(config);
    await client.connect();
    return new PostgresMeter(client);
  }

  async count(): Promise<PostgresCount> {
    const { rows } = await this.#client.query<
      Record<"transactions" | "rows" | "wal", string> & { readonly pids: number[] }
    >(
      `select xact_commit as transactions, tup_inserted + tup_updated + tup_deleted as rows,
        pg_current_wal_lsn() - '0/0'::pg_lsn as wal, (select array_agg(pid) from pg_stat_activity) as pids
        from pg_stat_database where datname = current_database()`,
    );
    const [row] = rows;
    if (!row) throw new Error("The database tells nothing of itself.");
    const [parent] = row.pids.map((pid) => readStat(pid)[1]);
    // Those that have ended are counted by their parent.
    const cpuMs = row.pids.reduce(
      (total, pid) => total + cpuOf(pid),
      cpuOf(Number(parent)) + cpuOfEnded(Number(parent)),
    );
    return { transactions: Number(row.transactions), rows: Number(row.rows), walBytes: Number(row.wal), cpuMs };
  }

  async close(): Promise<void> {
    await this.#client.end();
  }
}

/** What happened between two counts. */
export function sinceThen(before: PostgresCount, after: PostgresCount): PostgresCount {
  return {
    transactions: after.transactions - before.transactions,
    rows: after.rows - before.rows,
    walBytes: after.walBytes - before.walBytes,
    cpuMs: after.cpuMs - before.cpuMs,
  };
}

/** CPU time of a process in ms, user and system; 0 if it is not there. */
function cpuOf(pid: number): number {
  const fields = readStat(pid);
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 1_000) / TICKS;
}

/** The same of its children that have ended. */
function cpuOfEnded(pid: number): number {
  const fields = readStat(pid);
  return ((Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) * 1_000) / TICKS;
}

/** What the system tells of a process: the parts behind its name, the state first. */
function readStat(pid: number): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  } catch {
    return [];
  }
}

/** CPU time that all processes of the computer have used, in ms; NaN where the system does not tell. */
export function machineMs(): number {
  try {
    const [user, nice, system, , , irq, softIrq] = (readFileSync("/proc/stat", "utf8").split("\n")[0] ?? "")
      .split(/\s+/u)
      .slice(1)
      .map(Number);
    return (((user ?? 0) + (nice ?? 0) + (system ?? 0) + (irq ?? 0) + (softIrq ?? 0)) * 1_000) / TICKS;
  } catch {
    return NaN;
  }
}
