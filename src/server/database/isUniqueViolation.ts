/** Whether a statement failed because a unique index holds such a row already. Drizzle wraps what the driver says. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "23505") || isUniqueViolation(error.cause);
}
