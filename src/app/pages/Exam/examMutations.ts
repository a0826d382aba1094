import { graphql, fetchQuery, useRelayEnvironment, commitMutation } from "react-relay";
import type { examMutationsCreateExamMutation } from "../../../../__generated__/examMutationsCreateExamMutation.graphql";
import { useAccountMutation } from "../../relay/useAccountMutation";
import { useReadMutation } from "../../relay/useReadMutation";
import type { examMutationsBeginAttemptMutation } from "../../../../__generated__/examMutationsBeginAttemptMutation.graphql";
import { useMutationPromise } from "../../relay/useMutationPromise";
import { useCallback } from "react";
import { type ErrorCode, isErrorCode } from "../../../contract/errorCodes";
import type { examMutationsResumeAttemptMutation } from "../../../../__generated__/examMutationsResumeAttemptMutation.graphql";
import { readErrorCode } from "../../ui/readErrorCode";
import type { examMutationsHandInAttemptMutation } from "../../../../__generated__/examMutationsHandInAttemptMutation.graphql";
import type { examMutationsFinishExamMutation } from "../../../../__generated__/examMutationsFinishExamMutation.graphql";
import type { examMutationsRefreshExamQuery } from "../../../../__generated__/examMutationsRefreshExamQuery.graphql";
import type { IEnvironment } from "relay-runtime";
import type { examMutationsLeaveExamMutation } from "../../../../__generated__/examMutationsLeaveExamMutation.graphql";
import { noRetry } from "../../relay/retry";

/** Makes an exam. Who has no account becomes a guest first, which is enough for a mock exam. */
export function useCreateExam() {
  const mutation = useAccountMutation<examMutationsCreateExamMutation>(graphql`
    mutation examMutationsCreateExamMutation($input: CreateExamInput!) {
      createExam(input: $input) {
        __typename
        ... on ExamSuccess {
          exam {
            id
            ...ExamPage_exam
          }
        }
        ... on InvalidInputError {
          issues {
            code
          }
        }
        ... on Error {
          code
        }
      }
    }
  `);
  return useReadMutation(mutation, "createExam", readExamAnswer);
}

/** Begins the next attempt in this page. */
export function useBeginAttempt() {
  const mutation = useMutationPromise<examMutationsBeginAttemptMutation>(graphql`
    mutation examMutationsBeginAttemptMutation($examId: ID!, $attempt: Int!, $device: String!) {
      beginExamAttempt(examId: $examId, attempt: $attempt, device: $device) {
        __typename
        ... on ExamSuccess {
          exam {
            id
            ...ExamPage_exam
          }
        }
        ... on Error {
          code
        }
      }
    }
  `);
  return useReadMutation(mutation, "beginExamAttempt", readExamAnswer);
}

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
  const [run, isInFlight] = useMutationPromise<examMutationsResumeAttemptMutation>(graphql`
    mutation examMutationsResumeAttemptMutation($examId: ID!, $device: String!) {
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
            ...ExamPage_exam
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

/** Ends the running attempt, whose keys have all arrived. */
export function useHandInAttempt() {
  const mutation = useMutationPromise<examMutationsHandInAttemptMutation>(graphql`
    mutation examMutationsHandInAttemptMutation($examId: ID!, $attempt: Int!, $seat: Int!, $batch: Int!) {
      handInExamAttempt(examId: $examId, attempt: $attempt, seat: $seat, batch: $batch) {
        __typename
        ... on ExamSuccess {
          exam {
            id
            ...ExamPage_exam
          }
        }
        ... on Error {
          code
        }
      }
    }
  `);
  return useReadMutation(mutation, "handInExamAttempt", readExamAnswer);
}

/** Ends the exam with the attempts made. */
export function useFinishExam() {
  const mutation = useMutationPromise<examMutationsFinishExamMutation>(graphql`
    mutation examMutationsFinishExamMutation($examId: ID!) {
      finishExam(examId: $examId) {
        __typename
        ... on ExamSuccess {
          exam {
            id
            ...ExamPage_exam
          }
        }
        ... on Error {
          code
        }
      }
    }
  `);
  return useReadMutation(mutation, "finishExam", readExamAnswer);
}

/** Asks again where an exam stands. When no answer comes, what is shown stays. */
export function useRefreshExam(examId: string): () => void {
  const environment = useRelayEnvironment();
  return useCallback(() => {
    fetchQuery<examMutationsRefreshExamQuery>(
      environment,
      graphql`
        query examMutationsRefreshExamQuery($id: ID!) @throwOnFieldError {
          node(id: $id) {
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes the room wherever it is on screen.
            ...ExamPage_exam @alias(as: "exam")
          }
        }
      `,
      { id: examId },
      { fetchPolicy: "network-only" },
    ).subscribe({ error: () => undefined });
  }, [environment, examId]);
}

const document = graphql`
  mutation examMutationsLeaveExamMutation($examId: ID!, $device: String!) {
    leaveExam(examId: $examId, device: $device) {
      __typename
    }
  }
`;

/** Tells that this page is gone, as far as that can be told: the attempt's clock runs on either way. */
export function leaveExam(environment: IEnvironment, examId: string, device: string): void {
  commitMutation<examMutationsLeaveExamMutation>(environment, {
    mutation: document,
    variables: { examId, device },
    cacheConfig: noRetry,
    onError: () => undefined,
  });
}

/** What came of asking something of an exam: its id, or why not. */
export type ExamAnswer = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly error: ErrorCode };

type Payload = {
  readonly code?: string | null | undefined;
  /** Of invalid input: what is wrong with which field. */
  readonly issues?: readonly ({ readonly code: string | null | undefined } | null | undefined)[] | null | undefined;
  readonly exam?: { readonly id: string } | null | undefined;
};

/** Reads any payload of an exam's mutations. Never rejects: no answer is a code too. */
async function readExamAnswer(asked: Promise<Payload | null | undefined>): Promise<ExamAnswer> {
  try {
    const payload = await asked;
    if (payload?.exam != null) return { ok: true, id: payload.exam.id };
    const refused = payload?.issues?.[0]?.code ?? payload?.code;
    return { ok: false, error: isErrorCode(refused) ? refused : "INTERNAL" };
  } catch (error) {
    return { ok: false, error: readErrorCode(error) };
  }
}
