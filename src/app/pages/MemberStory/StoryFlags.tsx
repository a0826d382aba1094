import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { StoryFlags_member$key } from "../../../../__generated__/StoryFlags_member.graphql";
import { Card } from "../../ui/Card";
import { FlaggedRow } from "../GroupResults/flagged/FlaggedRow";
import styles from "../GroupResults/flagged/FlaggedList.module.css";

/** The member's runs that were marked, the newest first. Nothing where none was. */
export function StoryFlags({ memberRef }: { readonly memberRef: StoryFlags_member$key }) {
  const { t } = useLingui();
  const { flagged } = useFragment(
    graphql`
      fragment StoryFlags_member on GroupMember @throwOnFieldError {
        flagged: results(first: 50, isFlagged: true) {
          edges {
            node {
              id
              ...FlaggedRow_result
            }
          }
        }
      }
    `,
    memberRef,
  );
  const edges = flagged?.edges ?? [];
  if (edges.length === 0) return null;
  return (
    <Card title={t`Runs to look at`}>
      <ul className={styles["list"]}>
        {edges.map(({ node }) => (
          <FlaggedRow key={node.id} resultRef={node} />
        ))}
      </ul>
    </Card>
  );
}
