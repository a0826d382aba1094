import { graphql, usePreloadedQuery } from "react-relay";
import PassedOnServerQueryNode, {
  type PassedOnServerQuery,
} from "../../../../../__generated__/PassedOnServerQuery.graphql";
import { useViewerQuery } from "../../../relay/routeQuery";
import { AccountSteps } from "./AccountSteps";
import { NobodysSteps } from "./NobodysSteps";

/** Takes in what the account has passed, on this device or another. Draws nothing. */
export function PassedOnServer() {
  const { viewer } = usePreloadedQuery<PassedOnServerQuery>(
    graphql`
      query PassedOnServerQuery @throwOnFieldError @preloadable {
        viewer {
          ...AccountSteps_viewer
        }
      }
    `,
    useViewerQuery<PassedOnServerQuery>(PassedOnServerQueryNode),
  );
  return viewer ? <AccountSteps viewerRef={viewer} /> : <NobodysSteps />;
}
