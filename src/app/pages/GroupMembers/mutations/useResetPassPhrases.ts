import { graphql } from "react-relay";
import type { useResetPassPhrasesMutation } from "../../../../../__generated__/useResetPassPhrasesMutation.graphql";
import { type ErrorCode, readErrorCode } from "../../../../contract/errorCodes";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import type { CardFacts } from "../../MemberCards/CardFacts";
import { readCards } from "./readCards";

type Variables = useResetPassPhrasesMutation["variables"];

/** Gives members new pass-phrases: their cards, or the code of a refusal. Rejects when no answer came. */
export function useResetPassPhrases() {
  const [run] = useMutationPromise<useResetPassPhrasesMutation>(graphql`
    mutation useResetPassPhrasesMutation($memberIds: [ID!]!, $language: PassPhraseLanguage!) {
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
