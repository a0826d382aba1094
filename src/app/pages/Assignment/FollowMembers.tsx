import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { FollowMembers_assignment$key } from "../../../../__generated__/FollowMembers_assignment.graphql";
import { Card } from "../../ui/Card";
import styles from "./AssignmentPage.module.css";
import { MemberRow } from "./MemberRow";
import { needOf } from "./needOf";
import { useAssignmentUpdates } from "./useAssignmentUpdates";

/** For a coach: how each member is getting on, those who need help first, new every few seconds while it is open. */
export function FollowMembers({ assignmentRef }: { readonly assignmentRef: FollowMembers_assignment$key }) {
  const { t } = useLingui();
  const assignment = useFragment(
    graphql`
      fragment FollowMembers_assignment on Assignment @throwOnFieldError {
        id
        state
        group {
          id
        }
        task {
          ... on LessonTask {
            exercises
          }
        }
        counts {
          assigned
          begun
          done
          late
        }
        progress {
          member {
            id
          }
          state
          isLate
          part
          ...MemberRow_progress
        }
      }
    `,
    assignmentRef,
  );
  const { id, state, group, task, counts, progress } = assignment;
  useAssignmentUpdates(id, state === "OPEN");
  if (!progress || !counts) return null;
  const inNeed = progress
    .map((one) => ({ progress: one, need: needOf(one.state, one.isLate, one.part) }))
    .toSorted((one, other) => one.need - other.need);
  const { assigned, begun, done, late } = counts;
  return (
    <Card
      title={t`Members`}
      lead={state === "OPEN" ? t`Those who need help come first. The list is read anew every few seconds.` : undefined}
    >
      {assigned === 0 ? (
        <p>{t`There is nobody to do this yet. Members who join get it by themselves, if it is for all.`}</p>
      ) : (
        <>
          <p className={styles["counts"]}>
            <span>{t`${done} of ${assigned} done`}</span>
            <span>{t`${begun} at it`}</span>
            <span>{t`${late} late`}</span>
          </p>
          <div className={styles["scroll"]}>
            <table className={styles["table"]}>
              <thead>
                <tr>
                  <th scope="col">{t`Member`}</th>
                  <th scope="col">{t`State`}</th>
                  <th scope="col">{t`Reached`}</th>
                  <th scope="col" className={styles["wide"]}>{t`Last at it`}</th>
                  <th scope="col" className={styles["wide"]}>
                    {t({ message: "Done", context: "moment" })}
                  </th>
                </tr>
              </thead>
              <tbody>
                {inNeed.map(({ progress: one }) => (
                  <MemberRow
                    key={one.member.id}
                    progressRef={one}
                    groupId={group.id}
                    exercises={task.exercises ?? null}
                  />
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </Card>
  );
}
