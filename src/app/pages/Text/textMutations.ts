import { graphql } from "react-relay";
import type { textMutationsShareMutation } from "../../../../__generated__/textMutationsShareMutation.graphql";
import { useMutationPromise } from "../../relay/useMutationPromise";
import { useReadMutation } from "../../relay/useReadMutation";
import type { textMutationsSubmitMutation } from "../../../../__generated__/textMutationsSubmitMutation.graphql";
import type { textMutationsArchiveMutation } from "../../../../__generated__/textMutationsArchiveMutation.graphql";
import type { textMutationsRestoreMutation } from "../../../../__generated__/textMutationsRestoreMutation.graphql";
import { type ErrorCode, readErrorCode } from "../../../contract/errorCodes";

/** Gives a text to a group, or takes it back. */
export function useShareText() {
  const mutation = useMutationPromise<textMutationsShareMutation>(graphql`
    mutation textMutationsShareMutation($input: ShareTextInput!) {
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

/** Asks for a text to become everybody's. */
export function useSubmitText() {
  const mutation = useMutationPromise<textMutationsSubmitMutation>(graphql`
    mutation textMutationsSubmitMutation($input: TextVersionInput!) {
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

/** Offers a text no more. */
export function useArchiveText() {
  const mutation = useMutationPromise<textMutationsArchiveMutation>(graphql`
    mutation textMutationsArchiveMutation($input: TextVersionInput!) {
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

/** Offers an archived text again. */
export function useRestoreText() {
  const mutation = useMutationPromise<textMutationsRestoreMutation>(graphql`
    mutation textMutationsRestoreMutation($input: TextVersionInput!) {
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

type Answer = { readonly __typename: string; readonly code?: string | null | undefined } | null | undefined;

/** Why a text could not be changed, or null when it was. Never rejects. */
async function readTextChange(asked: Promise<Answer>): Promise<ErrorCode | null> {
  try {
    const answer = await asked;
    return answer?.__typename === "TextSuccess" ? null : readErrorCode(answer);
  } catch (error) {
    return readErrorCode(error);
  }
}
