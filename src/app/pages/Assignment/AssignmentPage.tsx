import { graphql, usePreloadedQuery, useFragment } from "react-relay";
import AssignmentPageQueryNode, {
  type AssignmentPageQuery,
} from "../../../../__generated__/AssignmentPageQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";

import { useLingui } from "@lingui/react/macro";
import { Link, useLocation } from "react-router-dom";
import type { AssignmentPage_assignment$key } from "../../../../__generated__/AssignmentPage_assignment.graphql";
import { PageHeader, PageMeta } from "../../ui/PageHeader";
import { groupAddress } from "../../features/addresses";
import { RoleWordsContext } from "../../features/group/roleWords";
import styles from "./AssignmentPage.module.css";
import { FollowMembers } from "./FollowMembers";
import { MyTasks } from "./MyTasks";
import { DueWords, OpeningWords, TaskWords } from "../../features/assignment/assignmentWords";
import { Card } from "../../ui/Card";
import { LinkButton } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { useHasToken } from "../../relay/sessionToken";
import type { AssignmentPage_gradeAssignment$key } from "../../../../__generated__/AssignmentPage_gradeAssignment.graphql";
import { readGradeScale, useGradeText } from "../../features/grades/gradeWords";

/** An assignment that the viewer may see. */
export function AssignmentPage() {
  const { node } = usePreloadedQuery<AssignmentPageQuery>(
    graphql`
      query AssignmentPageQuery($id: ID!) @throwOnFieldError @preloadable {
        node(id: $id) {
          ...AssignmentPage_assignment @alias(as: "sheet")
        }
      }
    `,
    useViewerQuery<AssignmentPageQuery>(AssignmentPageQueryNode),
  );
  return node?.sheet ? <AssignmentSheet assignmentRef={node.sheet} /> : <AssignmentNotFound />;
}

/** An assignment: members work on it, coaches see their progress. */
function AssignmentSheet({ assignmentRef }: { readonly assignmentRef: AssignmentPage_assignment$key }) {
  const { t } = useLingui();
  const assignment = useFragment(
    graphql`
      fragment AssignmentPage_assignment on Assignment @throwOnFieldError {
        title
        note
        isMine
        group {
          id
          name
          myRole
          settings {
            roleWords
          }
        }
        ...assignmentWords_openingWordsAssignment
        ...assignmentWords_dueWordsAssignment
        ...assignmentWords_assignment
        ...MyTasks_assignment
        ...AssignmentPage_gradeAssignment
        ...FollowMembers_assignment
      }
    `,
    assignmentRef,
  );
  const { title, note, isMine, group } = assignment;
  const isFollowed = group.myRole !== "MEMBER";
  return (
    <RoleWordsContext value={group.settings.roleWords}>
      <div className={styles["page"]}>
        <PageMeta title={title} description={t`A group assignment: what to do, and when it's due.`} isUnlisted />
        <PageHeader title={title} lead={<Link to={groupAddress(group.id, "work")}>{group.name}</Link>} />
        <div className={styles["facts"]}>
          {!isMine && (
            <div className={styles["task"]}>
              <TaskWords assignmentRef={assignment} />
            </div>
          )}
          <p className={styles["soft"]}>
            <DueWords assignmentRef={assignment} />
          </p>
          {isFollowed && (
            <p className={styles["soft"]}>
              <OpeningWords assignmentRef={assignment} />
            </p>
          )}
          {note !== "" && <p className={styles["note"]}>{note}</p>}
        </div>
        {isMine && (
          <>
            <MyTasks assignmentRef={assignment} />
            <OwnGrade assignmentRef={assignment} />
          </>
        )}
        {isFollowed && <FollowMembers assignmentRef={assignment} />}
      </div>
    </RoleWordsContext>
  );
}

/** The viewer's grade. Empty while there is none, and in a group that does not share grades. */
function OwnGrade({ assignmentRef }: { readonly assignmentRef: AssignmentPage_gradeAssignment$key }) {
  const { t } = useLingui();
  const { group, myGrade } = useFragment(
    graphql`
      fragment AssignmentPage_gradeAssignment on Assignment @throwOnFieldError {
        group {
          grading {
            ...gradeWords_grading
          }
        }
        myGrade {
          percent
          comment
        }
      }
    `,
    assignmentRef,
  );
  const text = useGradeText(readGradeScale(group.grading));
  if (!myGrade || (myGrade.percent == null && myGrade.comment === "")) return null;
  const { percent, comment } = myGrade;
  return (
    <Card title={t`Your grade`}>
      {percent != null && <p className={styles["grade"]}>{text(percent)}</p>}
      {comment !== "" && <p className={styles["note"]}>{comment}</p>}
    </Card>
  );
}

/**
 * Shown instead of an assignment that does not exist or that the viewer may not see, without saying which. Its status
 * is 404 if nothing has this id (server/pages/pageQueries.ts) and 200 otherwise: the server renders it without knowing
 * the viewer, and a member may be signed in for one tab only, which no cookie shows.
 */
function AssignmentNotFound() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const hasToken = useHasToken();
  return (
    <>
      <PageMeta
        title={t`Assignment not found`}
        description={t`There's nothing at this address. Check the link, or go to the home page.`}
        isUnlisted
      />
      <Notice isPage text={t`Assignment not found`}>
        <p>{t`It may have been deleted, may open later, or may be for someone else.`}</p>
        <LinkButton look="primary" to="/groups">
          {t`Your groups`}
        </LinkButton>
        {!hasToken && <LinkButton to={`/sign-in?next=${encodeURIComponent(pathname)}`}>{t`Sign in`}</LinkButton>}
      </Notice>
    </>
  );
}
