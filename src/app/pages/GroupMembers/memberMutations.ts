import { graphql } from "react-relay";
import type { memberMutationsAddMutation } from "../../../../__generated__/memberMutationsAddMutation.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { withIdempotencyKey } from "../../relay/requestDocument";
import { useMutationPromise } from "../../relay/useMutationPromise";
import { readErrorCode } from "../../ui/readErrorCode";
import type { CardFacts } from "../../features/group/memberCards";
import type { memberMutationsPreviewMutation } from "../../../../__generated__/memberMutationsPreviewMutation.graphql";
import { type ProgressListener, watchUpload } from "../../relay/uploadProgress";
import type { memberMutationsRenameMutation } from "../../../../__generated__/memberMutationsRenameMutation.graphql";
import type { FormOutcome } from "../../ui/form/FormOutcome";
import { outcomeOfRefusal } from "../../ui/form/outcomeOfRefusal";
import type { memberMutationsResetPassPhrasesMutation } from "../../../../__generated__/memberMutationsResetPassPhrasesMutation.graphql";
import type { memberMutationsMoveMutation } from "../../../../__generated__/memberMutationsMoveMutation.graphql";
import type { memberMutationsRemoveMutation } from "../../../../__generated__/memberMutationsRemoveMutation.graphql";
import type { memberMutationsMergeMutation } from "../../../../__generated__/memberMutationsMergeMutation.graphql";
import type { memberMutationsEraseMutation } from "../../../../__generated__/memberMutationsEraseMutation.graphql";

type Input = memberMutationsAddMutation["variables"]["input"];

/**
 * Makes a batch of members: their cards, or the code of a refusal. The lists of the group are asked for again when they
 * are next shown. Rejects when no answer came.
 */
export function useAddMembers() {
  const [run] = useMutationPromise<memberMutationsAddMutation>(graphql`
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
  `);
  return async (input: Input): Promise<readonly CardFacts[] | ErrorCode> => {
    // A batch whose answer was lost gets the same cards when it is sent again: its pass-phrases are shown once and kept
    // nowhere else.
    const cacheConfig = withIdempotencyKey(input.batchId);
    const { addMembers: answer } = await run(
      { input },
      { cacheConfig, updater: (store) => store.get(input.groupId)?.invalidateRecord() },
    );
    if (answer?.__typename === "InvalidInputError") return readErrorCode(answer.issues?.[0]);
    if (answer?.__typename !== "MemberCards") return readErrorCode(answer);
    return readCards(answer.cards);
  };
}

/**
 * Has the server read a list of names: its rows, or the code of a refusal. Changes nothing. Rejects when no answer
 * came.
 */
export function usePreviewMembers() {
  const [run] = useMutationPromise<memberMutationsPreviewMutation>(graphql`
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
  `);
  return async (
    groupId: string,
    file: File,
    onProgress: ProgressListener,
  ): Promise<readonly PreviewedRow[] | ErrorCode> => {
    watchUpload(file, onProgress);
    const { previewMembers: answer } = await run({ groupId, file });
    if (answer?.__typename !== "MemberPreview") return readErrorCode(answer);
    return (answer.rows ?? []).flatMap((row) => {
      if (row?.line == null) return [];
      const { line, name, username, isUsernameChosen, isInGroup, issues } = row;
      const [issue] = issues ?? [];
      return [
        {
          line,
          name: name ?? "",
          username: username ?? "",
          isUsernameChosen: isUsernameChosen ?? false,
          isInGroup: isInGroup ?? false,
          issue: issue ? readErrorCode(issue) : null,
        },
      ];
    });
  };
}

/** Gives a member another display name, everywhere it is shown. Rejects when no answer came. */
export function useRenameMember() {
  const [run] = useMutationPromise<memberMutationsRenameMutation>(graphql`
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
  `);
  return async (memberId: string, displayName: string): Promise<FormOutcome> => {
    const { renameMember: answer } = await run({ memberId, displayName });
    return answer?.__typename === "RenameMemberSuccess" ? { kind: "done" } : outcomeOfRefusal(answer);
  };
}

type Variables = memberMutationsResetPassPhrasesMutation["variables"];

/** Gives members new pass-phrases: their cards, or the code of a refusal. Rejects when no answer came. */
export function useResetPassPhrases() {
  const [run] = useMutationPromise<memberMutationsResetPassPhrasesMutation>(graphql`
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
  `);
  return async (
    memberIds: readonly string[],
    language: Variables["language"],
  ): Promise<readonly CardFacts[] | ErrorCode> => {
    const { resetPassPhrases: answer } = await run({ memberIds: [...memberIds], language });
    if (answer?.__typename !== "MemberCards") return readErrorCode(answer);
    return readCards(answer.cards);
  };
}

