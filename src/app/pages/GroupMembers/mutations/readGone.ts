import { type ErrorCode, readErrorCode } from "../../../../contract/errorCodes";

type Answer = { readonly __typename: string; readonly code?: string | null | undefined } | null | undefined;

/** What an answer to `removeMembers` and the like says: the code of a refusal, or null when they are gone. */
export function readGone(answer: Answer): ErrorCode | null {
  return answer?.__typename === "MembersGone" ? null : readErrorCode(answer);
}
