import { Client, type ClientConfig } from "pg";
import { encodeGlobalID } from "@pothos/plugin-relay";

export type RaceRecord = { readonly userId: string; readonly log: string; readonly place: number | null };

/** What is stored in a database, read without the app. */
export class Records {
  readonly #config: ClientConfig;

  constructor(config: ClientConfig) {
    this.#config = config;
  }

  /** Adds an English text of plain words to the library and returns its global id. */
  async addText(body: string): Promise<string> {
    const [row] = await this.query<{ id: string }>(
      "insert into texts (title, language, body, difficulty, characters, visibility, status) values ('For " +
        "robots', 'en', $1, 'EASY', $2, 'PUBLIC', 'PUBLISHED') returning id",
      [body, body.length],
    );
    return encodeGlobalID("Text", row?.id ?? "");
  }

  /** The results of a race. `userId` is a global id. */
  async ofRace(code: string): Promise<readonly RaceRecord[]> {
    const rows = await this.query<{ user_id: string; log: string; place: number | null }>(
      "select user_id, log, place from results where race_code = $1",
      [code],
    );
    return rows.map(({ user_id, log, place }) => ({ userId: encodeGlobalID("User", user_id), log, place }));
  }

  /** How often each run is stored, by its run id. */
  async runs(runIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.query<{ run_id: string; count: number }>(
      "select run_id, count(*)::int as count from results where run_id = any($1::uuid[]) group by run_id",
      [runIds],
    );
    return new Map(rows.map(({ run_id, count }) => [run_id, count]));
  }

  async query<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    const client = new Client(this.#config);
    await client.connect();
    try {
      const { rows } = await client.query<Row>(sql, [...values]);
      return rows;
    } finally {
      await client.end();
    }
  }
}
