import { graphql } from "react-relay";
import type { useHandInAttemptMutation } from "../../../../../__generated__/useHandInAttemptMutation.graphql";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { useReadMutation } from "../../../relay/useReadMutation";
import { readExamAnswer } from "./ExamAnswer";

/** Ends the running attempt, whose keys have all arrived. */
export function useHandInAttempt() {
  const mutation = useMutationPromise<useHandInAttemptMutation>(graphql`
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
  return useReadMutation(mutation, "handInExamAttempt", readExamAnswer);
}
