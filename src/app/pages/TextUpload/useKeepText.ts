import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useKeepTextMutation } from "../../../../__generated__/useKeepTextMutation.graphql";
import { useMutationPromise } from "../../relay/useMutationPromise";
import type { FormOutcome } from "../../ui/form/FormOutcome";
import { outcomeOfRefusal } from "../../ui/form/outcomeOfRefusal";
import type { FoundText } from "./FoundText";

/**
 * Keeps one text of a file for the viewer. Gives its global id, or why it was not kept. Rejects when no answer came.
 */
export function useKeepText() {
  const [run] = useMutationPromise<useKeepTextMutation>(graphql`
    mutation useKeepTextMutation($input: SaveOwnTextInput!) {
      saveOwnText(input: $input) {
        __typename
        ... on SaveOwnTextSuccess {
          text {
            id
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
  `);
  return useCallback(
    async ({
      title,
      body,
      language,
    }: FoundText): Promise<{ readonly kind: "kept"; readonly id: string } | FormOutcome> => {
      const { saveOwnText: answer } = await run({ input: { title, body, language: language === "nl" ? "NL" : "EN" } });
      return answer?.__typename === "SaveOwnTextSuccess"
        ? { kind: "kept", id: answer.text?.id ?? "" }
        : outcomeOfRefusal(answer);
    },
    [run],
  );
}
