import { Suspense, useLayoutEffect, useEffect } from "react";
import { type PreloadedQuery, graphql, useFragment, usePreloadedQuery } from "react-relay";
import { useLoaderData, useRevalidator } from "react-router-dom";
import PassedOnServerQueryNode, { type CourseSyncQuery } from "../../../../__generated__/CourseSyncQuery.graphql";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { useUnsavedRuns } from "../saving/useUnsavedRuns";
import { useSentReadings } from "./passReading";
import type { CourseSync_viewer$key } from "../../../../__generated__/CourseSync_viewer.graphql";
import { noteAccount, noteUnanswered, usePassedExercises } from "./passedExercises";
import { noteKeyRecords } from "./keyRecords";
import { getConnectionState, subscribeToConnectionState } from "../../relay/connectionState";
import { useLingui } from "@lingui/react/macro";
import styles from "./CourseSync.module.css";
import { useViewerQuery } from "../../relay/routeQuery";

/**
 * Synchronizes the passed exercises of this browser and the account. The page does not wait for it, and works offline.
 */
export function CourseSync() {
  useUnsavedRuns();
  useSentReadings();
  const { fetchKey } = useLoaderData<PreloadedQuery<CourseSyncQuery>>();
  return (
    <ErrorBoundary key={fetchKey} rank="part" fallback={<Unanswered />}>
      <Suspense fallback={null}>
        <PassedOnServer />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Takes over what an account has passed. Renders nothing. */
export function AccountSteps({ viewerRef }: { readonly viewerRef: CourseSync_viewer$key }) {
  const { id, passedExercises, learning } = useFragment(
    graphql`
      fragment CourseSync_viewer on User @throwOnFieldError {
        id
        passedExercises {
          exerciseId
          passedAt
          stars
        }
        learning {
          keyFigures {
            key
            presses
            timeMs
            missRate
          }
        }
      }
    `,
    viewerRef,
  );
  // Before the first paint, so that the list of lessons does not jump.
  useLayoutEffect(() => {
    noteAccount({
      id,
      passed: (passedExercises ?? []).map(({ exerciseId, passedAt, stars }) => ({
        exerciseId,
        at: Date.parse(passedAt),
        stars,
      })),
    });
  }, [id, passedExercises]);
  useEffect(() => {
    const { key = [], presses, timeMs, missRate } = learning?.keyFigures ?? {};
    noteKeyRecords(
      key.map((name, at) => ({
        key: name,
        presses: presses?.[at] ?? 0,
        timeMs: timeMs?.[at] ?? 0,
        missRate: missRate?.[at] ?? 0,
      })),
    );
  }, [learning]);
  return null;
}

/** For visitors without an account: only this browser's progress counts. Renders nothing. */
export function SignedOutSteps() {
  useLayoutEffect(() => {
    noteAccount(null);
    noteKeyRecords([]);
  }, []);
  return null;
}

/** Shown when the account could not be loaded, and loads it again when the network is back. Renders nothing. */
function Unanswered() {
  const { revalidate } = useRevalidator();
  useEffect(noteUnanswered, []);
  useEffect(
    () => subscribeToConnectionState(() => getConnectionState() === "online" && void revalidate()),
    [revalidate],
  );
  return null;
}

/** A small notice if this browser stores nothing. */
export function NotSavedNotice() {
  const { t } = useLingui();
  const { isLasting } = usePassedExercises();
  if (isLasting) return null;
  return (
    <p
      className={styles["note"]}
    >{t`This browser can't save your progress. You'll lose it when you close this page. With an account, you keep it.`}</p>
  );
}

/** Takes over what the account has passed, on this device or another. Renders nothing. */
function PassedOnServer() {
  const { viewer } = usePreloadedQuery<CourseSyncQuery>(
    graphql`
      query CourseSyncQuery @throwOnFieldError @preloadable {
        viewer {
          ...CourseSync_viewer
        }
      }
    `,
    useViewerQuery<CourseSyncQuery>(PassedOnServerQueryNode),
  );
  return viewer ? <AccountSteps viewerRef={viewer} /> : <SignedOutSteps />;
}
