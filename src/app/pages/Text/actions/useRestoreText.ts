import { graphql } from "react-relay";
import type { useRestoreTextMutation } from "../../../../../__generated__/useRestoreTextMutation.graphql";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { useReadMutation } from "../../../relay/useReadMutation";
import { readTextChange } from "./readTextChange";

/** Offers an archived text again. */
export function useRestoreText() {
  const mutation = useMutationPromise<useRestoreTextMutation>(graphql`
    mutation useRestoreTextMutation($input: TextVersionInput!) {
      restoreText(input: $input) {
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
  return useReadMutation(mutation, "restoreText", readTextChange);
}
