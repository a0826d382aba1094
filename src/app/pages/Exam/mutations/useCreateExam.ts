import { graphql } from "react-relay";
import type { useCreateExamMutation } from "../../../../../__generated__/useCreateExamMutation.graphql";
import { useAccountMutation } from "../../../relay/useAccountMutation";
import { useReadMutation } from "../../../relay/useReadMutation";
import { readExamAnswer } from "./ExamAnswer";

/** Makes an exam. Who has no account becomes a guest first, which is enough for a mock exam. */
export function useCreateExam() {
  const mutation = useAccountMutation<useCreateExamMutation>(graphql`
    mutation useCreateExamMutation($input: CreateExamInput!) {
      createExam(input: $input) {
        __typename
        ... on ExamSuccess {
          exam {
            id
            ...ExamRoom_exam
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
