import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useRematchMutation } from "../../../../../__generated__/useRematchMutation.graphql";
import type { RaceCode } from "../../../../contract/scalars";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { type RaceAnswer, readRaceAnswer } from "../readRaceAnswer";

/** Asks for the race that follows with the same seats; the answer carries its code. */
export function useRematch(): readonly [(code: RaceCode) => Promise<RaceAnswer>, boolean] {
  const [run, isInFlight] = useMutationPromise<useRematchMutation>(graphql`
    mutation useRematchMutation($code: RaceCode!) {
      rematch(code: $code) {
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
  const rematch = useCallback((code: RaceCode) => readRaceAnswer(run({ code }).then((answer) => answer.rematch)), [run]);
  return [rematch, isInFlight];
}
