import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useConnectionState } from "../../relay/connectionState";
import { Button, LinkButton } from "../../ui/Button";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { Notice } from "../../ui/Notice";
import type { UnsavedRun } from "./UnsavedRun";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useRelayEnvironment } from "react-relay";
import { saveFinishedRun, saveUnsavedRuns } from "./saveRun";
import { getSaveState, type SavedFigures, type SaveState, subscribeToSaving } from "./saveState";
import styles from "./SavedNotice.module.css";

type Props = {
  readonly run: UnsavedRun;
  /** As computed by this browser. */
  readonly figures: SavedFigures;
};

/** Saves a run, and shows where it is stored. */
export function SavedNotice({ run, figures }: Props) {
  const { t } = useLingui();
  const { state, isRetrying, retry } = useSaveResult(run);
  const isOffline = useConnectionState() === "offline";
  // The network layer keeps retrying for a while; the notice says at once that the run is safe.
  if (state.kind === "saving" && !isOffline) return <Notice isQuiet text={t`Saving your result…`} />;
  if (state.kind === "refused") return <ErrorNotice code={state.code} />;
  if (state.kind === "stored" && state.code === "DOCUMENT_UNKNOWN") {
    return (
      <Notice
        text={t`Not saved yet: there's a new version of Typeloop. Your run is stored in this browser and will be saved when you reload the page.`}
      >
        <Button onClick={() => location.reload()}>{t`Load the new version`}</Button>
      </Notice>
    );
  }
  if (state.kind === "stored" && state.code === "SESSION_EXPIRED") {
    return (
      <Notice
        text={t`Not saved yet: your session has ended. Your run is stored in this browser and will be saved when you sign in again.`}
      >
        <LinkButton to="/sign-in" isSmall>
          {t`Sign in`}
        </LinkButton>
      </Notice>
    );
  }
  if (state.kind === "stored" && !state.isLasting) {
    return (
      <Notice
        text={t`Not saved yet: the server is busy or can't be reached. This browser can't store your run, so keep this page open until it's saved.`}
      >
        <Button isBusy={isRetrying} onClick={retry}>{t`Try now`}</Button>
      </Notice>
    );
  }
  if (state.kind === "stored" || state.kind === "saving") {
    return (
      <Notice
        text={t`Not saved yet: the server is busy or can't be reached. Your run is stored in this browser and will be saved as soon as possible.`}
      >
        <Button isBusy={isRetrying} onClick={retry}>{t`Try now`}</Button>
      </Notice>
    );
  }
  const view = (
    <LinkButton to={`/results/${encodeURIComponent(state.resultId)}`} isSmall>
      {t`View result`}
    </LinkButton>
  );
  const doubt = doubtAbout(state.isFlagged, isSame(figures, state.figures));
  if (doubt !== null) return <Notice text={t(doubt)}>{view}</Notice>;
  return (
    <Notice
      isQuiet
      kind="success"
      text={t`Saved and verified.`}
      tooltip={t`The server replayed every key you pressed and got the same numbers.`}
    >
      {view}
    </Notice>
  );
}

function doubtAbout(isFlagged: boolean, isAgreed: boolean): MessageDescriptor | null {
  if (!isAgreed)
    return msg`Saved. Your saved result differs from the one on this page. The one on the result page counts.`;
  return isFlagged ? msg`Saved. Something about this run is unusual, so it's flagged for review.` : null;
}

/** Both replay the same log with the same code, so every digit must agree. */
function isSame(ours: SavedFigures, theirs: SavedFigures): boolean {
  return (
    ours.wpm === theirs.wpm &&
    ours.raw === theirs.raw &&
    ours.strokesPerMinute === theirs.strokesPerMinute &&
    ours.accuracy === theirs.accuracy &&
    ours.consistency === theirs.consistency
  );
}

const saving: SaveState = { kind: "saving" };

/** Saves a finished run, once however often it renders. `retry` does not wait for the next attempt. */
export function useSaveResult(run: UnsavedRun): {
  readonly state: SaveState;
  readonly isRetrying: boolean;
  readonly retry: () => void;
} {
  const environment = useRelayEnvironment();
  const [isRetrying, setRetrying] = useState(false);
  useEffect(() => saveFinishedRun(environment, run), [environment, run]);
  const read = (): SaveState => getSaveState(run.runId) ?? saving;
  const state = useSyncExternalStore(subscribeToSaving, read, read);
  const retry = useCallback(() => {
    setRetrying(true);
    void saveUnsavedRuns(environment).finally(() => setRetrying(false));
  }, [environment]);
  return { state, isRetrying, retry };
}

/** One line if a saved run reached the goal of its day, which the server decides. Empty otherwise. */
export function GoalReached({ runId }: { readonly runId: string }) {
  const { t } = useLingui();
  const read = () => getSaveState(runId);
  const state = useSyncExternalStore(subscribeToSaving, read, read);
  const streak = state?.kind === "saved" ? state.streak : null;
  return (
    <output className={styles["line"]}>
      {streak !== null && (
        <span className={styles["reached"]}>
          {streak > 1 ? t`Daily goal reached: ${streak} days in a row` : t`Daily goal reached`}
        </span>
      )}
    </output>
  );
}
