import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useBeginAttemptMutation, useBeginAttemptMutation$variables } from "../../../../../__generated__/useBeginAttemptMutation.graphql";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { type ExamAnswer, readExamAnswer } from "./ExamAnswer";

/** Begins the next attempt in this page. */
export function useBeginAttempt(): readonly [(variables: useBeginAttemptMutation$variables) => Promise<ExamAnswer>, boolean] {
  const [run, isInFlight] = useMutationPromise<useBeginAttemptMutation>(graphql`
    mutation useBeginAttemptMutation($examId: ID!, $attempt: Int!, $device: String!) {
      beginExamAttempt(examId: $examId, attempt: $attempt, device: $device) {
        __typename
        ... on ExamSuccess {
          exam {
            id
            ...ExamRoom_exam
          }
        }
        ... on Error {
          code
        }
      }
    }
  `);
  const ask = useCallback((variables: useBeginAttemptMutation$variables) => readExamAnswer(run(variables).then(({ beginExamAttempt }) => beginExamAttempt)), [run]);
  return [ask, isInFlight];
}
