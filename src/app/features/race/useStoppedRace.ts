import { useCallback, useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { useStoppedRaceQuery } from "../../../../__generated__/useStoppedRaceQuery.graphql";
import type { useStoppedRace_race$key } from "../../../../__generated__/useStoppedRace_race.graphql";
import type { RaceCode } from "../../../contract/scalars";
import { useRepeatedQuery } from "../../relay/useLiveUpdates";

/** What the server has stored of a race that ended because the server restarted. */
export type StoppedRace = {
  readonly phase: string;
  readonly mayRematch: boolean;
  /** The rematch with the same people; null until it is requested. */
  readonly rematchCode: RaceCode | null;
  /** Global id of the viewer's result; null when they had not finished. */
  readonly resultId: string | null;
};

/**
 * A race that the server's restart ended: fetched at once, then every two seconds until there is a rematch.
 * @param initial what the page has already loaded.
 * @returns null until there is a response, and if the server has no such race.
 */
export function useStoppedRace(code: RaceCode, initial: StoppedRace | null): StoppedRace | null {
  const [stopped, setStopped] = useState(initial);
  const isSettled = stopped !== null && stopped.rematchCode !== null;
  const variables = useMemo(() => (isSettled ? null : { code }), [code, isSettled]);
  const onAnswer = useCallback(({ stoppedRace }: useStoppedRaceQuery["response"]) => {
    if (!stoppedRace) return;
    const { phase, mayRematch, rematchCode, resultId } = stoppedRace;
    setStopped({ phase, mayRematch, rematchCode: rematchCode ?? null, resultId: resultId ?? null });
  }, []);
  useRepeatedQuery<useStoppedRaceQuery>(document, variables, onAnswer);
  return stopped;
}

/** The stopped race of a page's query; null when there is none. */
export function useStoppedRaceOf(raceRef: useStoppedRace_race$key | null | undefined): StoppedRace | null {
  const race = useFragment(
    graphql`
      fragment useStoppedRace_race on StoppedRace @throwOnFieldError {
        phase
        mayRematch
        rematchCode
        resultId
      }
    `,
    raceRef,
  );
  return race
    ? {
        phase: race.phase,
        mayRematch: race.mayRematch,
        rematchCode: race.rematchCode ?? null,
        resultId: race.resultId ?? null,
      }
    : null;
}

const document = graphql`
  query useStoppedRaceQuery($code: RaceCode!) @throwOnFieldError {
    stoppedRace(code: $code) {
      phase
      mayRematch
      rematchCode
      resultId
    }
  }
`;
