import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useHoldingsQuery } from "../../../../../__generated__/useHoldingsQuery.graphql";

type Holdings = Readonly<Record<"results" | "exams" | "certificates" | "passedExercises" | "texts" | "groups", number>>;

const none: Holdings = { results: 0, exams: 0, certificates: 0, passedExercises: 0, texts: 0, groups: 0 };

/** How much an account has, asked anew: a merge or an erasure is decided by it. Null until it is known. */
export function useHoldings(memberId: string): Holdings | null {
  const environment = useRelayEnvironment();
  const [holdings, setHoldings] = useState<Holdings | null>(null);
  useEffect(() => {
    const query = graphql`
      query useHoldingsQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on GroupMember {
            holdings {
              results
              exams
              certificates
              passedExercises
              texts
              groups
            }
          }
        }
      }
    `;
    // What cannot be told is left out: the dialog says the rest.
    const asked = fetchQuery<useHoldingsQuery>(environment, query, { id: memberId }, { fetchPolicy: "network-only" }).subscribe({
      next: ({ node }) => {
        const { results, exams, certificates, passedExercises, texts, groups } = node?.holdings ?? none;
        setHoldings({ results, exams, certificates, passedExercises, texts, groups });
      },
      error: () => undefined,
    });
    return () => asked.unsubscribe();
  }, [environment, memberId]);
  return holdings;
}
