import { commitResult, useResultMutation } from "../../relay/useResultMutation";
import { graphql, fetchQuery, useRelayEnvironment } from "react-relay";
import type { examMutationsCreateMutation } from "../../../../__generated__/examMutationsCreateMutation.graphql";
import type { examMutationsBeginMutation } from "../../../../__generated__/examMutationsBeginMutation.graphql";
import { useCallback } from "react";
import type { examMutationsResumeMutation } from "../../../../__generated__/examMutationsResumeMutation.graphql";
import type { examMutationsHandInMutation } from "../../../../__generated__/examMutationsHandInMutation.graphql";
import type { examMutationsFinishMutation } from "../../../../__generated__/examMutationsFinishMutation.graphql";
import type { examMutationsRefreshQuery } from "../../../../__generated__/examMutationsRefreshQuery.graphql";
import type { IEnvironment } from "relay-runtime";
import type { examMutationsLeaveMutation } from "../../../../__generated__/examMutationsLeaveMutation.graphql";
import { noRetry } from "../../relay/retry";

/** Makes an exam. Visitors without an account become a guest first, which is enough for a mock exam. */
export function useCreateExam() {
  return useResultMutation<examMutationsCreateMutation, string>(
    graphql`
      mutation examMutationsCreateMutation($input: CreateExamInput!) {
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
    `,
    readExamId,
    { needsAccount: true },
  );
}

/** Begins the next attempt in this page. */
export function useBeginAttempt() {
  return useResultMutation<examMutationsBeginMutation, string>(
    graphql`
      mutation examMutationsBeginMutation($examId: ID!, $attempt: Int!, $device: String!) {
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
    `,
    readExamId,
  );
}

/** An attempt that this page has taken over, with what it needs to continue. */
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

/** Continues the running attempt on this page. */
export function useResumeAttempt() {
  return useResultMutation<examMutationsResumeMutation, OpenAttempt>(
    graphql`
      mutation examMutationsResumeMutation($examId: ID!, $device: String!) {
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
    `,
    ({ exam }) => readAttempt(exam?.attempts?.at(-1)),
  );
}

type Answered = { readonly [Key in keyof OpenAttempt]: OpenAttempt[Key] | null | undefined };

function readAttempt(attempt: Answered | null | undefined): OpenAttempt | null {
  if (attempt == null) return null;
  const { number, seat, batch, startsAt, endsAt, collectsUntil, text, keystrokes } = attempt;
  if (number == null || seat == null || batch == null || text == null || keystrokes == null) return null;
  if (startsAt == null || endsAt == null || collectsUntil == null) return null;
  return { number, seat, batch, startsAt, endsAt, collectsUntil, text, keystrokes };
}

/** Ends the running attempt after all its keystrokes have arrived. */
export function useHandInAttempt() {
  return useResultMutation<examMutationsHandInMutation, string>(
    graphql`
      mutation examMutationsHandInMutation(
        $examId: ID!
        $attempt: Int!
        $seat: Int!
        $batch: Int!
        $isByEar: Boolean!
      ) {
        handInExamAttempt(examId: $examId, attempt: $attempt, seat: $seat, batch: $batch, isByEar: $isByEar) {
          __typename
          ... on ExamSuccess {
            exam {
              id
              ...ExamPage_exam
              candidate {
                id
                # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Brings the header up to date.
                ...HeaderGoal_viewer
              }
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    readExamId,
  );
}

/** Ends the exam with the attempts made so far. */
export function useFinishExam() {
  return useResultMutation<examMutationsFinishMutation, string>(
    graphql`
      mutation examMutationsFinishMutation($examId: ID!) {
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
    `,
    readExamId,
  );
}

/** Fetches an exam again. Without a response, the page stays as it is. */
export function useRefreshExam(examId: string): () => void {
  const environment = useRelayEnvironment();
  return useCallback(() => {
    fetchQuery<examMutationsRefreshQuery>(
      environment,
      graphql`
        query examMutationsRefreshQuery($id: ID!) @throwOnFieldError {
          node(id: $id) {
            # Refreshes the room wherever it is on screen.
            # eslint-disable-next-line relay/must-colocate-fragment-spreads
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
  mutation examMutationsLeaveMutation($examId: ID!, $device: String!) {
    leaveExam(examId: $examId, device: $device) {
      __typename
    }
  }
`;

/** Reports that this page is left, if the server can be reached. The attempt's clock keeps running either way. */
export function leaveExam(environment: IEnvironment, examId: string, device: string): void {
  commitResult<examMutationsLeaveMutation, object>(
    environment,
    { mutation: document, variables: { examId, device }, cacheConfig: noRetry },
    (payload) => payload,
  ).catch(() => undefined);
}

function readExamId({ exam }: { readonly exam?: { readonly id: string } | null | undefined }) {
  return exam?.id;
}
