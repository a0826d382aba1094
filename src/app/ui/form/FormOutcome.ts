import type { ErrorCode } from "../../../contract/errorCodes";
import type { FieldIssue } from "./FieldIssue";

/**
 * What became of a form that was sent: done, sent back for some fields, or refused as a whole; then perhaps with the
 * seconds to wait before it is sent again.
 */
export type FormOutcome =
  | { readonly kind: "done" }
  | { readonly kind: "issues"; readonly issues: readonly FieldIssue[] }
  | { readonly kind: "refused"; readonly code: ErrorCode; readonly retryAfterSeconds?: number };
