import type { ErrorCode } from "../../../contract/errorCodes";
import { isErrorCode } from "../../../contract/errorCodes";
import type { RaceCode } from "../../../contract/scalars";
import { readErrorCode } from "../../ui/readErrorCode";

/** What came of asking something of a race: the code of the race that it led to, or why not. */
export type RaceAnswer =
  | { readonly ok: true; readonly code: RaceCode }
  | { readonly ok: false; readonly error: ErrorCode };

type Payload = {
  readonly __typename: string;
  readonly code?: string | null | undefined;
  /** Of invalid input: what is wrong with which field. */
  readonly issues?: readonly ({ readonly code: string | null | undefined } | null | undefined)[] | null | undefined;
  readonly race?: { readonly code: RaceCode | null | undefined } | null | undefined;
};

/** Reads any payload of a race's mutations. Never rejects: no answer is a code too. */
export async function readRaceAnswer(asked: Promise<Payload | null | undefined>): Promise<RaceAnswer> {
  try {
    const payload = await asked;
    const code = payload?.race?.code;
    if (code != null) return { ok: true, code };
    const refused = payload?.issues?.[0]?.code ?? payload?.code;
    return { ok: false, error: isErrorCode(refused) ? refused : "INTERNAL" };
  } catch (error) {
    return { ok: false, error: readErrorCode(error) };
  }
}
