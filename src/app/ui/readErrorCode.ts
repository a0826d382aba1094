import { errorCodes, type ErrorCode } from "../../contract/errorCodes";

/** The catalogue's code that a thrown value carries; INTERNAL for what nobody foresaw. */
export function readErrorCode(error: unknown): ErrorCode {
  if (typeof error !== "object" || error === null || !("code" in error)) return "INTERNAL";
  return errorCodes.find((code) => code === error.code) ?? "INTERNAL";
}
