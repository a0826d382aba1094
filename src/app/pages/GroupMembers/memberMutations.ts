import { graphql } from "react-relay";
import type { memberMutationsAddMutation } from "../../../../__generated__/memberMutationsAddMutation.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { readErrorCode } from "../../../contract/readErrorCode";
import { withIdempotencyKey } from "../../relay/fetchOperation";
import { type ProgressListener, subscribeToUploadProgress } from "../../relay/multipartTransport";

import { useResultMutation } from "../../relay/useResultMutation";
import type { CardFacts } from "../../features/group/memberCards";
import type { memberMutationsPreviewMutation } from "../../../../__generated__/memberMutationsPreviewMutation.graphql";
import type { memberMutationsRenameMutation } from "../../../../__generated__/memberMutationsRenameMutation.graphql";
import type { memberMutationsResetPassPhrasesMutation } from "../../../../__generated__/memberMutationsResetPassPhrasesMutation.graphql";
import type { memberMutationsMoveMutation } from "../../../../__generated__/memberMutationsMoveMutation.graphql";
import type { memberMutationsRemoveMutation } from "../../../../__generated__/memberMutationsRemoveMutation.graphql";
import type { memberMutationsMergeMutation } from "../../../../__generated__/memberMutationsMergeMutation.graphql";
import type { memberMutationsSetPublicConsentMutation } from "../../../../__generated__/memberMutationsSetPublicConsentMutation.graphql";
import type { memberMutationsSetExtraTimeMutation } from "../../../../__generated__/memberMutationsSetExtraTimeMutation.graphql";
import type { memberMutationsEraseMutation } from "../../../../__generated__/memberMutationsEraseMutation.graphql";

type Input = memberMutationsAddMutation["variables"]["input"];

/**
 * Makes a batch of members and returns their cards. Lists of members, which the server sorts and searches, are fetched
 * whenever a page of the group opens.
 */
export function useAddMembers() {
  const [run] = useResultMutation<memberMutationsAddMutation, readonly CardFacts[]>(
    graphql`
      mutation memberMutationsAddMutation($input: AddMembersInput!) {
        addMembers(input: $input) {
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
            group {
              # eslint-disable-next-line relay/unused-fields -- Refreshes the number wherever it is on screen.
              memberCount
            }
          }
          ... on Error {
            code
          }
          ... on InvalidInputError {
            issues {
              code
            }
          }
        }
      }
    `,
    ({ cards }) => readCards(cards),
  );
  return (input: Input) => {
    // When the response was lost, sending the batch again returns the same cards, because pass-phrases are not stored.
    const cacheConfig = withIdempotencyKey(input.batchId);
    return run({ input }, { cacheConfig });
  };
}

