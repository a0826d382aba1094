import { useLingui } from "@lingui/react/macro";
import { useCallback, useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { missingRaceStoppedQuery } from "../../../../__generated__/missingRaceStoppedQuery.graphql";
import type { missingRace_stopped$key } from "../../../../__generated__/missingRace_stopped.graphql";
import type { RaceCode } from "../../../contract/scalars";
import { useRepeatedQuery } from "../../relay/useLiveUpdates";
import { usePageStatus } from "../../rendering/renderingHooks";
import { LinkButton } from "../../ui/Button";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { PageMeta } from "../../ui/PageHeader";

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
  const onAnswer = useCallback(({ stoppedRace }: missingRaceStoppedQuery["response"]) => {
    if (!stoppedRace) return;
    const { phase, mayRematch, rematchCode, resultId } = stoppedRace;
    setStopped({ phase, mayRematch, rematchCode: rematchCode ?? null, resultId: resultId ?? null });
  }, []);
  useRepeatedQuery<missingRaceStoppedQuery>(document, variables, onAnswer);
  return stopped;
}

/** The stopped race of a page's query; null when there is none. */
export function useStoppedRaceOf(raceRef: missingRace_stopped$key | null | undefined): StoppedRace | null {
  const race = useFragment(
    graphql`
      fragment missingRace_stopped on StoppedRace @throwOnFieldError {
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
  query missingRaceStoppedQuery($code: RaceCode!) @throwOnFieldError {
    stoppedRace(code: $code) {
      phase
      mayRematch
      rematchCode
      resultId
    }
  }
`;

/** For a code without a race. */
export function RaceNotFound() {
  const { t } = useLingui();
  usePageStatus(404);
  return (
    <>
      <PageMeta
        title={t`Race not found`}
        description={t`There's nothing at this address. Check the link, or go to the home page.`}
      />
      <ErrorNotice code="RACE_NOT_FOUND" isPage>
        <LinkButton look="primary" to="/race">
          {t`All races`}
        </LinkButton>
      </ErrorNotice>
    </>
  );
}
