import { readFileSync } from "node:fs";
import { Client, type PoolConfig } from "pg";

/** What a Postgres has done since it started. CPU time in ms of all its processes; NaN where the system does not tell. */
export type PostgresCount = {
  readonly commits: number;
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
    const { rows } = await this.#client.query<Record<"commits" | "rows" | "wal", string> & { readonly pids: number[] }>(
      `select xact_commit as commits, tup_inserted + tup_updated + tup_deleted as rows,
        pg_current_wal_lsn() - '0/0'::pg_lsn as wal, (select array_agg(pid) from pg_stat_activity) as pids
        from pg_stat_database where datname = current_database()`,
    );
    const [row] = rows;
    if (!row) throw new Error("The database tells nothing of itself.");
    const cpuMs = row.pids.reduce((total, pid) => total + cpuOf(pid), 0);
    return { commits: Number(row.commits), rows: Number(row.rows), walBytes: Number(row.wal), cpuMs };
  }

  async close(): Promise<void> {
    await this.#client.end();
  }
}

/** What happened between two counts. */
export function sinceThen(before: PostgresCount, after: PostgresCount): PostgresCount {
  return {
    commits: after.commits - before.commits,
    rows: after.rows - before.rows,
    walBytes: after.walBytes - before.walBytes,
    cpuMs: after.cpuMs - before.cpuMs,
  };
}

/** CPU time of a process in ms, user and system. */
function cpuOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS;
  } catch {
    return 0;
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
