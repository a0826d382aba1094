import { useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import { graphql, useRelayEnvironment, fetchQuery } from "react-relay";
import type { SaveTextInput, saveTextMutation } from "../../../../__generated__/saveTextMutation.graphql";
import { isUnchanged, reportNormalising } from "../../../engine/text/normaliseText";
import { toFormOutcome, useResultMutation } from "../../relay/useResultMutation";
import type { FormOutcome } from "../../ui/form/useForm";
import { announce } from "../../ui/notices";
import { describeChanges } from "./bodyIssue";
import type { IEnvironment } from "relay-runtime";
import type { saveTextQuery } from "../../../../__generated__/saveTextQuery.graphql";
import { type Language, fromWireLanguage } from "../../../contract/languages/languages";

type Saving = {
  readonly outcome: FormOutcome;
  /** Id of the saved text; null if it was not saved. */
  readonly saved: string | null;
  /** The version that another user saved meanwhile; null without an edit conflict. */
  readonly now: EditedText | null;
};

/**
 * Saves a text, in the account of a new guest if there is none, and returns what normalizing changed. Rejects when
 * there is no response.
 */
export function useSaveText() {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const [run] = useResultMutation<saveTextMutation, string>(
    graphql`
      mutation saveTextMutation($input: SaveTextInput!) {
        saveText(input: $input) {
          __typename
          ... on SaveTextSuccess {
            text {
              id
              # eslint-disable-next-line relay/unused-fields -- Refreshes the text wherever it is on screen.
              ...TextSheet_text
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
    `,
    ({ text }) => text?.id,
    { needsAccount: true },
  );
  return useCallback(
    async (input: SaveTextInput): Promise<Saving> => {
      const result = await run({ input });
      if (result.ok) {
        const report = reportNormalising(input.body);
        announce(
          isUnchanged(report)
            ? t`The text is saved.`
            : [t`The text is saved.`, ...describeChanges(report).map((change) => t(change))].join(" "),
        );
        return { outcome: { kind: "done" }, saved: result.data, now: null };
      }
      return {
        outcome: toFormOutcome(result),
        saved: null,
        now: result.error === "EDIT_CONFLICT" && input.id != null ? await fetchEdited(environment, input.id) : null,
      };
    },
    [environment, run, t],
  );
}

/** The server's current version of a text; null if it was deleted. Rejects when there is no response. */
async function fetchEdited(environment: IEnvironment, id: string): Promise<EditedText | null> {
  const answer = await fetchQuery<saveTextQuery>(
    environment,
    graphql`
      query saveTextQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          __typename
          ... on Text {
            version
            title
            body
            language
            tags
            source
          }
        }
      }
    `,
    { id },
    { fetchPolicy: "network-only" },
  ).toPromise();
  if (answer?.node?.__typename !== "Text") return null;
  const { version, title, body, language, tags, source } = answer.node;
  return { id, version, title, body, language: fromWireLanguage(language), tags, source };
}

/** The editable part of a text. `id` and `version` are null until it is saved. */
export type EditedText = {
  readonly id: string | null;
  readonly version: number | null;
  readonly title: string;
  readonly body: string;
  readonly language: Language;
  readonly tags: readonly string[];
  readonly source: string;
};
