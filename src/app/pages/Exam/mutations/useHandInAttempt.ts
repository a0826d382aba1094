import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useHandInAttemptMutation, useHandInAttemptMutation$variables } from "../../../../../__generated__/useHandInAttemptMutation.graphql";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { type ExamAnswer, readExamAnswer } from "./ExamAnswer";

/** Ends the running attempt, whose keys have all arrived. */
export function useHandInAttempt(): readonly [(variables: useHandInAttemptMutation$variables) => Promise<ExamAnswer>, boolean] {
  const [run, isInFlight] = useMutationPromise<useHandInAttemptMutation>(graphql`
    mutation useHandInAttemptMutation($examId: ID!, $attempt: Int!, $seat: Int!, $batch: Int!) {
      handInExamAttempt(examId: $examId, attempt: $attempt, seat: $seat, batch: $batch) {
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
  const ask = useCallback((variables: useHandInAttemptMutation$variables) => readExamAnswer(run(variables).then(({ handInExamAttempt }) => handInExamAttempt)), [run]);
  return [ask, isInFlight];
}
