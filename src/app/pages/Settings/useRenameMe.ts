import { graphql } from "react-relay";
import type { useRenameMeMutation } from "../../../../__generated__/useRenameMeMutation.graphql";
import { useMutationPromise } from "../../relay/useMutationPromise";
import { type FormOutcome, outcomeOfRefusal } from "../../ui/form/useForm";

/** Gives the viewer another display name, everywhere it is shown. Rejects when no answer came. */
export function useRenameMe() {
  const [run] = useMutationPromise<useRenameMeMutation>(graphql`
    mutation useRenameMeMutation($input: RenameMeInput!) {
      renameMe(input: $input) {
        __typename
        ... on RenameMeSuccess {
          user {
            # eslint-disable-next-line relay/unused-fields -- Refreshes the name wherever it is on screen.
            displayName
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
  return async (displayName: string): Promise<FormOutcome> => {
    const { renameMe: answer } = await run({ input: { displayName } });
    return answer?.__typename === "RenameMeSuccess" ? { kind: "done" } : outcomeOfRefusal(answer);
  };
}
