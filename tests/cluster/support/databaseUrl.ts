import type { PoolConfig } from "pg";

/** The DATABASE_URL of a Postgres at a socket. */
export function databaseUrl({ host = "", port, user, database }: PoolConfig): string {
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}
