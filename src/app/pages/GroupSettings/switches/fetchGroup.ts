import { fetchQuery, graphql, type IEnvironment } from "relay-runtime";
import type { fetchGroupQuery } from "../../../../../__generated__/fetchGroupQuery.graphql";

/**
 * Brings the name and switches of a group as they are now to whatever shows them. False when it is gone. Rejects when
 * no answer came.
 */
export async function fetchGroup(environment: IEnvironment, groupId: string): Promise<boolean> {
  const answer = await fetchQuery<fetchGroupQuery>(
    environment,
    graphql`
      query fetchGroupQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          __typename
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- The form that shows it reads it.
          ...GroupSwitches_group @alias(as: "group")
        }
      }
    `,
    { id: groupId },
    { fetchPolicy: "network-only" },
  ).toPromise();
  return answer?.node?.group != null;
}
