import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useShownTextQuery } from "../../../../__generated__/useShownTextQuery.graphql";
import type { RaceCode } from "../../../contract/scalars";

/** The countdown lasts five seconds, so a missing text is requested again after this time, in ms. */
const RETRY_MS = 500;

/**
 * Fetches what the snapshots of a race do not contain, once it is certain: its text, when that is no longer hidden, and
 * whether it is rated, which depends on who races.
 * @param isDue the countdown has started, and this page still has the placeholder.
 */
export function useShownText(code: RaceCode, isDue: boolean): void {
  const environment = useRelayEnvironment();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isDue) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const retry = (): void => {
      timer = setTimeout(() => setAttempt(attempt + 1), RETRY_MS);
    };
    const request = fetchQuery<useShownTextQuery>(
      environment,
      graphql`
        query useShownTextQuery($code: RaceCode!) @throwOnFieldError {
          race(code: $code) {
            # For the store: the race's page and its big screen read them in fragments of their own.
            # eslint-disable-next-line relay/unused-fields
            isTextHidden
            # eslint-disable-next-line relay/unused-fields
            isRated
            # eslint-disable-next-line relay/unused-fields
            isPastRatingLimit
            # eslint-disable-next-line relay/unused-fields
            text {
              title
              body
              characters
              difficulty
            }
          }
        }
      `,
      { code },
      { fetchPolicy: "network-only" },
    ).subscribe({ complete: retry, error: retry });
    return () => {
      clearTimeout(timer);
      request.unsubscribe();
    };
  }, [environment, code, isDue, attempt]);
}
