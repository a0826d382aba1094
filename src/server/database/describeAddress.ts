import type { ClientConfig } from "pg";

/** Where a connection leads, for people to read: never its password. */
export function describeAddress({ connectionString, host, port, database }: ClientConfig): string {
  if (connectionString === undefined)
    return `${host ?? "localhost"}${host?.startsWith("/") ? "" : `:${port ?? 5432}`}/${database ?? ""}`;
  if (!URL.canParse(connectionString)) return "the given address";
  const url = new URL(connectionString);
  return `${url.hostname || url.searchParams.get("host") || "localhost"}:${url.port || "5432"}${url.pathname}`;
}
