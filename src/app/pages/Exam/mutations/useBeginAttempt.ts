import { graphql } from "react-relay";
import type { useBeginAttemptMutation } from "../../../../../__generated__/useBeginAttemptMutation.graphql";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { useReadMutation } from "../../../relay/useReadMutation";
import { readExamAnswer } from "./ExamAnswer";

/** Begins the next attempt in this page. */
export function useBeginAttempt() {
  const mutation = useMutationPromise<useBeginAttemptMutation>(graphql`
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
  return useReadMutation(mutation, "beginExamAttempt", readExamAnswer);
}
