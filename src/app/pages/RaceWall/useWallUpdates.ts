import { graphql } from "react-relay";
import type { useWallUpdatesQuery } from "../../../../__generated__/useWallUpdatesQuery.graphql";
import type { RaceCode } from "../../../contract/scalars";
import { useFollowedRace, type RaceUpdates } from "../Race/useFollowedRace";

const way = {
  subscription: graphql`
    subscription useWallUpdatesSubscription($code: RaceCode!) {
      raceWallUpdated(code: $code) {
        ...RaceWall_race
      }
    }
  `,
  query: graphql`
    query useWallUpdatesQuery($id: ID!) @throwOnFieldError {
      node(id: $id) {
        __typename
        # It is for the store, and read by RaceWall.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...RaceWall_race @alias(as: "race")
      }
    }
  `,
};

/** Keeps the race of a big screen up to date. It keeps nobody's seat. */
export function useWallUpdates(id: string, code: RaceCode): RaceUpdates {
  return useFollowedRace<useWallUpdatesQuery>(id, code, way);
}
