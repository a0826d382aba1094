import { type AnySchema, ValidationError } from "yup";
import { isErrorCode } from "../../../contract/errorCodes";
import type { FieldIssue } from "./FieldIssue";

/**
 * What the rules have against the values: the first issue of each field, in the rules' own order. The rules' messages
 * are error codes.
 */
export function checkRules(rules: AnySchema, values: unknown): readonly FieldIssue[] {
  try {
    rules.validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = new Map<string, FieldIssue>();
    for (const { path = "", message } of error.inner) {
      const code = isErrorCode(message) ? message : "BAD_REQUEST";
      // Of an empty field only this is worth saying.
      if (!found.has(path) || code === "REQUIRED") found.set(path, { path, code });
    }
    return [...found.values()];
  }
}
