import type { PoolConfig } from "pg";

/** A Postgres at a socket, as DATABASE_URL of an app. */
export function databaseUrl({ host = "", port, user, database }: PoolConfig): string {
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}
