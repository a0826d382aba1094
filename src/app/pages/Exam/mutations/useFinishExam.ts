import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useFinishExamMutation, useFinishExamMutation$variables } from "../../../../../__generated__/useFinishExamMutation.graphql";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { type ExamAnswer, readExamAnswer } from "./ExamAnswer";

/** Ends the exam with the attempts made. */
export function useFinishExam(): readonly [(variables: useFinishExamMutation$variables) => Promise<ExamAnswer>, boolean] {
  const [run, isInFlight] = useMutationPromise<useFinishExamMutation>(graphql`
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
  const ask = useCallback((variables: useFinishExamMutation$variables) => readExamAnswer(run(variables).then(({ finishExam }) => finishExam)), [run]);
  return [ask, isInFlight];
}
