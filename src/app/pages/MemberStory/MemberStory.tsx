import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { MemberStory_member$key } from "../../../../__generated__/MemberStory_member.graphql";
import { formatDate } from "../../platform/dates/formatDate";
import { Button, LinkButton } from "../../ui/Button";
import { groupAddress } from "../Group/groupAddress";
import { Later } from "../Progress/Later";
import { StoryCourse } from "./course/StoryCourse";
import { StoryExams } from "./exams/StoryExams";
import styles from "./MemberStory.module.css";
import { StoryFlags } from "./StoryFlags";
import { StoryKeys } from "./StoryKeys";
import { StoryResults } from "./StoryResults";
import { StoryRuns } from "./StoryRuns";

type Props = { readonly memberRef: MemberStory_member$key; readonly groupId: string };

/** How it goes with somebody, as their coaches see it; and as they themselves see what coaches see. */
export function MemberStory({ memberRef, groupId }: Props) {
  const { t } = useLingui();
  const member = useFragment(
    graphql`
      fragment MemberStory_member on GroupMember @throwOnFieldError {
        joinedAt
        user {
          displayName
          username
        }
        ...StoryRuns_member
        ...StoryCourse_member
        ...StoryExams_member
        ...StoryFlags_member
        ...StoryKeys_member
        ...StoryResults_member
      }
    `,
    memberRef,
  );
  const { displayName, username } = member.user;
  const since = formatDate(member.joinedAt);
  return (
    <article className={styles["story"]}>
      <div className={styles["head"]}>
        <div>
          <h2 className={styles["name"]}>{displayName}</h2>
          <p className={styles["facts"]}>
            {username !== null && username !== undefined && <span>{username}</span>}
            <span>{t`in this group since ${since}`}</span>
          </p>
          <p
            className={styles["note"]}
          >{t`Coaches of the group see this page, and so does whoever it is about. It begins on the day of joining; only the steps of the course and the sums of the keys are older.`}</p>
        </div>
        <div className={styles["buttons"]}>
          <Button onClick={() => window.print()}>{t`Print`}</Button>
          <LinkButton to={groupAddress(groupId, "results")}>{t`All members`}</LinkButton>
        </div>
      </div>
      <StoryRuns memberRef={member} />
      <StoryFlags memberRef={member} />
      <div className={styles["beside"]}>
        <StoryCourse memberRef={member} />
        <StoryExams memberRef={member} />
      </div>
      <Later>
        <StoryKeys memberRef={member} />
      </Later>
      <Later>
        <StoryResults memberRef={member} />
      </Later>
    </article>
  );
}
