import type { ErrorCode } from "../../../../contract/errorCodes";
import { readErrorCode } from "../../../ui/readErrorCode";

type Answer = { readonly __typename: string; readonly code?: string | null | undefined } | null | undefined;

/** Why a text could not be changed, or null when it was. Never rejects. */
export async function readTextChange(asked: Promise<Answer>): Promise<ErrorCode | null> {
  try {
    const answer = await asked;
    return answer?.__typename === "TextSuccess" ? null : readErrorCode(answer);
  } catch (error) {
    return readErrorCode(error);
  }
}
