import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay";
import { createOperationDescriptor } from "relay-runtime";
import ProgressPageQueryNode, {
  type ProgressPageQuery$variables,
} from "../../../../__generated__/ProgressPageQuery.graphql";
import { subscribeToSavedRuns } from "../Practice/saving/savedRuns";

/**
 * Asks for the results again when a run was saved while they are on screen. Not by `fetchQuery`, which would be content
 * with an answer that is under way already: whoever
 * became a guest for this run is asking at that moment, and that answer may not have it yet.
 */
export function useNewResults(variables: ProgressPageQuery$variables): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const ask = () =>
      environment
        .execute({ operation: createOperationDescriptor(ProgressPageQueryNode, variables, { force: true }) })
        .subscribe({ error: () => undefined });
    return subscribeToSavedRuns(ask);
  }, [environment, variables]);
}
