import { useMemo } from "react";
import { graphql } from "react-relay";
import type { useRaceUpdatesQuery } from "../../../../__generated__/useRaceUpdatesQuery.graphql";
import type { RaceCode } from "../../../contract/scalars";
import { useUpdates, type Updates } from "../../relay/useUpdates";

// By node id, not by code: a race that is gone stays in the store as it was last seen.
const documents = {
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
export function useRaceUpdates(id: string, code: RaceCode): Updates {
  return useUpdates<useRaceUpdatesQuery>(
    useMemo(() => ({ ...documents, variables: { code }, queryVariables: { id } }), [id, code]),
  );
}
