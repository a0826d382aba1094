import { useLayoutEffect } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import PassedOnServerQueryNode, { type PassedOnServerQuery } from "../../../../../__generated__/PassedOnServerQuery.graphql";
import { useViewerQuery } from "../../../relay/useViewerQuery";
import { noteAccount } from "./courseSteps";

/** Takes in what the account has passed, on this device or another. Draws nothing. */
export function PassedOnServer() {
  const { viewer } = usePreloadedQuery<PassedOnServerQuery>(
    graphql`
      query PassedOnServerQuery @throwOnFieldError @preloadable {
        viewer {
          id
          passedExercises {
            exerciseId
            passedAt
          }
        }
      }
    `,
    useViewerQuery<PassedOnServerQuery>(PassedOnServerQueryNode),
  );
  // Before anything is painted: the ladder does not jump.
  useLayoutEffect(() => {
    noteAccount(viewer ? { id: viewer.id, passed: (viewer.passedExercises ?? []).map(({ exerciseId, passedAt }) => ({ exerciseId, at: Date.parse(passedAt) })) } : null);
  }, [viewer]);
  return null;
}
