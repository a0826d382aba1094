import { commitMutation, graphql, type IEnvironment } from "relay-runtime";
import type { leaveExamMutation } from "../../../../../__generated__/leaveExamMutation.graphql";
import { onlyOnce } from "../../../relay/retry";

const document = graphql`
  mutation leaveExamMutation($examId: ID!, $device: String!) {
    leaveExam(examId: $examId, device: $device) {
      __typename
    }
  }
`;

/** Tells that this page is gone, as far as that can be told: the attempt's clock runs on either way. */
export function leaveExam(environment: IEnvironment, examId: string, device: string): void {
  commitMutation<leaveExamMutation>(environment, {
    mutation: document,
    variables: { examId, device },
    cacheConfig: onlyOnce,
    onError: () => undefined,
  });
}
