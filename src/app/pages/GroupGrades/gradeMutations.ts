import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { gradeMutationsChangeGradingMutation } from "../../../../__generated__/gradeMutationsChangeGradingMutation.graphql";
import type { gradeMutationsQuery } from "../../../../__generated__/gradeMutationsQuery.graphql";
import type { gradeMutationsSetGradeMutation } from "../../../../__generated__/gradeMutationsSetGradeMutation.graphql";
import type { gradeMutationsSetWeightMutation } from "../../../../__generated__/gradeMutationsSetWeightMutation.graphql";
import { type MutationResult, useResultMutation } from "../../relay/useResultMutation";

/**
 * Stores a coach's decision. After a refusal the store has the current grade, because another coach may have decided.
 */
export function useSetGrade() {
  const environment = useRelayEnvironment();
  const [run] = useResultMutation<gradeMutationsSetGradeMutation, object>(
    graphql`
      mutation gradeMutationsSetGradeMutation($input: SetGradeInput!) {
        setGrade(input: $input) {
          __typename
          ... on SetGradeSuccess {
            grade {
              percent
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes what is on screen.
              ...GradeTable_grade
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes what is on screen.
              ...gradeDialogs_grade
            }
          }
          ... on Error {
            code
          }
          ... on InvalidInputError {
            issues {
              path
              code
            }
          }
        }
      }
    `,
    ({ grade }) => grade,
  );
  const refetch = (id: string) =>
    fetchQuery<gradeMutationsQuery>(
      environment,
      graphql`
        query gradeMutationsQuery($id: ID!) @throwOnFieldError {
          node(id: $id) {
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes what is on screen.
            ...GradeTable_grade @alias(as: "cell")
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes what is on screen.
            ...gradeDialogs_grade @alias(as: "form")
          }
        }
      `,
      { id },
      { fetchPolicy: "network-only" },
    )
      .toPromise()
      .catch(() => undefined);
  return async (input: gradeMutationsSetGradeMutation["variables"]["input"]): Promise<MutationResult<object>> => {
    const result = await run({ input });
    if (!result.ok) await refetch(input.id);
    return result;
  };
}

/** Changes how often the grades of an assignment count. */
export function useSetWeight() {
  return useResultMutation<gradeMutationsSetWeightMutation, object>(
    graphql`
      mutation gradeMutationsSetWeightMutation($id: ID!, $weight: Int!) {
        setAssignmentWeight(id: $id, weight: $weight) {
          __typename
          ... on AssignmentSuccess {
            assignment {
              weight
            }
          }
          ... on Error {
            code
          }
          ... on InvalidInputError {
            issues {
              path
              code
            }
          }
        }
      }
    `,
    ({ assignment }) => assignment,
  );
}

/** Changes how a group grades. */
export function useChangeGrading() {
  return useResultMutation<gradeMutationsChangeGradingMutation, object>(
    graphql`
      mutation gradeMutationsChangeGradingMutation($input: ChangeGradingInput!) {
        changeGrading(input: $input) {
          __typename
          ... on GroupSuccess {
            group {
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes what is on screen.
              ...GradingDialog_group
              grading {
                # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes what is on screen.
                ...gradeWords_grading
              }
            }
          }
          ... on Error {
            code
          }
          ... on InvalidInputError {
            issues {
              path
              code
            }
          }
        }
      }
    `,
    ({ group }) => group,
  );
}
