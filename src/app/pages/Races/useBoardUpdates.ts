import { graphql } from "react-relay";
import RacesPageQueryNode, { type RacesPageQuery } from "../../../../__generated__/RacesPageQuery.graphql";
import { useUpdates, type Updates } from "../../relay/useUpdates";

const way = {
  subscription: graphql`
    subscription useBoardUpdatesSubscription {
      raceBoardUpdated {
        ...RaceBoard_board
      }
    }
  `,
  variables: {},
  query: RacesPageQueryNode,
  queryVariables: {},
};

/** Keeps the list of open races up to date. */
export function useBoardUpdates(): Updates {
  return useUpdates<RacesPageQuery>(way);
}
