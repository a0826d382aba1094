import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useSetBookmarkMutation } from "../../../../../../__generated__/useSetBookmarkMutation.graphql";
import { getToken } from "../../../../relay/sessionToken";
import { useMutationPromise } from "../../../../relay/useMutationPromise";

/** Tells the server where somebody goes on in a text. Gives whether it knows now; never rejects. */
export function useSetBookmark() {
  const [run] = useMutationPromise<useSetBookmarkMutation>(graphql`
    mutation useSetBookmarkMutation($input: SetBookmarkInput!) {
      setBookmark(input: $input) {
        __typename
        ... on SetBookmarkSuccess {
          text {
            # eslint-disable-next-line relay/unused-fields -- Refreshes the place wherever it is on screen.
            bookmark
          }
        }
      }
    }
  `);
  return useCallback(
    async (textId: string, position: number): Promise<boolean> => {
      // Who has typed nothing yet has no account: their place is kept in this browser until a run makes one.
      if (getToken() === null) return false;
      try {
        const { setBookmark: answer } = await run({ input: { textId, position } });
        return answer?.__typename === "SetBookmarkSuccess";
      } catch {
        return false;
      }
    },
    [run],
  );
}
