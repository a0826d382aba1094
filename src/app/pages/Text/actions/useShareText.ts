import { graphql } from "react-relay";
import type { useShareTextMutation } from "../../../../../__generated__/useShareTextMutation.graphql";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { useReadMutation } from "../../../relay/useReadMutation";
import { readTextChange } from "./readTextChange";

/** Gives a text to a group, or takes it back. */
export function useShareText() {
  const mutation = useMutationPromise<useShareTextMutation>(graphql`
    mutation useShareTextMutation($input: ShareTextInput!) {
      shareText(input: $input) {
        __typename
        ... on TextSuccess {
          text {
            # eslint-disable-next-line relay/unused-fields -- Refreshes the text wherever it is on screen.
            ...TextSheet_text
          }
        }
        ... on Error {
          code
        }
      }
    }
  `);
  return useReadMutation(mutation, "shareText", readTextChange);
}
