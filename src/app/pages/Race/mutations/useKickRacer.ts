import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useKickRacerMutation } from "../../../../../__generated__/useKickRacerMutation.graphql";
import type { RaceCode } from "../../../../contract/scalars";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { type RaceAnswer, readRaceAnswer } from "../readRaceAnswer";

/** Takes somebody's seat away for good; `userId` is Racer.userId. For the host. */
export function useKickRacer(): readonly [(code: RaceCode, userId: string) => Promise<RaceAnswer>, boolean] {
  const [run, isInFlight] = useMutationPromise<useKickRacerMutation>(graphql`
    mutation useKickRacerMutation($code: RaceCode!, $userId: ID!) {
      kickRacer(code: $code, userId: $userId) {
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
  const kick = useCallback((code: RaceCode, userId: string) => readRaceAnswer(run({ code, userId }).then((answer) => answer.kickRacer)), [run]);
  return [kick, isInFlight];
}
