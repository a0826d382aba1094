import type { ErrorCode } from "../../../../contract/errorCodes";
import { isErrorCode } from "../../../../contract/errorCodes";
import { readErrorCode } from "../../../ui/readErrorCode";

/** What came of asking something of an exam: its id, or why not. */
export type ExamAnswer = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly error: ErrorCode };

type Payload = {
  readonly code?: string | null | undefined;
  /** Of invalid input: what is wrong with which field. */
  readonly issues?: readonly ({ readonly code: string | null | undefined } | null | undefined)[] | null | undefined;
  readonly exam?: { readonly id: string } | null | undefined;
};

/** Reads any payload of an exam's mutations. Never rejects: no answer is a code too. */
export async function readExamAnswer(asked: Promise<Payload | null | undefined>): Promise<ExamAnswer> {
  try {
    const payload = await asked;
    if (payload?.exam != null) return { ok: true, id: payload.exam.id };
    const refused = payload?.issues?.[0]?.code ?? payload?.code;
    return { ok: false, error: isErrorCode(refused) ? refused : "INTERNAL" };
  } catch (error) {
    return { ok: false, error: readErrorCode(error) };
  }
}
