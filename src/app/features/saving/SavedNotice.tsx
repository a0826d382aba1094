import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useConnectionState } from "../../relay/connectionState";
import { Button, LinkButton } from "../../ui/Button";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { Notice } from "../../ui/Notice";
import type { UnsavedRun } from "./UnsavedRun";
import { useCallback, useEffect, useSyncExternalStore } from "react";
import { useRelayEnvironment } from "react-relay";
import {
  getSaveState,
  saveFinishedRun,
  saveUnsavedRuns,
  subscribeToSaving,
  type SavedFigures,
  type SaveState,
} from "./saveRun";

type Props = {
  readonly run: UnsavedRun;
  /** As computed by this browser. */
  readonly figures: SavedFigures;
};

/** Saves a run, and shows where it is stored. */
export function SavedNotice({ run, figures }: Props) {
  const { t } = useLingui();
  const [state, retry] = useSaveResult(run);
  const isUnreached = useConnectionState() === "offline";
  // The network layer keeps retrying for a while; the notice says at once that the run is safe.
  if (state.kind === "saving" && !isUnreached) return <Notice text={t`Saving your result…`} />;
  if (state.kind === "refused") return <ErrorNotice code={state.code} />;
  if (state.kind === "kept" && state.code === "DOCUMENT_UNKNOWN") {
    return (
      <Notice
        text={t`Not saved yet: there is a new version of Typeloop. The run is kept in this browser, and saved as soon as the page is loaded again.`}
      >
        <Button onClick={() => location.reload()}>{t`Load the new version`}</Button>
      </Notice>
    );
  }
  if (state.kind === "kept" && state.code === "SESSION_EXPIRED") {
    return (
      <Notice
        text={t`Not saved yet: your session has ended. The run is kept in this browser, and saved when you sign in again.`}
      >
        <LinkButton to="/sign-in" isSmall>
          {t`Sign in`}
        </LinkButton>
      </Notice>
    );
  }
  if (state.kind === "kept" && !state.isLasting) {
    return (
      <Notice
        text={t`Not saved yet: the server cannot be reached, or is busy. This browser has no place to keep the run: leave this page open until it is saved.`}
      >
        <Button onClick={retry}>{t`Try now`}</Button>
      </Notice>
    );
  }
  if (state.kind === "kept" || state.kind === "saving") {
    return (
      <Notice
        text={t`Not saved yet: the server cannot be reached, or is busy. The run is kept in this browser and saved as soon as it can be.`}
      >
        <Button onClick={retry}>{t`Try now`}</Button>
      </Notice>
    );
  }
  const isAgreed = isSame(figures, state.figures);
  return (
    <Notice kind={isAgreed && !state.isFlagged ? "success" : "info"} text={t(wordsOf(state.isFlagged, isAgreed))}>
      <LinkButton to={`/results/${encodeURIComponent(state.resultId)}`} isSmall>
        {t`See the result page`}
      </LinkButton>
    </Notice>
  );
}

function wordsOf(isFlagged: boolean, isAgreed: boolean): MessageDescriptor {
  if (!isAgreed)
    return msg`Saved. The server counted this run differently from this page; its figures, on the result page, are the ones that stay.`;
  return isFlagged
    ? msg`Saved. Something about this run is unusual, so it is marked for a second look.`
    : msg`Saved and verified: the server replayed every key and got the same figures.`;
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

/** Saves a finished run, once however often it renders. Returns its state, and a function that retries at once. */
export function useSaveResult(run: UnsavedRun): readonly [state: SaveState, retry: () => void] {
  const environment = useRelayEnvironment();
  useEffect(() => saveFinishedRun(environment, run), [environment, run]);
  const read = (): SaveState => getSaveState(run.runId) ?? saving;
  const state = useSyncExternalStore(subscribeToSaving, read, read);
  const retry = useCallback(() => void saveUnsavedRuns(environment), [environment]);
  return [state, retry];
}
