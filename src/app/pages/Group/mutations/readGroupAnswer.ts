import { type ErrorCode, isErrorCode, readErrorCode } from "../../../../contract/errorCodes";

type Payload = {
  readonly __typename: string;
  readonly code?: string | null | undefined;
  /** Of invalid input: what is wrong with which field. */
  readonly issues?: readonly ({ readonly code: string | null | undefined } | null | undefined)[] | null | undefined;
};

/** What came of asking something of a group: its payload, or why not. */
export type GroupAnswer<Success> =
  | { readonly ok: true; readonly payload: Success }
  | { readonly ok: false; readonly error: ErrorCode };

/** Reads any payload of a group's mutations. Never rejects: no answer is a code too. */
export async function readGroupAnswer<Given extends Payload>(
  asked: Promise<Given | null | undefined>,
): Promise<GroupAnswer<Given>> {
  try {
    const payload = await asked;
    if (payload != null && payload.code == null && payload.__typename.endsWith("Success")) return { ok: true, payload };
    const refused = payload?.issues?.[0]?.code ?? payload?.code;
    return { ok: false, error: isErrorCode(refused) ? refused : "INTERNAL" };
  } catch (error) {
    return { ok: false, error: readErrorCode(error) };
  }
}