/**
 * Moves people to another group, off the lists of this one. Gives the code of a refusal, or null when it is done.
 * Rejects when no answer came.
 */
export function useMoveMembers(connections: readonly string[]) {
  const [run, isInFlight] = useMutationPromise<memberMutationsMoveMutation>(graphql`
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
  `);
  const ask = async (memberIds: readonly string[], toGroupId: string): Promise<ErrorCode | null> =>
    readGone((await run({ memberIds: [...memberIds], toGroupId, connections: [...connections] })).moveMembers);
  return [ask, isInFlight] as const;
}

/**
 * Takes people out of their group and off the lists. Gives the code of a refusal, or null when it is done. Rejects when
 * no answer came.
 */
export function useRemoveMembers(connections: readonly string[]) {
  const [run, isInFlight] = useMutationPromise<memberMutationsRemoveMutation>(graphql`
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
  `);
  const ask = async (memberIds: readonly string[]): Promise<ErrorCode | null> =>
    readGone((await run({ memberIds: [...memberIds], connections: [...connections] })).removeMembers);
  return [ask, isInFlight] as const;
}

type Merge = {
  readonly fromMemberId: string;
  readonly intoMemberId: string;
  /** Name of the account that ends, as it was typed. */
  readonly confirmation: string;
};

/** Makes two accounts one; the first ends and leaves the lists. Rejects when no answer came. */
export function useMergeMembers(connections: readonly string[]) {
  const [run, isInFlight] = useMutationPromise<memberMutationsMergeMutation>(graphql`
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
  const ask = async (merge: Merge): Promise<FormOutcome> => {
    const { mergeMembers: answer } = await run({ ...merge, connections: [...connections] });
    return answer?.__typename === "MembersGone" ? { kind: "done" } : outcomeOfRefusal(answer);
  };
  return [ask, isInFlight] as const;
}

/**
 * Deletes the account of a member and takes it off the lists. Gives the code of a refusal, or null when it is done.
 * Rejects when no answer came.
 */
export function useEraseMember(connections: readonly string[]) {
  const [run, isInFlight] = useMutationPromise<memberMutationsEraseMutation>(graphql`
    mutation memberMutationsEraseMutation($memberId: ID!, $connections: [ID!]!) {
      eraseMember(memberId: $memberId) {
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
  `);
  const ask = async (memberId: string): Promise<ErrorCode | null> =>
    readGone((await run({ memberId, connections: [...connections] })).eraseMember);
  return [ask, isInFlight] as const;
}

type Maybe<Value> = Value | null | undefined;
type Card = {
  readonly passPhrase?: Maybe<string>;
  readonly member?: Maybe<{
    readonly user?: Maybe<{ readonly username?: Maybe<string>; readonly displayName?: Maybe<string> }>;
  }>;
};

/** The cards of an answer. */
function readCards(cards: Maybe<readonly Maybe<Card>[]>): readonly CardFacts[] {
  return (cards ?? []).flatMap((card) => {
    const user = card?.member?.user;
    return card?.passPhrase && user?.username
      ? [{ name: user.displayName ?? "", username: user.username, passPhrase: card.passPhrase }]
      : [];
  });
}

type Answer = { readonly __typename: string; readonly code?: string | null | undefined } | null | undefined;

/** What an answer to `removeMembers` and the like says: the code of a refusal, or null when they are gone. */
function readGone(answer: Answer): ErrorCode | null {
  return answer?.__typename === "MembersGone" ? null : readErrorCode(answer);
}

/** A row of a list of names, as the server read it. */
export type PreviewedRow = {
  readonly line: number;
  readonly name: string;
  readonly username: string;
  readonly isUsernameChosen: boolean;
  readonly isInGroup: boolean;
  /** Why nobody can be made of it; null when it can. */
  readonly issue: ErrorCode | null;
};

/** A list in pieces of at most so many. */
export function chunk<Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / most) }, (_, index) =>
    items.slice(index * most, (index + 1) * most),
  );
}

/** A member of the list, as far as what can be done with them asks. */
export type ListedMember = {
  readonly id: string;
  /** OWNER, COACH or MEMBER. */
  readonly role: string;
  /** A coach of this group made the account. */
  readonly isMadeHere: boolean;
  readonly user: { readonly username: string | null | undefined; readonly displayName: string };
};
