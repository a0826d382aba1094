import { graphql, type IEnvironment } from "relay-runtime";
import type { reportTypingMutation } from "../../../../../__generated__/reportTypingMutation.graphql";
import { encodeLog } from "../../../../engine/log/logCodec";
import { commitOnce } from "../../../relay/commitOnce";
import type { ReportAnswer, SendReport, ReportBatch } from "../../../typing/live/RunReport";
import { isKeystrokeLogText } from "../../../typing/sending/KeystrokeQueue";

const document = graphql`
  mutation reportTypingMutation($input: ReportTypingInput!) {
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

/** The way of what somebody types to the coach who watches. */
export function reportTyping(environment: IEnvironment): SendReport {
  return async (batch, elapsedMs, signal) => {
    const keystrokes = encodeLog(batch.keystrokes);
    if (!isKeystrokeLogText(keystrokes)) return "refused";
    const { runId, number, isOver } = batch;
    const input = { runId, batch: number, elapsedMs, keystrokes, isOver, start: startOf(batch) };
    try {
      const { reportTyping: payload } = await commitOnce<reportTypingMutation>(
        environment,
        document,
        { input },
        signal,
      );
      return readAnswer(payload);
    } catch {
      return "unreached";
    }
  };
}

function startOf({ start }: ReportBatch) {
  if (start === null) return null;
  const { subject, text, skipped } = start;
  return { activity: subject.activity, title: subject.title, rules: rules[start.rules], text, position: skipped };
}

function readAnswer(payload: reportTypingMutation["response"]["reportTyping"]): ReportAnswer {
  if (payload?.__typename === "TypingReported" && payload.isWatched != null) return { isWatched: payload.isWatched };
  if (payload?.__typename === "SequenceGapError" && payload.expected != null) return { expected: payload.expected };
  return payload?.code === "RATE_LIMITED" ? "unreached" : "refused";
}
