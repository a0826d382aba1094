import { graphql } from "react-relay";
import type { RosterImport_preview$key } from "../../../../__generated__/RosterImport_preview.graphql";
import type { rosterMutationsUseImportRosterMutation } from "../../../../__generated__/rosterMutationsUseImportRosterMutation.graphql";
import type { rosterMutationsUsePreviewRosterMutation } from "../../../../__generated__/rosterMutationsUsePreviewRosterMutation.graphql";
import type { rosterMutationsUseRosterPassPhrasesMutation } from "../../../../__generated__/rosterMutationsUseRosterPassPhrasesMutation.graphql";
import type { CardFacts } from "../../features/group/memberCards";
import { useResultMutation } from "../../relay/useResultMutation";

/** New members of a class who cannot sign in yet. */
export type ClassCards = { readonly groupId: string; readonly name: string; readonly memberIds: readonly string[] };

/** What importing a file would do. */
export type RosterPreview = { readonly fingerprint: string; readonly ref: RosterImport_preview$key };

/** Reads a OneRoster file, and keeps nothing. */
export function usePreviewRoster() {
  return useResultMutation<rosterMutationsUsePreviewRosterMutation, RosterPreview>(
    graphql`
      mutation rosterMutationsUsePreviewRosterMutation($file: Upload!) {
        previewRoster(file: $file) {
          __typename
          ... on PreviewRosterSuccess {
            preview {
              fingerprint
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- The card shows it.
              ...RosterImport_preview
            }
          }
          ... on RateLimitedError {
            retryAfterSeconds
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ preview }) => (preview?.fingerprint == null ? null : { fingerprint: preview.fingerprint, ref: preview }),
  );
}

type Imported = { readonly changeCount: number; readonly cards: readonly ClassCards[] };

/** Does what the preview of a file said. Other lists of groups are fetched again when they are next shown. */
export function useImportRoster() {
  return useResultMutation<rosterMutationsUseImportRosterMutation, Imported>(
    graphql`
      mutation rosterMutationsUseImportRosterMutation($input: ImportRosterInput!) {
        importRoster(input: $input) {
          __typename
          ... on ImportRosterSuccess {
            changeCount
            cards {
              groupId
              name
              memberIds
            }
          }
          ... on RateLimitedError {
            retryAfterSeconds
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ changeCount, cards }) =>
      changeCount == null
        ? null
        : {
            changeCount,
            cards: (cards ?? []).flatMap((each) =>
              each?.groupId == null
                ? []
                : [
                    {
                      groupId: each.groupId,
                      name: each.name ?? "",
                      memberIds: (each.memberIds ?? []).flatMap((id) => id ?? []),
                    },
                  ],
            ),
          },
  );
}

/** Gives new members passwords. Resolves to their cards. */
export function useRosterPassPhrases() {
  return useResultMutation<rosterMutationsUseRosterPassPhrasesMutation, readonly CardFacts[]>(
    graphql`
      mutation rosterMutationsUseRosterPassPhrasesMutation($memberIds: [ID!]!, $language: PassPhraseLanguage!) {
        resetPassPhrases(memberIds: $memberIds, language: $language) {
          __typename
          ... on MemberCards {
            cards {
              passPhrase
              member {
                user {
                  username
                  displayName
                }
              }
            }
          }
          ... on RateLimitedError {
            retryAfterSeconds
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ cards }) =>
      cards?.flatMap((card) =>
        card?.passPhrase == null
          ? []
          : [
              {
                passPhrase: card.passPhrase,
                name: card.member?.user?.displayName ?? "",
                username: card.member?.user?.username ?? "",
              },
            ],
      ),
  );
}
