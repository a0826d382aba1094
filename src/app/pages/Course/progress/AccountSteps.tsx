import { useLayoutEffect } from "react";
import { graphql, useFragment } from "react-relay";
import type { AccountSteps_viewer$key } from "../../../../../__generated__/AccountSteps_viewer.graphql";
import { noteAccount } from "./courseSteps";

/** Takes in what an account has passed. Draws nothing. */
export function AccountSteps({ viewerRef }: { readonly viewerRef: AccountSteps_viewer$key }) {
  const { id, passedExercises } = useFragment(
    graphql`
      fragment AccountSteps_viewer on User @throwOnFieldError {
        id
        passedExercises {
          exerciseId
          passedAt
        }
      }
    `,
    viewerRef,
  );
  // Before anything is painted: the ladder does not jump.
  useLayoutEffect(() => {
    noteAccount({
      id,
      passed: (passedExercises ?? []).map(({ exerciseId, passedAt }) => ({ exerciseId, at: Date.parse(passedAt) })),
    });
  }, [id, passedExercises]);
  return null;
}
