import { fetchQuery, graphql, type IEnvironment } from "relay-runtime";
import type { fetchDraftQuery } from "../../../../../__generated__/fetchDraftQuery.graphql";
import { readDraft, type SavedDraft } from "./readDraft";

/** The name and switches of a group as they are now. Null when it is gone. Rejects when no answer came. */
export async function fetchDraft(environment: IEnvironment, groupId: string): Promise<SavedDraft | null> {
  const answer = await fetchQuery<fetchDraftQuery>(
    environment,
    graphql`
      query fetchDraftQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          __typename
          ... on Group {
            name
            version
            settings {
              leaderboard
              nicknames
              layout
              backspace
              keyboardPicture
              guestsInRaces
            }
          }
        }
      }
    `,
    { id: groupId },
    { fetchPolicy: "network-only" },
  ).toPromise();
  return answer?.node?.__typename === "Group" ? readDraft(answer.node) : null;
}
