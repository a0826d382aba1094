import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type {
  StoryEarlier_member$data,
  StoryEarlier_member$key,
} from "../../../../__generated__/StoryEarlier_member.graphql";
import { readGradeScale, useGradeText } from "../../features/grades/gradeWords";
import { formatDate } from "../../platform/dates/formatDate";
import { Card } from "../../ui/Card";
import styles from "./MemberStoryPage.module.css";

/** Grades that coaches decided in groups which the member has left. Empty if there are none. */
export function StoryEarlier({ memberRef }: { readonly memberRef: StoryEarlier_member$key }) {
  const { t } = useLingui();
  const { earlierGrades } = useFragment(
    graphql`
      fragment StoryEarlier_member on GroupMember @throwOnFieldError {
        earlierGrades {
          groupName
          grading {
            ...gradeWords_grading
          }
          title
          at
          percent
          isExcused
          comment
        }
      }
    `,
    memberRef,
  );
  if (earlierGrades == null || earlierGrades.length === 0) return null;
  return (
    <Card title={t`Earlier groups`} lead={t`Grades from groups that this person was in before.`}>
      <table className={styles["grades"]} aria-label={t`Earlier groups`}>
        <thead>
          <tr>
            <th scope="col">{t`Assignment`}</th>
            <th scope="col">{t`Group`}</th>
            <th scope="col">{t`Due date`}</th>
            <th scope="col">{t`Grade`}</th>
          </tr>
        </thead>
        <tbody>
          {earlierGrades.map((grade) => (
            <EarlierRow key={`${grade.groupName} ${grade.title} ${grade.at}`} grade={grade} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

type Grade = NonNullable<StoryEarlier_member$data["earlierGrades"]>[number];

/** One grade, written as its group writes grades. */
function EarlierRow({ grade }: { readonly grade: Grade }) {
  const { t } = useLingui();
  const { groupName, grading, title, at, percent, isExcused, comment } = grade;
  const text = useGradeText(readGradeScale(grading));
  return (
    <tr>
      <th scope="row">
        {title}
        {comment !== "" && <span className={styles["comment"]}>{comment}</span>}
      </th>
      <td>{groupName}</td>
      <td lang="nl">{formatDate(at, "short")}</td>
      <td>{isExcused ? t`excused` : percent == null ? "–" : text(percent)}</td>
    </tr>
  );
}
