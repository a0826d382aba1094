import { commitMutation, graphql, type IEnvironment } from "relay-runtime";
import type { sendKeystrokesMutation } from "../../../../../__generated__/sendKeystrokesMutation.graphql";
import type { ErrorCode } from "../../../../contract/errorCodes";
import { isErrorCode } from "../../../../contract/isErrorCode";
import type { RaceCode } from "../../../../contract/scalars";
import { onlyOnce } from "../../../relay/retry";
import { readErrorCode } from "../../../ui/readErrorCode";
import { isKeystrokeLogText } from "../../../typing/sending/isKeystrokeLogText";
import type { SendAnswer, SendBatch } from "../../../typing/sending/SendAnswer";

const document = graphql`
  mutation sendKeystrokesMutation($code: RaceCode!, $batch: Int!, $keystrokes: KeystrokeLog!) {
    sendKeystrokes(code: $code, batch: $batch, keystrokes: $keystrokes) {
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
const passing: ReadonlySet<ErrorCode> = new Set(["NETWORK", "OFFLINE", "INTERNAL", "RATE_LIMITED"]);

/** The way of a race's batches to the server. */
export function sendKeystrokes(environment: IEnvironment, code: RaceCode): SendBatch {
  return (batch, keystrokes, signal) =>
    new Promise((resolve) => {
      if (!isKeystrokeLogText(keystrokes)) return resolve({ refused: "MALFORMED_LOG" });
      const request = commitMutation<sendKeystrokesMutation>(environment, {
        mutation: document,
        variables: { code, batch, keystrokes },
        // The queue sends a batch again by itself, and sooner.
        cacheConfig: onlyOnce,
        onCompleted: ({ sendKeystrokes: answer }) => resolve(read(answer)),
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

function read(answer: sendKeystrokesMutation["response"]["sendKeystrokes"]): SendAnswer {
  if (answer?.__typename === "KeystrokesTaken" && answer.batch != null) return { taken: answer.batch };
  if (answer?.__typename === "SequenceGapError" && answer.expected != null) return { expected: answer.expected };
  if (answer == null || !("code" in answer)) return "unreached";
  const code = isErrorCode(answer.code) ? answer.code : "INTERNAL";
  return passing.has(code) ? "unreached" : { refused: code };
}
