import { useLingui } from "@lingui/react/macro";
import { graphql, usePaginationFragment } from "react-relay";
import type { StoryExams_member$key } from "../../../../../__generated__/StoryExams_member.graphql";
import type { StoryExamsPaginationQuery } from "../../../../../__generated__/StoryExamsPaginationQuery.graphql";
import { Button } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { StoryExam } from "./StoryExam";
import styles from "./StoryExams.module.css";

const PAGE = 10;

/** Exams of a member that are over. */
export function StoryExams({ memberRef }: { readonly memberRef: StoryExams_member$key }) {
  const { t } = useLingui();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    StoryExamsPaginationQuery,
    StoryExams_member$key
  >(
    graphql`
      fragment StoryExams_member on GroupMember
      @throwOnFieldError
      @refetchable(queryName: "StoryExamsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" }) {
        exams(first: $first, after: $after) @connection(key: "StoryExams_member_exams") {
          edges {
            node {
              id
              ...StoryExam_exam
            }
          }
        }
      }
    `,
    memberRef,
  );
  const edges = data.exams?.edges ?? [];
  return (
    <Card title={t`Exams`}>
      {edges.length === 0 ? (
        <p>{t`No exam yet.`}</p>
      ) : (
        <ul className={styles["exams"]}>
          {edges.map(({ node }) => (
            <StoryExam key={node.id} examRef={node} />
          ))}
        </ul>
      )}
      {hasNext && (
        <div>
          <Button isSmall isBusy={isLoadingNext} onClick={() => loadNext(PAGE)}>
            {t`Show more`}
          </Button>
        </div>
      )}
    </Card>
  );
}
