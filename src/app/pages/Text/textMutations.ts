import { useResultMutation } from "../../relay/useResultMutation";
import { graphql } from "react-relay";
import type { textMutationsShareMutation } from "../../../../__generated__/textMutationsShareMutation.graphql";
import type { textMutationsSubmitMutation } from "../../../../__generated__/textMutationsSubmitMutation.graphql";
import type { textMutationsArchiveMutation } from "../../../../__generated__/textMutationsArchiveMutation.graphql";
import type { textMutationsRestoreMutation } from "../../../../__generated__/textMutationsRestoreMutation.graphql";

/** Gives a text to a group, on screen at once, or takes it back. */
export function useShareText() {
  const [run, isInFlight] = useResultMutation<textMutationsShareMutation, object>(
    graphql`
      mutation textMutationsShareMutation($input: ShareTextInput!) {
        shareText(input: $input) {
          __typename
          ... on TextSuccess {
            text {
              # eslint-disable-next-line relay/unused-fields -- Refreshes the text wherever it is on screen.
              ...TextPage_text
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    changedText,
  );
  const share = (input: textMutationsShareMutation["variables"]["input"]) =>
    run(
      { input },
      {
        // Not a response: of all that the page shows of a text, only this is known beforehand.
        optimisticUpdater: (store) => {
          const group = input.groupId == null ? null : store.get(input.groupId);
          if (!group) return;
          store
            .get(input.text.id)
            ?.setValue("GROUP", "visibility")
            .setValue("PUBLISHED", "status")
            .setValue("", "reviewNote")
            .setLinkedRecord(group, "group");
        },
      },
    );
  return [share, isInFlight] as const;
}

/** Submits a text for publication. */
export function useSubmitText() {
  return useResultMutation<textMutationsSubmitMutation, object>(
    graphql`
      mutation textMutationsSubmitMutation($input: TextVersionInput!) {
        submitText(input: $input) {
          __typename
          ... on TextSuccess {
            text {
              # eslint-disable-next-line relay/unused-fields -- Refreshes the text wherever it is on screen.
              ...TextPage_text
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    changedText,
  );
}

/** Archives a text. */
export function useArchiveText() {
  return useResultMutation<textMutationsArchiveMutation, object>(
    graphql`
      mutation textMutationsArchiveMutation($input: TextVersionInput!) {
        archiveText(input: $input) {
          __typename
          ... on TextSuccess {
            text {
              # eslint-disable-next-line relay/unused-fields -- Refreshes the text wherever it is on screen.
              ...TextPage_text
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    changedText,
  );
}

/** Restores an archived text. */
export function useRestoreText() {
  return useResultMutation<textMutationsRestoreMutation, object>(
    graphql`
      mutation textMutationsRestoreMutation($input: TextVersionInput!) {
        restoreText(input: $input) {
          __typename
          ... on TextSuccess {
            text {
              # eslint-disable-next-line relay/unused-fields -- Refreshes the text wherever it is on screen.
              ...TextPage_text
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    changedText,
  );
}

function changedText({ text }: { readonly text?: object | null | undefined }) {
  return text;
}
