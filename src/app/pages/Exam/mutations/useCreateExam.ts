import { useCallback, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { CreateExamInput, useCreateExamMutation } from "../../../../../__generated__/useCreateExamMutation.graphql";
import { ensureAccount } from "../../../relay/ensureAccount";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { type ExamAnswer, readExamAnswer } from "./ExamAnswer";

/** Makes an exam. Who has no account becomes a guest first, which is enough for a mock exam. */
export function useCreateExam(): readonly [(input: CreateExamInput) => Promise<ExamAnswer>, boolean] {
  const environment = useRelayEnvironment();
  const [isCreating, setCreating] = useState(false);
  const [run] = useMutationPromise<useCreateExamMutation>(graphql`
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
  const create = useCallback(
    async (input: CreateExamInput) => {
      setCreating(true);
      const asked = ensureAccount(environment).then(() => run({ input }));
      const answer = await readExamAnswer(asked.then(({ createExam }) => createExam));
      setCreating(false);
      return answer;
    },
    [environment, run],
  );
  return [create, isCreating];
}
