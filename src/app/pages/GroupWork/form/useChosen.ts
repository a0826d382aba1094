import { graphql, useFragment } from "react-relay";
import type { useChosen_assignment$key } from "../../../../../__generated__/useChosen_assignment.graphql";
import type { ListedMember, ListedText } from "./fetchLists";

/** What an assignment has chosen already: it can be kept, also when it is in no list any more. */
export function useChosen(assignmentRef: useChosen_assignment$key | null): {
  readonly members: readonly ListedMember[];
  readonly texts: readonly ListedText[];
} {
  const assignment = useFragment(
    graphql`
      fragment useChosen_assignment on Assignment @throwOnFieldError {
        members {
          id
          user {
            displayName
          }
        }
        task {
          ... on TextTask {
            text {
              id
              title
              characters
            }
          }
        }
      }
    `,
    assignmentRef,
  );
  const text = assignment?.task.text;
  const texts = text ? [{ id: text.id, title: text.title, characters: text.characters }] : [];
  return { members: (assignment?.members ?? []).map(({ id, user }) => ({ id, name: user.displayName })), texts };
}
