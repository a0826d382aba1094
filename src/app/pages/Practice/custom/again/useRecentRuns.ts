import { useCallback, useEffect, useMemo, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { FinishedRun } from "../../../../../engine/adaptive/addRun";
import type { Language } from "../../../../../engine/practice/PracticeMode";
import { getConnectionState } from "../../../../relay/connectionState";
import { getToken } from "../../../../relay/sessionToken";
import { finishedRuns, readRecentRuns, type RecentRun } from "../store/recentRuns";
import { fetchRecentRuns } from "./fetchRecentRuns";

/** Nobody waits longer than this for what other devices know. */
const PATIENCE_MS = 2000;

const none: readonly RecentRun[] = [];

/**
 * The last runs in a language, oldest first: of this browser and of the account. Undefined while the server is asked;
 * `renew` takes in what was typed since.
 */
export function useRecentRuns(language: Language): {
  readonly runs: readonly FinishedRun[] | undefined;
  readonly renew: () => void;
} {
  const environment = useRelayEnvironment();
  const [elsewhere, setElsewhere] = useState<readonly RecentRun[] | null>(null);
  const [here, setHere] = useState(readRecentRuns);
  useEffect(() => {
    let isWanted = true;
    const isAsked = getToken() !== null && getConnectionState() === "online";
    const asked = isAsked ? fetchRecentRuns(environment).catch(() => none) : Promise.resolve(none);
    const enough = new Promise<readonly RecentRun[]>((resolve) => setTimeout(resolve, PATIENCE_MS, none));
    void Promise.race([asked, enough]).then((runs) => isWanted && setElsewhere(runs));
    return () => {
      isWanted = false;
    };
  }, [environment]);
  const renew = useCallback(() => setHere(readRecentRuns()), []);
  const runs = useMemo(
    () => (elsewhere === null ? undefined : finishedRuns([...elsewhere, ...here], language)),
    [elsewhere, here, language],
  );
  return { runs, renew };
}
