import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { encodeGlobalID } from "@pothos/plugin-relay";
import { openDatabase } from "../../../src/server/database/Database";
import { texts } from "../../../src/server/database/schema";
import { migrate } from "../../../src/server/database/migrate";
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from "../../../src/server/database/embedded/startEmbeddedPostgres";

/** A Postgres for one run of the benchmarks, in a folder that goes with it. */
export class BenchDatabase {
  readonly #folder: string;
  readonly #postgres: EmbeddedPostgres;

  private constructor(folder: string, postgres: EmbeddedPostgres) {
    this.#folder = folder;
    this.#postgres = postgres;
  }

  static async start(): Promise<BenchDatabase> {
    const folder = mkdtempSync(path.join(tmpdir(), "typeloop-bench-"));
    const postgres = await startEmbeddedPostgres({ dataDirectory: folder });
    await migrate(postgres.connection);
    return new BenchDatabase(folder, postgres);
  }

  /** For `pg`. */
  get config(): EmbeddedPostgres["connection"] {
    return this.#postgres.connection;
  }

  /** As DATABASE_URL of a server. */
  get url(): string {
    const { host, port, user, database } = this.#postgres.connection;
    return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`;
  }

  /** Puts a text into the library and gives its global id. */
  async addText(body: string): Promise<string> {
    const { database, close } = openDatabase(this.#postgres.connection);
    const row = {
      title: "For measuring",
      language: "en",
      body,
      difficulty: "EASY",
      characters: body.length,
      visibility: "PUBLIC",
      status: "PUBLISHED",
    } as const;
    const [made] = await database.insert(texts).values(row).returning({ id: texts.id });
    await close();
    return encodeGlobalID("Text", made!.id);
  }

  async stop(): Promise<void> {
    await this.#postgres.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
