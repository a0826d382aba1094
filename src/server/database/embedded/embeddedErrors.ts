/** The embedded Postgres is not available or does not start. The message says why and what to do. */
export class EmbeddedPostgresError extends Error {
  override readonly name = "EmbeddedPostgresError";
}

/**
 * Another living process owns the data directory. `pid` is that process, or null when it is not visible from here
 * (another container).
 */
export class DataDirectoryInUseError extends Error {
  override readonly name = "DataDirectoryInUseError";

  constructor(
    readonly dataDirectory: string,
    readonly pid: number | null,
  ) {
    super(
      `${dataDirectory} is in use by another Typeloop ` +
        `${pid === null ? "outside of this container" : `(process ${pid})`}. ` +
        `Stop that one${pid === null ? "" : ` (kill ${pid})`}, choose another data directory, ` +
        "or set DATABASE_URL to share one Postgres between several processes.",
    );
  }
}

/**
 * The `code` of anything that was thrown ("ENOENT", "3D000"), or null when it has none. Checks the property instead of
 * `instanceof Error`, because errors from Node's core come from another realm under Jest.
 */
export function errorCode(error: unknown): string | null {
  return typeof error === "object" && error !== null && "code" in error && typeof error.code === "string"
    ? error.code
    : null;
}
