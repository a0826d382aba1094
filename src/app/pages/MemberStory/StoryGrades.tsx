import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { StoryGrades_group$key } from "../../../../__generated__/StoryGrades_group.graphql";
import type { StoryGrades_member$key } from "../../../../__generated__/StoryGrades_member.graphql";
import { averageGrade } from "../../../engine/grades/gradeScale";
import { readGradeScale, useGradeText } from "../../features/grades/gradeWords";
import { formatDate } from "../../platform/dates/formatDate";
import { Card } from "../../ui/Card";
import styles from "./MemberStoryPage.module.css";

type Props = { readonly groupRef: StoryGrades_group$key; readonly memberRef: StoryGrades_member$key };

/** A member's grades, with the comments. Empty if there are none, and for members with whom they are not shared. */
export function StoryGrades({ groupRef, memberRef }: Props) {
  const { t } = useLingui();
  const { grading } = useFragment(
    graphql`
      fragment StoryGrades_group on Group @throwOnFieldError {
        grading {
          ...gradeWords_grading
        }
      }
    `,
    groupRef,
  );
  const { grades } = useFragment(
    graphql`
      fragment StoryGrades_member on GroupMember @throwOnFieldError {
        grades {
          id
          percent
          isExcused
          isLate
          comment
          assignment {
            title
            weight
            opensAt
            dueAt
          }
        }
      }
    `,
    memberRef,
  );
  const scale = readGradeScale(grading);
  const text = useGradeText(scale);
  if (grades == null || grades.length === 0) return null;
  const average = averageGrade(
    scale,
    grades.flatMap(({ percent, assignment }) => (percent == null ? [] : [{ percent, weight: assignment.weight }])),
  );
  return (
    <Card title={t`Grades`}>
      <table className={styles["grades"]} aria-label={t`Grades`}>
        <thead>
          <tr>
            <th scope="col">{t`Assignment`}</th>
            <th scope="col">{t`Due date`}</th>
            <th scope="col">{t`Weight`}</th>
            <th scope="col">{t`Grade`}</th>
          </tr>
        </thead>
        <tbody>
          {grades.map(({ id, percent, isExcused, isLate, comment, assignment }) => (
            <tr key={id}>
              <th scope="row">
                {assignment.title}
                {comment !== "" && <span className={styles["comment"]}>{comment}</span>}
              </th>
              <td lang="nl">{formatDate(assignment.dueAt ?? assignment.opensAt, "short")}</td>
              <td>{assignment.weight}</td>
              <td>
                <span>{isExcused ? t`excused` : percent == null ? "–" : text(percent)}</span>
                {isLate && !isExcused && (
                  <span className={styles["comment"]}>{t({ message: "late", context: "assignment" })}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
        {average !== null && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>{t`Average`}</th>
              <td>{text(average)}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </Card>
  );
}
