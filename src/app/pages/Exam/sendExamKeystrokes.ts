import { graphql, type IEnvironment } from "relay-runtime";
import type { sendExamKeystrokesMutation } from "../../../../__generated__/sendExamKeystrokesMutation.graphql";
import { commitOnce } from "../../relay/commitOnce";
import { isKeystrokeLogText } from "../../typing/sending/isKeystrokeLogText";
import { readSendAnswer } from "../../typing/sending/readSendAnswer";
import type { SendBatch } from "../../typing/sending/SendAnswer";

const document = graphql`
  mutation sendExamKeystrokesMutation(
    $examId: ID!
    $attempt: Int!
    $seat: Int!
    $batch: Int!
    $keystrokes: KeystrokeLog!
  ) {
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

/** The way of an attempt's batches to the server. */
export function sendExamKeystrokes(
  environment: IEnvironment,
  { examId, attempt, seat }: { readonly examId: string; readonly attempt: number; readonly seat: number },
): SendBatch {
  return async (batch, keystrokes, signal) => {
    if (!isKeystrokeLogText(keystrokes)) return { refused: "MALFORMED_LOG" };
    // The queue sends a batch again by itself, and sooner.
    const asked = commitOnce<sendExamKeystrokesMutation>(
      environment,
      document,
      { examId, attempt, seat, batch, keystrokes },
      signal,
    );
    return readSendAnswer(asked.then((answer) => answer.sendExamKeystrokes));
  };
}
