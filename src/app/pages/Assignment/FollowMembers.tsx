import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment, fetchQuery, useRelayEnvironment } from "react-relay";
import type { FollowMembers_assignment$key } from "../../../../__generated__/FollowMembers_assignment.graphql";
import { Card } from "../../ui/Card";
import styles from "./AssignmentPage.module.css";
import { needOf, StateBadge, TasksProgress } from "../../features/assignment/ProgressWords";
import { Link } from "react-router-dom";
import type { FollowMembers_progress$key } from "../../../../__generated__/FollowMembers_progress.graphql";
import { formatDateTime } from "../../platform/dates/formatDate";
import { useRoleNouns } from "../../features/group/roleWords";
import { groupAddress } from "../../features/addresses";
import { useEffect, useState } from "react";
import { Button } from "../../ui/Button";
import { MemberException } from "./MemberException";
import type { FollowMembersQuery } from "../../../../__generated__/FollowMembersQuery.graphql";
import { Dated } from "../../ui/Dated";

/**
 * For a coach: the progress of each member, those who need help first, updated every few seconds while the assignment
 * is open.
 */
export function FollowMembers({ assignmentRef }: { readonly assignmentRef: FollowMembers_assignment$key }) {
  const { t } = useLingui();
  const { Member, Members, members } = useRoleNouns();
  const assignment = useFragment(
    graphql`
      fragment FollowMembers_assignment on Assignment @throwOnFieldError {
        id
        state
        group {
          id
        }
        dueAt
        tasks {
          task {
            ... on TextTask {
              text {
                id
                title
              }
            }
          }
        }
        counts {
          assigned
          excused
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
          isExcused
          part
          ...FollowMembers_progress
          ...MemberException_progress
        }
      }
    `,
    assignmentRef,
  );
  const { id, state, dueAt, group, tasks, counts, progress } = assignment;
  // The member whose exception is being changed.
  const [excepted, setExcepted] = useState<string | null>(null);
  const refetch = useAssignmentUpdates(id, state === "OPEN");
  if (!progress || !counts) return null;
  const inNeed = progress
    .map((one) => ({ progress: one, need: one.isExcused ? NO_NEED : needOf(one.state, one.isLate, one.part) }))
    .toSorted((one, other) => one.need - other.need);
  const { assigned, excused, begun, done, late } = counts;
  const changed = progress.find(({ member }) => member.id === excepted);
  const texts = tasks.flatMap(({ task: { text } }) => (text == null ? [] : [{ id: text.id, title: text.title }]));
  return (
    <Card
      title={Members}
      lead={state === "OPEN" ? t`People who need help come first. The list updates every few seconds.` : undefined}
    >
      {progress.length === 0 ? (
        <p>{t`No one has this assignment yet. If it's for everyone, new ${members} get it automatically.`}</p>
      ) : (
        <>
          <p className={styles["counts"]}>
            <span>{t`${done} of ${assigned} done`}</span>
            <span>{t`${begun} in progress`}</span>
            <span>{t`${late} late`}</span>
            {excused > 0 && <span>{t`${excused} excused`}</span>}
          </p>
          <div className={styles["scroll"]}>
            <table className={styles["table"]} aria-label={Members}>
              <thead>
                <tr>
                  <th scope="col">{Member}</th>
                  <th scope="col">{t`Status`}</th>
                  <th scope="col">{t`Progress`}</th>
                  <th scope="col" className={styles["wide"]}>{t`Last worked on`}</th>
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
                    texts={texts}
                    onExcept={state === "CLOSED" ? null : () => setExcepted(one.member.id)}
                  />
                ))}
              </tbody>
            </table>
          </div>
          {changed !== undefined && (
            <MemberException
              assignmentId={id}
              groupId={group.id}
              dueAt={dueAt ?? null}
              texts={texts}
              progressRef={changed}
              onClose={() => {
                setExcepted(null);
                refetch();
              }}
            />
          )}
        </>
      )}
    </Card>
  );
}

