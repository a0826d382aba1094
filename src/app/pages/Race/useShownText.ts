import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useShownTextQuery } from "../../../../__generated__/useShownTextQuery.graphql";
import type { RaceCode } from "../../../contract/scalars";

/** The countdown is five seconds: a text that did not come is asked for again so soon, in ms. */
const AGAIN_MS = 500;

/**
 * Asks for the text of a race when it is no longer hidden: the snapshots of a race do not hold it.
 * @param isDue the countdown has started, and the text that this page has is the stand-in
 */
export function useShownText(code: RaceCode, isDue: boolean): void {
  const environment = useRelayEnvironment();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isDue) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (): void => {
      timer = setTimeout(() => setAttempt(attempt + 1), AGAIN_MS);
    };
    const asking = fetchQuery<useShownTextQuery>(
      environment,
      graphql`
        query useShownTextQuery($code: RaceCode!) @throwOnFieldError {
          race(code: $code) {
            # They are for the store, and read by the race and its big screen.
            # eslint-disable-next-line relay/must-colocate-fragment-spreads
            ...RaceBrief_meta @alias(as: "meta")
            # eslint-disable-next-line relay/must-colocate-fragment-spreads
            ...RaceView_text @alias(as: "text")
          }
        }
      `,
      { code },
      { fetchPolicy: "network-only" },
    ).subscribe({ complete: again, error: again });
    return () => {
      clearTimeout(timer);
      asking.unsubscribe();
    };
  }, [environment, code, isDue, attempt]);
}
