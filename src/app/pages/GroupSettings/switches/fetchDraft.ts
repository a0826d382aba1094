import { fetchQuery, graphql, type IEnvironment } from "relay-runtime";
import type { fetchDraftQuery } from "../../../../../__generated__/fetchDraftQuery.graphql";
import { readDraft } from "./readDraft";

/** The name and switches of a group as they are now. Null when it is gone. Rejects when no answer came. */
export async function fetchDraft(environment: IEnvironment, groupId: string): Promise<ReturnType<typeof readDraft> | null> {
  const answer = await fetchQuery<fetchDraftQuery>(
    environment,
    graphql`
      query fetchDraftQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          __typename
          ...readDraft_group @alias(as: "draft")
        }
      }
    `,
    { id: groupId },
    { fetchPolicy: "network-only" },
  ).toPromise();
  return answer?.node?.draft ? readDraft(answer.node.draft) : null;
}
