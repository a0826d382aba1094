import { graphql, usePreloadedQuery } from "react-relay";
import AssignmentPageQueryNode, {
  type AssignmentPageQuery,
} from "../../../../__generated__/AssignmentPageQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { AssignmentNotFound } from "./AssignmentNotFound";
import { AssignmentSheet } from "./AssignmentSheet";

/** One assignment, if there is one for whoever looks. */
export function AssignmentPage() {
  const { node } = usePreloadedQuery<AssignmentPageQuery>(
    graphql`
      query AssignmentPageQuery($id: ID!) @throwOnFieldError @preloadable {
        node(id: $id) {
          ...AssignmentSheet_assignment @alias(as: "sheet")
        }
      }
    `,
    useViewerQuery<AssignmentPageQuery>(AssignmentPageQueryNode),
  );
  return node?.sheet ? <AssignmentSheet assignmentRef={node.sheet} /> : <AssignmentNotFound />;
}
