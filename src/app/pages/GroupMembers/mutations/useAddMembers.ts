import { graphql } from "react-relay";
import type { useAddMembersMutation } from "../../../../../__generated__/useAddMembersMutation.graphql";
import type { ErrorCode } from "../../../../contract/errorCodes";
import { withIdempotencyKey } from "../../../relay/fetchOperation";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { readErrorCode } from "../../../ui/readErrorCode";
import type { CardFacts } from "../../MemberCards/CardFacts";
import { readCards } from "./readCards";

type Input = useAddMembersMutation["variables"]["input"];

/**
 * Makes a batch of members: their cards, or the code of a refusal. The lists of the group are asked for again when they
 * are next shown. Rejects when no answer came.
 */
export function useAddMembers() {
  const [run] = useMutationPromise<useAddMembersMutation>(graphql`
    mutation useAddMembersMutation($input: AddMembersInput!) {
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
