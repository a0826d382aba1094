import { graphql, type IEnvironment } from "relay-runtime";
import type { sendKeystrokesMutation } from "../../../../../__generated__/sendKeystrokesMutation.graphql";
import type { RaceCode } from "../../../../contract/scalars";
import { commitOnce } from "../../../relay/commitOnce";
import { isKeystrokeLogText } from "../../../typing/sending/isKeystrokeLogText";
import { readSendAnswer } from "../../../typing/sending/readSendAnswer";
import type { SendBatch } from "../../../typing/sending/SendAnswer";

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

/** The way of a race's batches to the server. */
export function sendKeystrokes(environment: IEnvironment, code: RaceCode): SendBatch {
  return async (batch, keystrokes, signal) => {
    if (!isKeystrokeLogText(keystrokes)) return { refused: "MALFORMED_LOG" };
    // The queue sends a batch again by itself, and sooner.
    const asked = commitOnce<sendKeystrokesMutation>(environment, document, { code, batch, keystrokes }, signal);
    return readSendAnswer(asked.then((answer) => answer.sendKeystrokes));
  };
}
