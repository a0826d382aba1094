/**
 * Another living process owns the data directory. `pid` is that process, or null when it cannot be seen from here
 * (another container).
 */
export class DataDirectoryInUseError extends Error {
  override readonly name = "DataDirectoryInUseError";

  constructor(
    readonly dataDirectory: string,
    readonly pid: number | null,
  ) {
    super(
      `${dataDirectory} is in use by another Typeloop ${pid === null ? "outside of this container" : `(process ${pid})`}. ` +
        `Stop that one${pid === null ? "" : ` (kill ${pid})`}, choose another data directory, ` +
        "or set DATABASE_URL to share one Postgres between several processes.",
    );
  }
}
