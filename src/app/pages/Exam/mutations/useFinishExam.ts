import { graphql } from "react-relay";
import type { useFinishExamMutation } from "../../../../../__generated__/useFinishExamMutation.graphql";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { useReadMutation } from "../../../relay/useReadMutation";
import { readExamAnswer } from "./ExamAnswer";

/** Ends the exam with the attempts made. */
export function useFinishExam() {
  const mutation = useMutationPromise<useFinishExamMutation>(graphql`
    mutation useFinishExamMutation($examId: ID!) {
      finishExam(examId: $examId) {
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
  return useReadMutation(mutation, "finishExam", readExamAnswer);
}
