import { useMemo } from "react";
import { graphql, useFragment, type VariablesOf } from "react-relay";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import type { BoardUpdates_board$key } from "../../../../__generated__/BoardUpdates_board.graphql";
import type { BoardUpdatesSubscription$variables } from "../../../../__generated__/BoardUpdatesSubscription.graphql";
import { useReloads } from "../../relay/useReloads";

type Props = BoardUpdatesSubscription$variables & {
  readonly boardRef: BoardUpdates_board$key;
  /** The page's query, which is loaded again. */
  readonly query: GraphQLTaggedNode;
  readonly queryVariables: VariablesOf<OperationType>;
};

/** Keeps a public leaderboard up to date while it is shown. Draws nothing. */
export function BoardUpdates({ boardRef, mode, amount = null, language, query, queryVariables }: Props) {
  const { readAt } = useFragment(
    graphql`
      fragment BoardUpdates_board on Leaderboard @throwOnFieldError {
        readAt
      }
    `,
    boardRef,
  );
  // By itself, so that another choice of the page does not subscribe again.
  const variables = useMemo(() => ({ mode, amount, language }), [mode, amount, language]);
  const way = useMemo(
    () => ({
      subscription: graphql`
        subscription BoardUpdatesSubscription($mode: ResultMode!, $amount: Int, $language: Language!) {
          change: leaderboardChanged(mode: $mode, amount: $amount, language: $language) {
            changedAt
          }
        }
      `,
      variables,
      query,
      queryVariables,
    }),
    [variables, query, queryVariables],
  );
  useReloads(way, readAt);
  return null;
}
