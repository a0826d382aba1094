import { execFile } from "node:child_process";
import { appendFile, chmod, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { migrate } from "../../src/server/database/migrate";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "../../src/server/database/embedded/startEmbeddedPostgres";
import type { TestDatabase } from "./testDatabase";
import { untilTrue } from "./untilTrue";

const run = promisify(execFile);

/** Nothing here has to outlive a power cut. What is committed is in the log when the commit is answered, as always. */
const settings = ["fsync=off", "full_page_writes=off", "wal_retrieve_retry_interval=50ms"];

/** A migrated database with a replica that follows it. */
export class TestReplica {
  /** The primary, as a database to give to a server. */
  readonly database: TestDatabase;
  readonly #primary: EmbeddedPostgres;
  readonly #folders: readonly string[];
  #replica: EmbeddedPostgres;

  private constructor(primary: EmbeddedPostgres, replica: EmbeddedPostgres, folders: readonly string[]) {
    this.#primary = primary;
    this.#replica = replica;
    this.#folders = folders;
    this.database = { config: primary.connection, drop: async () => undefined };
  }

  /** Makes both in a few seconds: the replica is a copy of the stopped primary. */
  static async start(): Promise<TestReplica> {
    const folders = await Promise.all([newFolder(), newFolder()]);
    const [ofPrimary, ofReplica] = folders;
    const first = await startEmbeddedPostgres({ dataDirectory: ofPrimary });
    await migrate(first.connection);
    await first.stop();
    const from = await realpath(path.join(ofPrimary, "pg"));
    const to = path.join(ofReplica, "pg");
    const configured = settings.map((setting) => `${setting}\n`).join("");
    await appendFile(path.join(from, "postgresql.auto.conf"), configured);
    // With the owner of each file: Postgres does not run as root.
    await run("cp", ["-a", from, to]);
    const { host, port, user } = first.connection;
    await appendFile(
      path.join(to, "postgresql.auto.conf"),
      `primary_conninfo = 'host=${host} port=${port} user=${user}'\n`,
    );
    await writeFile(path.join(to, "standby.signal"), "");
    const primary = await startEmbeddedPostgres({ dataDirectory: ofPrimary });
    const replica = await startEmbeddedPostgres({ dataDirectory: ofReplica });
    return new TestReplica(primary, replica, folders);
  }

  /** How to connect to the replica; the same after it was stopped and started. */
  get config() {
    return this.#replica.connection;
  }

  /** Runs a statement on the primary. */
  run(sql: string, values: readonly unknown[] = []): Promise<any[]> {
    return ask(this.#primary.connection, sql, values);
  }

  /** Runs a statement on the replica. */
  runOnReplica(sql: string): Promise<any[]> {
    return ask(this.config, sql, []);
  }

  /** From now on the replica gets no newer. */
  async pause(): Promise<void> {
    await this.runOnReplica("select pg_wal_replay_pause()");
    await untilTrue(async () => {
      const [row] = await this.runOnReplica("select pg_get_wal_replay_pause_state() as state");
      return row.state === "paused";
    });
  }

  /** Lets it go on, and waits until it has what the primary has now. */
  async resume(): Promise<void> {
    await this.runOnReplica("select pg_wal_replay_resume()");
    await this.caughtUp();
  }

  /** Waits until it has what the primary has now. */
  async caughtUp(): Promise<void> {
    const [{ lsn }] = await this.run("select pg_current_wal_lsn() as lsn");
    await untilTrue(async () => {
      const [row] = await this.runOnReplica(`select pg_last_wal_replay_lsn() >= '${lsn}'::pg_lsn as is_there`);
      return row.is_there;
    });
  }

  stopReplica(): Promise<void> {
    return this.#replica.stop();
  }

  async startReplica(): Promise<void> {
    this.#replica = await startEmbeddedPostgres({ dataDirectory: this.#folders[1] ?? "" });
  }

  async stop(): Promise<void> {
    await this.#replica.stop();
    await this.#primary.stop();
    for (const folder of this.#folders) await rm(folder, { recursive: true, force: true });
  }
}

/** One that the next run of the tests removes if this one is interrupted (startTestPostgres.ts). */
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "typeloop-tests-"));
  await chmod(folder, 0o711);
  return folder;
}

async function ask(config: EmbeddedPostgres["connection"], sql: string, values: readonly unknown[]): Promise<any[]> {
  const client = new Client(config);
  await client.connect();
  try {
    return (await client.query(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}
