import { useSyncExternalStore, useEffect, useState, useRef } from "react";
import { graphql, type IEnvironment } from "relay-runtime";
import type { LiveReportingReportPresenceMutation } from "../../../../../__generated__/LiveReportingReportPresenceMutation.graphql";
import { commitResult } from "../../../relay/useResultMutation";
import { noRetry } from "../../../relay/retry";
import { getPageId, randomUuid } from "../../../platform/random";
import type { LiveReportingReportTypingMutation } from "../../../../../__generated__/LiveReportingReportTypingMutation.graphql";
import { encodeLog } from "../../../../engine/log/logCodec";
import type { ReportAnswer, SendReport, ReportBatch } from "../../../typing/live/RunReport";
import { isKeystrokeLogText } from "../../../typing/sending/KeystrokeQueue";
import { useRelayEnvironment } from "react-relay";
import { getConnectionState, subscribeToConnectionState, useConnectionState } from "../../../relay/connectionState";
import { LiveReporter } from "../../../typing/live/LiveReporter";
import { useIdle } from "../../../platform/watchIdle";
import { createStore } from "../../../platform/createStore";

const notWatched = (): boolean => false;

/**
 * While a coach watches, sends what is typed here and whether the user is active; otherwise nothing is sent. Renders
 * nothing.
 */
export function LiveReporting() {
  const isWatched = useSyncExternalStore(subscribeToWatched, getWatched, notWatched);
  useLiveReporter(isWatched);
  usePresence(isWatched);
  return null;
}

const document = graphql`
  mutation LiveReportingReportPresenceMutation($page: ID!, $isAway: Boolean!) {
    reportPresence(page: $page, isAway: $isAway) {
      __typename
    }
  }
`;

/**
 * Tells a watching coach whether someone is at this page. A report that is lost does not matter: the next change
 * repeats it.
 */
function reportPresence(environment: IEnvironment, isAway: boolean): void {
  commitResult<LiveReportingReportPresenceMutation, object>(
    environment,
    { mutation: document, variables: { page: getPageId(), isAway }, cacheConfig: noRetry },
    (payload) => payload,
  ).catch(() => undefined);
}

const reportTypingDocument = graphql`
  mutation LiveReportingReportTypingMutation($input: ReportTypingInput!) {
    reportTyping(input: $input) {
      __typename
      ... on TypingReported {
        isWatched
      }
      ... on SequenceGapError {
        expected
      }
      ... on Error {
        code
      }
    }
  }
`;

const rules = { free: "FREE", stopOnError: "STOP_ON_ERROR", exam: "EXAM" } as const;

/** Sends what the user types to the coach who watches. */
function reportTyping(environment: IEnvironment): SendReport {
  return async (batch, elapsedMs, signal) => {
    const keystrokes = encodeLog(batch.keystrokes);
    if (!isKeystrokeLogText(keystrokes)) return "refused";
    const { runId, number, isOver } = batch;
    const input = { runId, batch: number, elapsedMs, keystrokes, isOver, start: startOf(batch) };
    try {
      const result = await commitResult<LiveReportingReportTypingMutation, Extract<ReportAnswer, object>>(
        environment,
        { mutation: reportTypingDocument, variables: { input }, cacheConfig: noRetry },
        (payload) => (payload.isWatched == null ? null : { isWatched: payload.isWatched }),
        signal,
      );
      if (result.ok) return result.data;
      if (result.expected !== undefined) return { expected: result.expected };
      return result.error === "RATE_LIMITED" ? "unreachable" : "refused";
    } catch {
      return "unreachable";
    }
  };
}

function startOf({ start }: ReportBatch) {
  if (start === null) return null;
  const { subject, text, skipped } = start;
  return { activity: subject.activity, title: subject.title, rules: rules[start.rules], text, position: skipped };
}

/** Sends what is typed on this page while someone watches. */
function useLiveReporter(isWatched: boolean): void {
  const environment = useRelayEnvironment();
  const [reporter] = useState(() => new LiveReporter({ send: reportTyping(environment), makeId: randomUuid }));
  useEffect(() => {
    if (!isWatched) return;
    reporter.start();
    const unlisten = subscribeToConnectionState(() => {
      if (getConnectionState() === "online") reporter.retryNow();
    });
    return () => {
      unlisten();
      reporter.stop();
    };
  }, [reporter, isWatched]);
}

/** Reports when the user is no longer active on this page, and when they are again. */
export function usePresence(isWatched: boolean): void {
  const environment = useRelayEnvironment();
  const isAway = useIdle();
  const isOnline = useConnectionState() === "online";
  // For a new watcher or connection, the user counts as active.
  const reported = useRef(false);
  useEffect(() => {
    if (!isWatched || !isOnline) reported.current = false;
    else if (isAway !== reported.current) {
      reported.current = isAway;
      reportPresence(environment, isAway);
    }
  }, [environment, isWatched, isOnline, isAway]);
}

const store = createStore(false);

/** Whether a coach is watching the viewer type. Without one, a run is only sent at its end. */
export const { get: getWatched, set: setWatched, subscribe: subscribeToWatched } = store;
