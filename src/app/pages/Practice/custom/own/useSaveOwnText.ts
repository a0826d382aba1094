import { useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type {
  SaveOwnTextInput,
  useSaveOwnTextMutation,
} from "../../../../../../__generated__/useSaveOwnTextMutation.graphql";
import { isUnchanged, reportNormalising } from "../../../../../engine/text/normaliseText";
import { ensureAccount } from "../../../../relay/ensureAccount";
import { useMutationPromise } from "../../../../relay/useMutationPromise";
import { type FormOutcome, outcomeOfRefusal } from "../../../../ui/form/useForm";
import { announce } from "../../../../ui/notices";
import { describeChanges } from "../describeChanges";

/**
 * Keeps a text in the account of whoever is signed in, or of a new guest, and says what normalising changed. Rejects
 * when no answer came.
 */
export function useSaveOwnText() {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const [run] = useMutationPromise<useSaveOwnTextMutation>(graphql`
    mutation useSaveOwnTextMutation($input: SaveOwnTextInput!) {
      saveOwnText(input: $input) {
        __typename
        ... on SaveOwnTextSuccess {
          text {
            # eslint-disable-next-line relay/unused-fields -- Refreshes the text wherever it is on screen.
            ...TextRow_text
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
    async (input: SaveOwnTextInput): Promise<FormOutcome> => {
      await ensureAccount(environment);
      const { saveOwnText: answer } = await run({ input });
      if (answer?.__typename !== "SaveOwnTextSuccess") return outcomeOfRefusal(answer);
      const report = reportNormalising(input.body);
      announce(
        isUnchanged(report)
          ? t`The text is kept.`
          : [t`The text is kept.`, ...describeChanges(report).map((change) => t(change))].join(" "),
      );
      return { kind: "done" };
    },
    [environment, run, t],
  );
}