/** Has the server parse a list of names, and returns its rows. Changes nothing. */
export function usePreviewMembers() {
  const [run] = useResultMutation<memberMutationsPreviewMutation, readonly PreviewedRow[]>(
    graphql`
      mutation memberMutationsPreviewMutation($groupId: ID!, $file: Upload!) {
        previewMembers(groupId: $groupId, file: $file) {
          __typename
          ... on MemberPreview {
            rows {
              line
              name
              username
              isUsernameChosen
              isInGroup
              suggestions
              otherOrder
              issues {
                code
              }
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ rows }) => readRows(rows),
  );
  return (groupId: string, file: File, onProgress: ProgressListener) => {
    subscribeToUploadProgress(file, onProgress);
    return run({ groupId, file });
  };
}

type Rows = NonNullable<memberMutationsPreviewMutation["response"]["previewMembers"]>["rows"];

function readRows(rows: Rows): readonly PreviewedRow[] {
  return (rows ?? []).flatMap((row) => {
    if (row?.line == null) return [];
    const { line, name, username, isUsernameChosen, isInGroup, suggestions, otherOrder, issues } = row;
    const [issue] = issues ?? [];
    return [
      {
        line,
        name: name ?? "",
        username: username ?? "",
        isUsernameChosen: isUsernameChosen ?? false,
        isInGroup: isInGroup ?? false,
        suggestions: (suggestions ?? []).flatMap((suggestion) => suggestion ?? []),
        otherOrder: otherOrder ?? null,
        issue: issue ? readErrorCode(issue) : null,
      },
    ];
  });
}

/** Gives a member another display name, everywhere it is shown. */
export function useRenameMember() {
  return useResultMutation<memberMutationsRenameMutation, object>(
    graphql`
      mutation memberMutationsRenameMutation($memberId: ID!, $displayName: String!) {
        renameMember(memberId: $memberId, displayName: $displayName) {
          __typename
          ... on RenameMemberSuccess {
            member {
              user {
                # eslint-disable-next-line relay/unused-fields -- Refreshes the name wherever it is on screen.
                displayName
              }
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
    ({ member }) => member,
  );
}

/** Gives members extra time in exams. */
export function useSetExtraTime() {
  return useResultMutation<memberMutationsSetExtraTimeMutation, object>(
    graphql`
      mutation memberMutationsSetExtraTimeMutation($memberIds: [ID!]!, $extraTime: Int!) {
        setExtraTime(memberIds: $memberIds, extraTime: $extraTime) {
          __typename
          ... on SetExtraTimeSuccess {
            members {
              # eslint-disable-next-line relay/unused-fields -- Refreshes it wherever it is on screen.
              extraTime
            }
          }
          ... on Error {
            code
          }
          ... on InvalidInputError {
            issues {
              code
            }
          }
        }
      }
    `,
    ({ members }) => members,
  );
}

/** Records whether a parent or guardian agrees that members may be public. */
export function useSetPublicConsent() {
  return useResultMutation<memberMutationsSetPublicConsentMutation, object>(
    graphql`
      mutation memberMutationsSetPublicConsentMutation($memberIds: [ID!]!, $hasConsent: Boolean!) {
        setPublicConsent(memberIds: $memberIds, hasConsent: $hasConsent) {
          __typename
          ... on SetPublicConsentSuccess {
            members {
              # eslint-disable-next-line relay/unused-fields -- Refreshes it wherever it is on screen.
              hasPublicConsent
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ members }) => members,
  );
}

/** Creates new pass-phrases for members, and returns their cards. */
export function useResetPassPhrases() {
  return useResultMutation<memberMutationsResetPassPhrasesMutation, readonly CardFacts[]>(
    graphql`
      mutation memberMutationsResetPassPhrasesMutation($memberIds: [ID!]!, $language: PassPhraseLanguage!) {
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
          ... on Error {
            code
          }
        }
      }
    `,
    ({ cards }) => readCards(cards),
  );
}

/** Moves people to another group, and removes them from this group's lists. */
export function useMoveMembers() {
  return useResultMutation<memberMutationsMoveMutation, object>(
    graphql`
      mutation memberMutationsMoveMutation($memberIds: [ID!]!, $toGroupId: ID!, $connections: [ID!]!) {
        moveMembers(memberIds: $memberIds, toGroupId: $toGroupId) {
          __typename
          ... on MembersGone {
            # eslint-disable-next-line relay/unused-fields -- Read by @deleteEdge.
            removedMemberIds @deleteEdge(connections: $connections)
            group {
              # eslint-disable-next-line relay/unused-fields -- Refreshes the number wherever it is on screen.
              memberCount
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ removedMemberIds }) => removedMemberIds,
  );
}

/** Removes people from their group and its lists. */
export function useRemoveMembers() {
  return useResultMutation<memberMutationsRemoveMutation, object>(
    graphql`
      mutation memberMutationsRemoveMutation($memberIds: [ID!]!, $connections: [ID!]!) {
        removeMembers(memberIds: $memberIds) {
          __typename
          ... on MembersGone {
            # eslint-disable-next-line relay/unused-fields -- Read by @deleteEdge.
            removedMemberIds @deleteEdge(connections: $connections)
            group {
              # eslint-disable-next-line relay/unused-fields -- Refreshes the number wherever it is on screen.
              memberCount
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ removedMemberIds }) => removedMemberIds,
  );
}

/** Merges two accounts; the first is deleted and removed from the lists. */
export function useMergeMembers() {
  return useResultMutation<memberMutationsMergeMutation, object>(
    graphql`
      mutation memberMutationsMergeMutation(
        $fromMemberId: ID!
        $intoMemberId: ID!
        $confirmation: String!
        $connections: [ID!]!
      ) {
        mergeMembers(fromMemberId: $fromMemberId, intoMemberId: $intoMemberId, confirmation: $confirmation) {
          __typename
          ... on MembersGone {
            # eslint-disable-next-line relay/unused-fields -- Read by @deleteEdge.
            removedMemberIds @deleteEdge(connections: $connections)
            group {
              # eslint-disable-next-line relay/unused-fields -- Refreshes the number wherever it is on screen.
              memberCount
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Shows it among the removed ones.
              ...RemovedMembers_group
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
    ({ removedMemberIds }) => removedMemberIds,
  );
}

/** Deletes the account of a member and removes it from the lists. */
export function useEraseMember() {
  return useResultMutation<memberMutationsEraseMutation, object>(
    graphql`
      mutation memberMutationsEraseMutation($memberId: ID!, $connections: [ID!]!) {
        eraseMember(memberId: $memberId) {
          __typename
          ... on MembersGone {
            # eslint-disable-next-line relay/unused-fields -- Read by @deleteEdge.
            removedMemberIds @deleteEdge(connections: $connections)
            group {
              # eslint-disable-next-line relay/unused-fields -- Refreshes the number wherever it is on screen.
              memberCount
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Shows it among the removed ones.
              ...RemovedMembers_group
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ removedMemberIds }) => removedMemberIds,
  );
}

type Maybe<Value> = Value | null | undefined;
type Card = {
  readonly passPhrase?: Maybe<string>;
  readonly member?: Maybe<{
    readonly user?: Maybe<{ readonly username?: Maybe<string>; readonly displayName?: Maybe<string> }>;
  }>;
};

/** The cards in a response. */
function readCards(cards: Maybe<readonly Maybe<Card>[]>): readonly CardFacts[] {
  return (cards ?? []).flatMap((card) => {
    const user = card?.member?.user;
    return card?.passPhrase && user?.username
      ? [{ name: user.displayName ?? "", username: user.username, passPhrase: card.passPhrase }]
      : [];
  });
}

/** A row of a list of names, as parsed by the server. */
export type PreviewedRow = {
  readonly line: number;
  readonly name: string;
  readonly username: string;
  readonly isUsernameChosen: boolean;
  readonly isInGroup: boolean;
  /** Names to choose instead. */
  readonly suggestions: readonly string[];
  /** The name with first and last name swapped; null if it was not in two columns. */
  readonly otherOrder: string | null;
  /** Why it makes no member; null if it does. */
  readonly issue: ErrorCode | null;
};

/** Divides a list into chunks of at most this size. */
export function chunk<Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / most) }, (_, index) =>
    items.slice(index * most, (index + 1) * most),
  );
}

/** A member of the list, with what the actions need. `extraTime` is in percent, in exams. */
export type ListedMember = {
  readonly id: string;
  /** OWNER, COACH or MEMBER. */
  readonly role: string;
  /** Whether a coach of this group made the account. */
  readonly isMadeHere: boolean;
  readonly extraTime: number;
  /** Whether a guardian agrees that they may be public; null if the account was not made here. */
  readonly hasPublicConsent: boolean | null | undefined;
  readonly user: { readonly username: string | null | undefined; readonly displayName: string };
};
