import { useMemo } from "react";
import { graphql } from "react-relay";
import type { useGroupRaceUpdatesQuery } from "../../../../../__generated__/useGroupRaceUpdatesQuery.graphql";
import { useLiveUpdates, type UpdateState } from "../../../relay/useLiveQuery";

const documents = {
  subscription: graphql`
    subscription useGroupRaceUpdatesSubscription($groupId: ID!) {
      groupRacesUpdated(groupId: $groupId) {
        ...GroupRaceList_races
      }
    }
  `,
  query: graphql`
    query useGroupRaceUpdatesQuery($id: ID!) @throwOnFieldError {
      node(id: $id) {
        __typename
        # It is for the store, and read by GroupRaces.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...GroupRaceList_races @alias(as: "races")
      }
    }
  `,
};

/** Keeps the races of a group up to date. */
export function useGroupRaceUpdates(groupId: string, racesId: string): UpdateState {
  return useLiveUpdates<useGroupRaceUpdatesQuery>(
    useMemo(() => ({ ...documents, variables: { groupId }, queryVariables: { id: racesId } }), [groupId, racesId]),
  );
}
