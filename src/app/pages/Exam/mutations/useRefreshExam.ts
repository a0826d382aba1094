import { useCallback } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useRefreshExamQuery } from "../../../../../__generated__/useRefreshExamQuery.graphql";

/** Asks again where an exam stands. When no answer comes, what is shown stays. */
export function useRefreshExam(examId: string): () => void {
  const environment = useRelayEnvironment();
  return useCallback(() => {
    fetchQuery<useRefreshExamQuery>(
      environment,
      graphql`
        query useRefreshExamQuery($id: ID!) @throwOnFieldError {
          node(id: $id) {
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes the room wherever it is on screen.
            ...ExamRoom_exam @alias(as: "exam")
          }
        }
      `,
      { id: examId },
      { fetchPolicy: "network-only" },
    ).subscribe({ error: () => undefined });
  }, [environment, examId]);
}
