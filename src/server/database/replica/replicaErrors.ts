import { errorCode } from "../embedded/embeddedErrors";

/**
 * Whether the primary would answer the same: a value is wrong (class 22), or the statement takes too long (57014),
 * which is no reason to let the primary do the same work again.
 */
export function isAnsweredAlike(error: unknown): boolean {
  return /^(?:22...|57014)$/u.test(codeOf(error));
}

/**
 * Whether only this statement failed, and the replica can answer others: it was canceled because the replica has to
 * replay a change that removes what it reads (40001), the replica does not have a table, a column or a type yet (42),
 * or all connections to it were in use for too long, for which the driver has no code.
 * https://www.postgresql.org/docs/current/hot-standby.html#HOT-STANDBY-CONFLICT
 */
export function isAboutStatement(error: unknown): boolean {
  return /^(?:0A|25|40|42|55|XX)...$/u.test(codeOf(error)) || isAboutPool(error);
}

function isAboutPool(error: unknown): boolean {
  return error instanceof Error && error.message === "timeout exceeded when trying to connect";
}

function codeOf(error: unknown): string {
  return errorCode(error) ?? "";
}
