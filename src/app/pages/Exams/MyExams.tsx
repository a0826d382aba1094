import { useLingui } from "@lingui/react/macro";
import { graphql, usePaginationFragment } from "react-relay";
import type { MyExamsPaginationQuery } from "../../../../__generated__/MyExamsPaginationQuery.graphql";
import type { MyExams_viewer$key } from "../../../../__generated__/MyExams_viewer.graphql";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { LinkButton } from "../../ui/LinkButton";
import { Notice } from "../../ui/Notice";
import { nameOfNorm } from "../Exam/words/normNames";
import styles from "./ExamsPage.module.css";
import { ExamRow } from "./ExamRow";
import { roomOf } from "./roomOf";

const PAGE = 10;

/** One's own exams, newest first; one that runs comes before everything else. */
export function MyExams({ viewerRef }: { readonly viewerRef: MyExams_viewer$key }) {
  const { t } = useLingui();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<MyExamsPaginationQuery, MyExams_viewer$key>(
    graphql`
      fragment MyExams_viewer on User
      @throwOnFieldError
      @refetchable(queryName: "MyExamsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" }) {
        exams(first: $first, after: $after) @connection(key: "MyExams_viewer_exams") {
          edges {
            node {
              id
              phase
              norm {
                name
              }
              ...ExamRow_exam
            }
          }
        }
      }
    `,
    viewerRef,
  );
  const all = (data.exams?.edges ?? []).map(({ node }) => node);
  if (all.length === 0) return null;
  const running = all.filter(({ phase }) => phase === "RUNNING");
  return (
    <>
      {running.map(({ id, norm }) => {
        const name = t(nameOfNorm(norm.name));
        return (
          <Notice key={id} text={t`An attempt is under way: ${name}. Its clock runs.`}>
            <LinkButton look="primary" to={roomOf(norm.name, id)}>
              {t`Go on with it`}
            </LinkButton>
          </Notice>
        );
      })}
      <Card title={t`Your exams`}>
        <div className={styles["scroll"]}>
          <table className={styles["table"]}>
            <thead>
              <tr>
                <th scope="col">{t`Date`}</th>
                <th scope="col">{t`Exam`}</th>
                <th scope="col">{t`Result`}</th>
                <th scope="col" className={styles["wide"]}>
                  {t`Strokes a minute`}
                </th>
                <th scope="col" className={styles["wide"]}>
                  {t`Errors`}
                </th>
                <th scope="col" className={styles["wide"]}>
                  {t`Certificate`}
                </th>
              </tr>
            </thead>
            <tbody>
              {all.map((node) => (
                <ExamRow key={node.id} examRef={node} />
              ))}
            </tbody>
          </table>
        </div>
        {hasNext && (
          <div>
            <Button isBusy={isLoadingNext} onClick={() => loadNext(PAGE)}>
              {t`Show more`}
            </Button>
          </div>
        )}
      </Card>
    </>
  );
}
