import { graphql, useFragment } from "react-relay";
import type { GroupOverview_group$key } from "../../../../../__generated__/GroupOverview_group.graphql";
import { GroupBoard } from "../board/GroupBoard";
import { GroupRaces } from "../races/GroupRaces";
import { MyWork } from "../work/MyWork";
import { CoachesCard } from "./CoachesCard";
import styles from "./GroupOverview.module.css";
import { GroupSteps } from "./GroupSteps";
import { JoinCodeCard } from "./JoinCodeCard";

/** What is going on in a group: for its coaches also how to get going, and the code that others join by. */
export function GroupOverview({ groupRef }: { readonly groupRef: GroupOverview_group$key }) {
  const group = useFragment(
    graphql`
      fragment GroupOverview_group on Group @throwOnFieldError {
        myRole
        archivedAt
        ...GroupSteps_group
        ...JoinCodeCard_group
        ...CoachesCard_group
        ...MyWork_group
        ...GroupRaces_group
        ...GroupBoard_group
      }
    `,
    groupRef,
  );
  const isRun = group.myRole !== "MEMBER" && group.archivedAt == null;
  return (
    <>
      {isRun && <GroupSteps groupRef={group} />}
      <div className={styles["columns"]}>
        <div className={styles["main"]}>
          <MyWork groupRef={group} />
          <GroupRaces groupRef={group} />
          <GroupBoard groupRef={group} />
        </div>
        <div className={styles["side"]}>
          {isRun && <JoinCodeCard groupRef={group} />}
          <CoachesCard groupRef={group} />
        </div>
      </div>
    </>
  );
}
