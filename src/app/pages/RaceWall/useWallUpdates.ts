import { useMemo } from "react";
import { graphql } from "react-relay";
import type { useWallUpdatesQuery } from "../../../../__generated__/useWallUpdatesQuery.graphql";
import type { RaceCode } from "../../../contract/scalars";
import { useUpdates, type Updates } from "../../relay/useUpdates";

const documents = {
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
export function useWallUpdates(id: string, code: RaceCode): Updates {
  return useUpdates<useWallUpdatesQuery>(
    useMemo(() => ({ ...documents, variables: { code }, queryVariables: { id } }), [id, code]),
  );
}
