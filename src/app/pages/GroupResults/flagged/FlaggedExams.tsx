import { useLingui } from "@lingui/react/macro";
import { graphql, usePaginationFragment } from "react-relay";
import type { FlaggedExams_group$key } from "../../../../../__generated__/FlaggedExams_group.graphql";
import type { FlaggedExamsPaginationQuery } from "../../../../../__generated__/FlaggedExamsPaginationQuery.graphql";
import { Button } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { FlaggedExamRow } from "./FlaggedExamRow";
import styles from "./FlaggedList.module.css";

const PAGE = 10;

type Props = { readonly groupRef: FlaggedExams_group$key; readonly onDecided: () => void };

/**
 * Exams that stand out, for a coach to look at: those that are not decided first. Nothing where there are none, and for
 * people who may not.
 */
export function FlaggedExams({ groupRef, onDecided }: Props) {
  const { t } = useLingui();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    FlaggedExamsPaginationQuery,
    FlaggedExams_group$key
  >(
    graphql`
      fragment FlaggedExams_group on Group
      @throwOnFieldError
      @refetchable(queryName: "FlaggedExamsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" }) {
        flaggedExams(first: $first, after: $after) @connection(key: "FlaggedExams_group_flaggedExams") {
          edges {
            node {
              id
              ...FlaggedExamRow_exam
            }
          }
        }
      }
    `,
    groupRef,
  );
  const edges = data.flaggedExams?.edges ?? [];
  if (edges.length === 0) return null;
  return (
    <div className={styles["flagged"]}>
      <Card
        title={t`Exams to look at`}
        lead={t`Something about these exams stands out. There is no certificate until you let one count.`}
      >
        <ul className={styles["list"]}>
          {edges.map(({ node }) => (
            <FlaggedExamRow key={node.id} examRef={node} onDecided={onDecided} />
          ))}
        </ul>
        {hasNext && (
          <div>
            <Button isSmall isBusy={isLoadingNext} onClick={() => loadNext(PAGE)}>
              {t`Show more`}
            </Button>
          </div>
        )}
      </Card>
    </div>
  );
}
