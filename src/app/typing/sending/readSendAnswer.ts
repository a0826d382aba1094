import { type ErrorCode, isErrorCode, readErrorCode } from "../../../contract/errorCodes";
import type { SendAnswer } from "./SendAnswer";

type Payload = {
  readonly __typename: string;
  readonly batch?: number | null | undefined;
  readonly expected?: number | null | undefined;
  readonly code?: string | null | undefined;
};

/** Failures that a later try may not meet; after any other there is no use in sending the same again. */
const passing: ReadonlySet<ErrorCode> = new Set(["NETWORK", "OFFLINE", "INTERNAL", "RATE_LIMITED", "TIMED_OUT"]);

/**
 * Reads what came of a batch, of whatever it is a part. Never rejects: a batch that was given up has reached nobody, as
 * far as is known.
 */
export async function readSendAnswer(asked: Promise<Payload | null | undefined>): Promise<SendAnswer> {
  try {
    const payload = await asked;
    if (payload?.__typename === "KeystrokesTaken" && payload.batch != null) return { taken: payload.batch };
    if (payload?.__typename === "SequenceGapError" && payload.expected != null) return { expected: payload.expected };
    return refusal(isErrorCode(payload?.code) ? payload.code : "INTERNAL");
  } catch (error) {
    return refusal(readErrorCode(error));
  }
}

const refusal = (code: ErrorCode): SendAnswer => (passing.has(code) ? "unreached" : { refused: code });
