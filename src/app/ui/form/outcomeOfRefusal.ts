import { isErrorCode } from "../../../contract/errorCodes";
import type { FormOutcome } from "./FormOutcome";

type Maybe<Value> = Value | null | undefined;
type Issue = { readonly path: Maybe<string>; readonly code: Maybe<string> };
type Refusal = Maybe<{
  readonly code?: Maybe<string>;
  readonly retryAfterSeconds?: Maybe<number>;
  readonly issues?: Maybe<readonly Maybe<Issue>[]>;
}>;

/**
 * Reads the members of a payload that say what went wrong. An answer without any, or with a code of a newer server,
 * counts as INTERNAL.
 */
export function outcomeOfRefusal(refusal: Refusal): FormOutcome {
  const issues = (refusal?.issues ?? []).flatMap((issue) =>
    issue?.path == null ? [] : [{ path: issue.path, code: known(issue.code) }],
  );
  if (issues.length > 0) return { kind: "issues", issues };
  const wait = refusal?.retryAfterSeconds;
  return { kind: "refused", code: known(refusal?.code), ...(wait != null && { retryAfterSeconds: wait }) };
}

const known = (code: Maybe<string>) => (isErrorCode(code) ? code : "INTERNAL");
