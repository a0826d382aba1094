import type { PoolConfig } from "pg";

/** A connection as an address for DATABASE_URL; a socket's folder goes into the query, as libpq has it. */
export function databaseUrl({
  host = "localhost",
  port = 5432,
  user = "typeloop",
  password,
  database = "typeloop",
}: PoolConfig): string {
  if (host.startsWith("/"))
    return `postgres:///${database}?${new URLSearchParams({ host, port: String(port), user }).toString()}`;
  return `postgres://${user}${typeof password === "string" ? `:${password}` : ""}@${host}:${port}/${database}`;
}
