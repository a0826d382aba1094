import { useCallback, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { CreateRaceInput, useCreateRaceMutation } from "../../../../__generated__/useCreateRaceMutation.graphql";
import { ensureAccount } from "../../relay/ensureAccount";
import { useMutationPromise } from "../../relay/useMutationPromise";
import { type RaceAnswer, readRaceAnswer } from "../Race/readRaceAnswer";

/** Makes a race with the viewer as its host. Who has no account becomes a guest first. */
export function useCreateRace(): readonly [(input: CreateRaceInput) => Promise<RaceAnswer>, boolean] {
  const environment = useRelayEnvironment();
  const [isCreating, setCreating] = useState(false);
  const [run] = useMutationPromise<useCreateRaceMutation>(graphql`
    mutation useCreateRaceMutation($input: CreateRaceInput!) {
      createRace(input: $input) {
        __typename
        ... on RaceSuccess {
          race {
            code
          }
        }
        ... on Error {
          code
        }
        ... on InvalidInputError {
          issues {
            code
          }
        }
      }
    }
  `);
  const create = useCallback(
    async (input: CreateRaceInput) => {
      setCreating(true);
      const answer = await readRaceAnswer(
        ensureAccount(environment)
          .then(() => run({ input }))
          .then(({ createRace }) => createRace),
      );
      setCreating(false);
      return answer;
    },
    [environment, run],
  );
  return [create, isCreating];
}
