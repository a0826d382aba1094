import type { ErrorCode } from "./errorCodes";
import { errorReactions } from "./errorReactions";

/** Whether a value is a code of the catalogue: a newer server may send others. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(errorReactions, value);
}
