import type { ErrorCode } from "../../contract/errorCodes";
import { errorMessagesEnUs } from "../../contract/errorMessagesEnUs";

/** What a code says, in the interface's language. */
export function errorMessage(code: ErrorCode): string {
  return errorMessagesEnUs[code];
}
