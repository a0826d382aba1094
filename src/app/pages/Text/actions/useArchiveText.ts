import { graphql } from "react-relay";
import type { useArchiveTextMutation } from "../../../../../__generated__/useArchiveTextMutation.graphql";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { useReadMutation } from "../../../relay/useReadMutation";
import { readTextChange } from "./readTextChange";

/** Offers a text no more. */
export function useArchiveText() {
  const mutation = useMutationPromise<useArchiveTextMutation>(graphql`
    mutation useArchiveTextMutation($input: TextVersionInput!) {
      archiveText(input: $input) {
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
  return useReadMutation(mutation, "archiveText", readTextChange);
}