type Props = {
  readonly progressRef: FollowMembers_progress$key;
  readonly groupId: string;
  /** The texts of the assignment. */
  readonly texts: readonly { readonly id: string }[];
  /** Opens the dialog for what is different for this member; null if nothing can be changed. */
  readonly onExcept: (() => void) | null;
};

/** Sort key of members who are excused: after all others. */
const NO_NEED = 5;

/** The progress of a member. */
function MemberRow({ progressRef, groupId, texts, onExcept }: Props) {
  const { t } = useLingui();
  const progress = useFragment(
    graphql`
      fragment FollowMembers_progress on AssignmentProgress @throwOnFieldError {
        member {
          id
          user {
            displayName
          }
        }
        lastAt
        doneAt
        extendedUntil
        tasks {
          item {
            task {
              ... on TextTask {
                text {
                  id
                  title
                }
              }
            }
          }
        }
        ...ProgressWords_stateBadgeProgress
        ...ProgressWords_tasksProgress
      }
    `,
    progressRef,
  );
  const { member, lastAt, doneAt, extendedUntil, tasks } = progress;
  const others = tasks.flatMap(({ item: { task } }) =>
    task.text == null || texts.some(({ id }) => id === task.text?.id) ? [] : [task.text.title],
  );
  const until = extendedUntil == null ? null : formatDateTime(extendedUntil, "short");
  const name = member.user.displayName;
  return (
    <tr>
      <th scope="row">
        <Link to={groupAddress(groupId, `members/${encodeURIComponent(member.id)}`)}>{name}</Link>
      </th>
      <td>
        <span className={styles["exception"]}>
          <StateBadge progressRef={progress} />
          {(until !== null || others.length > 0) && (
            <span className={styles["different"]}>
              {until !== null && (
                <span>
                  <Dated words={t`Extended until ${until}`} dates={[until]} />
                </span>
              )}
              {others.map((title) => (
                <span key={title}>{t`Other text: “${title}”`}</span>
              ))}
            </span>
          )}
          {onExcept !== null && (
            <Button isSmall look="quiet" onClick={onExcept} aria-label={t`Exceptions for ${name}`}>
              {t`Exceptions`}
            </Button>
          )}
        </span>
      </td>
      <td>
        <TasksProgress progressRef={progress} />
      </td>
      <td className={styles["wide"]} lang="nl">
        {lastAt == null ? "–" : formatDateTime(lastAt, "short")}
      </td>
      <td className={styles["wide"]} lang="nl">
        {doneAt == null ? "–" : formatDateTime(doneAt, "short")}
      </td>
    </tr>
  );
}

const EVERY_MS = 5_000;

const operation = graphql`
  query FollowMembersQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes what is on screen.
      ...FollowMembers_assignment @alias(as: "followed")
    }
  }
`;

/**
 * Updates a coach's view of an assignment while it is on screen. Fetches it again instead of subscribing: progress is
 * derived from all runs, and a list that is looked at now and then needs no message per key. One request every five
 * seconds, none while the page is hidden, and the next only after the response.
 *
 * @returns fetches it again now, also while it is not open.
 */
function useAssignmentUpdates(id: string, isOpen: boolean): () => void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!isOpen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let request: { unsubscribe(): void } | undefined;
    const wait = (): void => {
      timer = setTimeout(read, EVERY_MS);
    };
    const read = (): void => {
      if (document.visibilityState === "hidden") return wait();
      // When there is no response, the frame says that the server cannot be reached.
      request = fetchQuery<FollowMembersQuery>(
        environment,
        operation,
        { id },
        { fetchPolicy: "network-only" },
      ).subscribe({ complete: wait, error: wait });
    };
    wait();
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [environment, id, isOpen]);
  return () => {
    fetchQuery<FollowMembersQuery>(environment, operation, { id }, { fetchPolicy: "network-only" }).subscribe({
      error: () => undefined,
    });
  };
}
