import { graphql } from "react-relay";
import type { useRaceUpdatesQuery } from "../../../../__generated__/useRaceUpdatesQuery.graphql";
import type { RaceCode } from "../../../contract/scalars";
import { useFollowedRace, type RaceUpdates } from "./useFollowedRace";

const way = {
  subscription: graphql`
    subscription useRaceUpdatesSubscription($code: RaceCode!) {
      raceUpdated(code: $code) {
        ...RaceView_race
      }
    }
  `,
  query: graphql`
    query useRaceUpdatesQuery($id: ID!) @throwOnFieldError {
      node(id: $id) {
        __typename
        # It is for the store, and read by RaceView.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...RaceView_race @alias(as: "race")
      }
    }
  `,
};

/** Keeps a race in the store up to date; with a racer's token it also keeps their seat. */
export function useRaceUpdates(id: string, code: RaceCode): RaceUpdates {
  return useFollowedRace<useRaceUpdatesQuery>(id, code, way);
}
