import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useSetReadyMutation } from "../../../../../__generated__/useSetReadyMutation.graphql";
import type { RaceCode } from "../../../../contract/scalars";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { type RaceAnswer, readRaceAnswer } from "../readRaceAnswer";

/** Says in the lobby whether one is ready. */
export function useSetReady(): readonly [(code: RaceCode, ready: boolean) => Promise<RaceAnswer>, boolean] {
  const [run, isInFlight] = useMutationPromise<useSetReadyMutation>(graphql`
    mutation useSetReadyMutation($code: RaceCode!, $ready: Boolean!) {
      setReady(code: $code, ready: $ready) {
        __typename
        ... on RaceSuccess {
          race {
            code
            ...RaceView_race
          }
        }
        ... on Error {
          code
        }
      }
    }
  `);
  const setReady = useCallback((code: RaceCode, ready: boolean) => readRaceAnswer(run({ code, ready }).then((answer) => answer.setReady)), [run]);
  return [setReady, isInFlight];
}
