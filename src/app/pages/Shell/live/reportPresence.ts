import { graphql, type IEnvironment } from "relay-runtime";
import type { reportPresenceMutation } from "../../../../../__generated__/reportPresenceMutation.graphql";
import { commitOnce } from "../../../relay/commitOnce";
import { getPageId } from "../../../relay/randomId";

const document = graphql`
  mutation reportPresenceMutation($page: ID!, $isAway: Boolean!) {
    reportPresence(page: $page, isAway: $isAway) {
      __typename
    }
  }
`;

/**
 * Tells whoever watches whether somebody sits at this page. Whether it arrives is of no matter: the next change says it
 * again.
 */
export function reportPresence(environment: IEnvironment, isAway: boolean): void {
  commitOnce<reportPresenceMutation>(
    environment,
    document,
    { page: getPageId(), isAway },
    new AbortController().signal,
  ).catch(() => undefined);
}
