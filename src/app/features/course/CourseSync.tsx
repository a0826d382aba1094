import { Suspense, useLayoutEffect, useEffect } from "react";
import { type PreloadedQuery, graphql, useFragment, usePreloadedQuery, useRelayEnvironment } from "react-relay";
import { useLoaderData, useRevalidator } from "react-router-dom";
import PassedOnServerQueryNode, { type CourseSyncQuery } from "../../../../__generated__/CourseSyncQuery.graphql";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { useUnsavedRuns } from "../saving/UnsavedRun";
import { addPassedExercise } from "../saving/updateViewer";
import type { CourseSync_viewer$key } from "../../../../__generated__/CourseSync_viewer.graphql";
import {
  noteAccount,
  noteUnanswered,
  usePassedExercises,
  noteSaved,
  unsavedReadings,
  subscribeToPassedExercises,
} from "./passedExercises";
import { getConnectionState, subscribeToConnectionState } from "../../relay/connectionState";
import { useLingui } from "@lingui/react/macro";
import styles from "./CourseSync.module.css";
import { useViewerQuery } from "../../relay/routeQuery";
import type { IEnvironment } from "relay-runtime";
import type { CourseSyncPassReadingMutation } from "../../../../__generated__/CourseSyncPassReadingMutation.graphql";
import type { CourseSyncOpenLessonMutation } from "../../../../__generated__/CourseSyncOpenLessonMutation.graphql";
import { placedLesson } from "../../../engine/lessons/courseProgress";
import { commitResult, ensureAccount, type MutationResult } from "../../relay/useResultMutation";
import { RequestError } from "../../relay/RequestError";
import type { KeyRecord } from "../../../engine/lessons/keyRecords";
import { createStore } from "../../platform/createStore";
import { useStore } from "../../platform/useStore";

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
function AccountSteps({ viewerRef }: { readonly viewerRef: CourseSync_viewer$key }) {
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
function SignedOutSteps() {
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

/** Saves that a lesson and all before it are open, as {@link passReading} does. */
async function openLesson(environment: IEnvironment, lessonId: string): Promise<void> {
  await ensureAccount(environment);
  requireSaved(
    await commitResult<CourseSyncOpenLessonMutation, object>(
      environment,
      {
        mutation: graphql`
          mutation CourseSyncOpenLessonMutation($lessonId: String!) {
            openLesson(lessonId: $lessonId) {
              __typename
              ... on OpenLessonSuccess {
                passedExercise {
                  # eslint-disable relay/unused-fields -- Read by the updater.
                  exerciseId
                  passedAt
                  stars
                  # eslint-enable relay/unused-fields
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
        `,
        variables: { lessonId },
        updater: (store) =>
          addPassedExercise(store, store.getRootField("openLesson")?.getLinkedRecord("passedExercise")),
      },
      ({ passedExercise }) => passedExercise,
    ),
    "CourseSyncOpenLessonMutation",
  );
}

/**
 * Saves that an exercise without typing is done, in the account of this session or of a new guest. Safe to repeat.
 * Rejects when the server did not save it.
 */
async function passReading(environment: IEnvironment, exerciseId: string): Promise<void> {
  await ensureAccount(environment);
  requireSaved(
    await commitResult<CourseSyncPassReadingMutation, object>(
      environment,
      {
        mutation: graphql`
          mutation CourseSyncPassReadingMutation($exerciseId: String!) {
            passReading(exerciseId: $exerciseId) {
              __typename
              ... on PassReadingSuccess {
                passedExercise {
                  # eslint-disable relay/unused-fields -- Read by the updater.
                  exerciseId
                  passedAt
                  stars
                  # eslint-enable relay/unused-fields
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
        `,
        variables: { exerciseId },
        updater: (store) =>
          addPassedExercise(store, store.getRootField("passReading")?.getLinkedRecord("passedExercise")),
      },
      ({ passedExercise }) => passedExercise,
    ),
    "CourseSyncPassReadingMutation",
  );
}

/** An exercise or lesson that the server does not know will not be known the next time either. */
function requireSaved(result: MutationResult<object>, operationName: string): void {
  if (!result.ok && result.error !== "LESSON_NOT_FOUND") throw new RequestError(result.error, { operationName });
}

let sending: Promise<void> | undefined;

/** Sends what was read, and lessons that were opened, if not saved yet. What fails is sent the next time. */
function sendReadings(environment: IEnvironment): Promise<void> {
  sending ??= sendAll(environment).finally(() => {
    sending = undefined;
  });
  return sending;
}

async function sendAll(environment: IEnvironment): Promise<void> {
  for (const id of unsavedReadings()) {
    const placed = placedLesson(id);
    try {
      // oxlint-disable-next-line no-await-in-loop -- One by one: where the first finds no server, the others would not
      // either.
      await (placed ? openLesson(environment, placed.id) : passReading(environment, id));
    } catch {
      return;
    }
    noteSaved(id);
  }
}

/** Sends exercises without typing that were done: when the page opens, after each one, and when the network is back. */
function useSentReadings(): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const send = () => void sendReadings(environment);
    send();
    const stops = [
      subscribeToPassedExercises(send),
      subscribeToConnectionState(() => getConnectionState() === "online" && send()),
    ];
    return () => stops.forEach((stop) => stop());
  }, [environment]);
}

/** What the account knows about the user's keys; empty until it has been loaded, and for visitors without one. */
const records = createStore<readonly KeyRecord[]>([]);

export function readKeyRecords(): readonly KeyRecord[] {
  return records.get();
}

/** As {@link readKeyRecords}, kept up to date. */
export function useKeyRecords(): readonly KeyRecord[] {
  return useStore(records);
}

export function noteKeyRecords(known: readonly KeyRecord[]): void {
  records.set(known);
}
