/** The embedded Postgres cannot be had or does not start. The message says why and what to do about it. */
export class EmbeddedPostgresError extends Error {
  override readonly name = "EmbeddedPostgresError";
}
