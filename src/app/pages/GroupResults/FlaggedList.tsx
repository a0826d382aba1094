import { useLingui } from "@lingui/react/macro";
import { graphql, usePaginationFragment } from "react-relay";
import type { FlaggedList_group$key } from "../../../../__generated__/FlaggedList_group.graphql";
import type { FlaggedListPaginationQuery } from "../../../../__generated__/FlaggedListPaginationQuery.graphql";
import { ShowMore } from "../../ui/ShowMore";
import { Card } from "../../ui/Card";
import { FlaggedRow } from "../../features/report/FlaggedRow";
import styles from "../../features/report/report.module.css";

const PAGE = 10;

type Props = { readonly groupRef: FlaggedList_group$key; readonly onDecided: () => void };

/** Flagged runs for a coach to review: undecided ones first. Empty for viewers who may not see them. */
export function FlaggedList({ groupRef, onDecided }: Props) {
  const { t } = useLingui();
  const { data, ...page } = usePaginationFragment<FlaggedListPaginationQuery, FlaggedList_group$key>(
    graphql`
      fragment FlaggedList_group on Group
      @throwOnFieldError
      @refetchable(queryName: "FlaggedListPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" }) {
        flagged(first: $first, after: $after) @connection(key: "FlaggedList_group_flagged") {
          edges {
            node {
              id
              ...FlaggedRow_result
            }
          }
        }
      }
    `,
    groupRef,
  );
  if (!data.flagged) return null;
  const { edges } = data.flagged;
  return (
    <div className={styles["flagged"]}>
      <Card
        id="flagged"
        title={t`Runs to review`}
        lead={t`Typeloop flags what stands out, but never bans anyone. Watch the replay, then decide whether the run counts.`}
      >
        {edges.length === 0 ? (
          <p>{t`Nothing stands out.`}</p>
        ) : (
          <ul className={styles["list"]}>
            {edges.map(({ node }) => (
              <FlaggedRow key={node.id} resultRef={node} onDecided={onDecided} />
            ))}
          </ul>
        )}
        <ShowMore page={page} count={PAGE} isSmall />
      </Card>
    </div>
  );
}
