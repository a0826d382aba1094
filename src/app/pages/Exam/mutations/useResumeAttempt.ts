import { useCallback } from "react";
import { graphql } from "react-relay";
import type { ErrorCode } from "../../../../contract/errorCodes";
import type { useResumeAttemptMutation } from "../../../../../__generated__/useResumeAttemptMutation.graphql";
import { isErrorCode } from "../../../../contract/errorCodes";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { readErrorCode } from "../../../ui/readErrorCode";

/** An attempt as this page took it: what it needs to go on. */
export type OpenAttempt = {
  readonly number: number;
  readonly seat: number;
  readonly batch: number;
  /** By the server's clock, like the other times. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly collectsUntil: string;
  readonly text: string;
  readonly keystrokes: string;
};

export type Resumed =
  | { readonly ok: true; readonly attempt: OpenAttempt }
  | { readonly ok: false; readonly error: ErrorCode };

/** Goes on with the running attempt in this page. */
export function useResumeAttempt(): readonly [(examId: string, device: string) => Promise<Resumed>, boolean] {
  const [run, isInFlight] = useMutationPromise<useResumeAttemptMutation>(graphql`
    mutation useResumeAttemptMutation($examId: ID!, $device: String!) {
      resumeExamAttempt(examId: $examId, device: $device) {
        __typename
        ... on ExamSuccess {
          exam {
            attempts {
              number
              seat
              batch
              startsAt
              endsAt
              collectsUntil
              text
              keystrokes
            }
            ...ExamRoom_exam
          }
        }
        ... on Error {
          code
        }
      }
    }
  `);
  const resume = useCallback(
    async (examId: string, device: string): Promise<Resumed> => {
      try {
        const { resumeExamAttempt: answer } = await run({ examId, device });
        const attempt = answer?.__typename === "ExamSuccess" ? readAttempt(answer.exam?.attempts?.at(-1)) : null;
        if (attempt !== null) return { ok: true, attempt };
        return { ok: false, error: answer && "code" in answer && isErrorCode(answer.code) ? answer.code : "INTERNAL" };
      } catch (error) {
        return { ok: false, error: readErrorCode(error) };
      }
    },
    [run],
  );
  return [resume, isInFlight];
}

type Answered = { readonly [Key in keyof OpenAttempt]: OpenAttempt[Key] | null | undefined };

function readAttempt(attempt: Answered | null | undefined): OpenAttempt | null {
  if (attempt == null) return null;
  const { number, seat, batch, startsAt, endsAt, collectsUntil, text, keystrokes } = attempt;
  if (number == null || seat == null || batch == null || text == null || keystrokes == null) return null;
  if (startsAt == null || endsAt == null || collectsUntil == null) return null;
  return { number, seat, batch, startsAt, endsAt, collectsUntil, text, keystrokes };
}
