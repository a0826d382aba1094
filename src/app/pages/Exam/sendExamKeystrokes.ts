import { commitMutation, graphql, type IEnvironment } from "relay-runtime";
import type { sendExamKeystrokesMutation } from "../../../../__generated__/sendExamKeystrokesMutation.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { isErrorCode } from "../../../contract/isErrorCode";
import { onlyOnce } from "../../relay/retry";
import { isKeystrokeLogText } from "../../typing/sending/isKeystrokeLogText";
import type { SendAnswer, SendBatch } from "../../typing/sending/SendAnswer";
import { readErrorCode } from "../../ui/readErrorCode";

const document = graphql`
  mutation sendExamKeystrokesMutation($examId: ID!, $attempt: Int!, $seat: Int!, $batch: Int!, $keystrokes: KeystrokeLog!) {
    sendExamKeystrokes(examId: $examId, attempt: $attempt, seat: $seat, batch: $batch, keystrokes: $keystrokes) {
      __typename
      ... on KeystrokesTaken {
        batch
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

/** Failures that a later try may not meet; after any other there is no use in sending the same again. */
const passing: ReadonlySet<ErrorCode> = new Set(["NETWORK", "OFFLINE", "INTERNAL", "RATE_LIMITED", "TIMED_OUT"]);

/** The way of an attempt's batches to the server. */
export function sendExamKeystrokes(environment: IEnvironment, { examId, attempt, seat }: { readonly examId: string; readonly attempt: number; readonly seat: number }): SendBatch {
  return (batch, keystrokes, signal) =>
    new Promise((resolve) => {
      if (!isKeystrokeLogText(keystrokes)) return resolve({ refused: "MALFORMED_LOG" });
      const request = commitMutation<sendExamKeystrokesMutation>(environment, {
        mutation: document,
        variables: { examId, attempt, seat, batch, keystrokes },
        // The queue sends a batch again by itself, and sooner.
        cacheConfig: onlyOnce,
        onCompleted: ({ sendExamKeystrokes: answer }) => resolve(read(answer)),
        onError: (error) => {
          const reason = readErrorCode(error);
          resolve(passing.has(reason) ? "unreached" : { refused: reason });
        },
      });
      signal.addEventListener("abort", () => {
        request.dispose();
        resolve("unreached");
      });
    });
}

function read(answer: sendExamKeystrokesMutation["response"]["sendExamKeystrokes"]): SendAnswer {
  if (answer?.__typename === "KeystrokesTaken" && answer.batch != null) return { taken: answer.batch };
  if (answer?.__typename === "SequenceGapError" && answer.expected != null) return { expected: answer.expected };
  if (answer == null || !("code" in answer)) return "unreached";
  const code = isErrorCode(answer.code) ? answer.code : "INTERNAL";
  return passing.has(code) ? "unreached" : { refused: code };
}
