import { graphql } from "react-relay";
import type { useSubmitTextMutation } from "../../../../../__generated__/useSubmitTextMutation.graphql";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { useReadMutation } from "../../../relay/useReadMutation";
import { readTextChange } from "./readTextChange";

/** Asks for a text to become everybody's. */
export function useSubmitText() {
  const mutation = useMutationPromise<useSubmitTextMutation>(graphql`
    mutation useSubmitTextMutation($input: TextVersionInput!) {
      submitText(input: $input) {
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
  return useReadMutation(mutation, "submitText", readTextChange);
}
