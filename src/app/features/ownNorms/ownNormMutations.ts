import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { IEnvironment, RecordSourceSelectorProxy } from "relay-runtime";
import type { ownNormMutationsArchiveMutation } from "../../../../__generated__/ownNormMutationsArchiveMutation.graphql";
import type { ownNormMutationsChangeMutation } from "../../../../__generated__/ownNormMutationsChangeMutation.graphql";
import type { ownNormMutationsCreateMutation } from "../../../../__generated__/ownNormMutationsCreateMutation.graphql";
import type { ownNormMutationsRestoreMutation } from "../../../../__generated__/ownNormMutationsRestoreMutation.graphql";
import type { ownNormMutationsQuery } from "../../../../__generated__/ownNormMutationsQuery.graphql";
import { type MutationResult, useResultMutation } from "../../relay/useResultMutation";

/** Defines a norm of a group, or one for everyone. Its list gets it. */
export function useCreateNorm() {
  const [create] = useResultMutation<ownNormMutationsCreateMutation, object>(
    graphql`
      mutation ownNormMutationsCreateMutation($input: CreateOwnExamNormInput!) {
        createOwnExamNorm(input: $input) {
          __typename
          ... on OwnExamNormSuccess {
            group {
              ownExamNorms {
                id
                ...OwnNorms_norm
              }
            }
            ownExamNorms {
              id
              ...OwnNorms_norm
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
    (payload) => payload,
  );
  return (variables: ownNormMutationsCreateMutation["variables"]) => create(variables, { updater: replaceList });
}

/** Puts the list that the server sent into the page of the admins. */
function replaceList(store: RecordSourceSelectorProxy): void {
  const norms = store.getRootField("createOwnExamNorm")?.getLinkedRecords("ownExamNorms");
  if (norms) store.getRoot().setLinkedRecords(norms, "ownExamNorms");
}

/** Makes a new version of a norm. If someone else has changed it meanwhile, their version is fetched. */
export function useChangeNorm() {
  const environment = useRelayEnvironment();
  const [change] = useResultMutation<ownNormMutationsChangeMutation, object>(
    graphql`
      mutation ownNormMutationsChangeMutation($input: ChangeOwnExamNormInput!) {
        changeOwnExamNorm(input: $input) {
          __typename
          ... on OwnExamNormSuccess {
            ownExamNorm {
              ...OwnNorms_norm
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
    (payload) => payload,
  );
  return async (variables: ownNormMutationsChangeMutation["variables"]): Promise<MutationResult<object>> => {
    const result = await change(variables);
    if (!result.ok && result.error === "EDIT_CONFLICT") await refetch(environment, variables.input.id);
    return result;
  };
}

/** Fetches a norm again. Offline, the page stays as it is. */
function refetch(environment: IEnvironment, id: string): Promise<unknown> {
  return fetchQuery<ownNormMutationsQuery>(
    environment,
    graphql`
      query ownNormMutationsQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes what is on screen.
          ...OwnNorms_norm @alias(as: "norm")
        }
      }
    `,
    { id },
    { fetchPolicy: "network-only" },
  )
    .toPromise()
    .catch(() => undefined);
}

/** Archives a norm. */
export function useArchiveNorm() {
  return useResultMutation<ownNormMutationsArchiveMutation, object>(
    graphql`
      mutation ownNormMutationsArchiveMutation($id: ID!) {
        archiveOwnExamNorm(id: $id) {
          __typename
          ... on OwnExamNormSuccess {
            ownExamNorm {
              ...OwnNorms_norm
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    (payload) => payload,
  );
}

/** Takes a norm out of the archive. */
export function useRestoreNorm() {
  return useResultMutation<ownNormMutationsRestoreMutation, object>(
    graphql`
      mutation ownNormMutationsRestoreMutation($id: ID!) {
        restoreOwnExamNorm(id: $id) {
          __typename
          ... on OwnExamNormSuccess {
            ownExamNorm {
              ...OwnNorms_norm
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    (payload) => payload,
  );
}
