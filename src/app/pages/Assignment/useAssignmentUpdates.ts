import { useEffect } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useAssignmentUpdatesQuery } from "../../../../__generated__/useAssignmentUpdatesQuery.graphql";

const EVERY_MS = 5_000;

const operation = graphql`
  query useAssignmentUpdatesQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes what is on screen.
      ...FollowMembers_assignment @alias(as: "followed")
    }
  }
`;

/**
 * Keeps what a coach sees of an assignment new while it is on screen. By reading again and not by a subscription:
 * progress is derived from what everybody types anywhere, and nothing
 * has to be told of each key for a list that is looked at now and then. One request every five seconds, none while the
 * page is hidden, and the next only after the answer.
 */
export function useAssignmentUpdates(id: string, isOpen: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!isOpen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let request: { unsubscribe(): void } | undefined;
    const wait = (): void => {
      timer = setTimeout(read, EVERY_MS);
    };
    const read = (): void => {
      if (document.visibilityState === "hidden") return wait();
      // Without an answer the frame says that the server cannot be reached.
      request = fetchQuery<useAssignmentUpdatesQuery>(
        environment,
        operation,
        { id },
        { fetchPolicy: "network-only" },
      ).subscribe({ complete: wait, error: wait });
    };
    wait();
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [environment, id, isOpen]);
}
