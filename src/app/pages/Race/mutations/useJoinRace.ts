import { useCallback, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { useJoinRaceMutation } from "../../../../../__generated__/useJoinRaceMutation.graphql";
import type { RaceCode } from "../../../../contract/scalars";
import { ensureAccount } from "../../../relay/ensureAccount";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { type RaceAnswer, readRaceAnswer } from "../readRaceAnswer";

/** Takes a seat in a lobby. Who has no account becomes a guest first. */
export function useJoinRace(): readonly [(code: RaceCode) => Promise<RaceAnswer>, boolean] {
  const environment = useRelayEnvironment();
  const [isJoining, setJoining] = useState(false);
  const [run] = useMutationPromise<useJoinRaceMutation>(graphql`
    mutation useJoinRaceMutation($code: RaceCode!) {
      joinRace(code: $code) {
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
  const join = useCallback(
    async (code: RaceCode) => {
      setJoining(true);
      const answer = await readRaceAnswer(
        ensureAccount(environment)
          .then(() => run({ code }))
          .then(({ joinRace }) => joinRace),
      );
      setJoining(false);
      return answer;
    },
    [environment, run],
  );
  return [join, isJoining];
}
