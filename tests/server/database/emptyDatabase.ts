import { randomUUID } from "node:crypto";
import { Client, type PoolConfig } from "pg";
import type { TestDatabase } from "../../support/testDatabase";
import { testPostgres } from "../../support/testPostgres";

/** A database of its own with nothing in it, not even a schema. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const name = `empty_${randomUUID().replaceAll("-", "")}`;
  await ask(testPostgres("postgres"), `create database ${name}`);
  return {
    config: testPostgres(name),
    drop: async () => void (await ask(testPostgres("postgres"), `drop database ${name} with (force)`)),
  };
}

/** Asks one question over a connection of its own. */
export async function ask(config: PoolConfig, sql: string): Promise<any[]> {
  const client = new Client(config);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
