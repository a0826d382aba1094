import { ValidationError, type Schema } from "yup";
import { errorCodes, type ErrorCode } from "../contract/errorCodes";
import { InvalidInput, type Issue } from "./DomainError";

const codes: ReadonlyMap<string, ErrorCode> = new Map(errorCodes.map((code) => [code, code]));

/** The input as cleaned by the rules in src/contract, or what is wrong with it: the first broken rule of each field. */
export async function validate<Clean>(rules: Schema<Clean>, input: unknown): Promise<Clean | InvalidInput> {
  try {
    return await rules.validate(input, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (error instanceof ValidationError) return new InvalidInput(issuesOf(error));
    throw error;
  }
}

function issuesOf(error: ValidationError): readonly Issue[] {
  const failures = error.inner.length > 0 ? error.inner : [error];
  const issues = new Map<string, Issue>();
  for (const { path = "", message } of failures) {
    if (!issues.has(path)) issues.set(path, { path, code: codes.get(message) ?? "BAD_REQUEST" });
  }
  return [...issues.values()];
}
