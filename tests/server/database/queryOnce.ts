import { Client, type ClientConfig } from "pg";

/** The rows of one statement, by a connection of its own. */
export async function queryOnce(connection: ClientConfig, sql: string): Promise<readonly Record<string, unknown>[]> {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
