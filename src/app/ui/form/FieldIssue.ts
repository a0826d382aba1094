import type { ErrorCode } from "../../../contract/errorCodes";

/** What is wrong with one field: its name in the form, and a code of the catalogue. */
export type FieldIssue = { readonly path: string; readonly code: ErrorCode };
