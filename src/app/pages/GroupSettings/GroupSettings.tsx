import { graphql, useFragment } from "react-relay";
import type { GroupSettings_group$key } from "../../../../__generated__/GroupSettings_group.graphql";
import { useHashOnArrival } from "../../platform/smoothScroll";
import { GroupEnd } from "./end/GroupEnd";
import styles from "./GroupSettings.module.css";
import { Joining } from "./Joining";
import { GroupCoaches } from "./roles/GroupCoaches";
import { GroupSwitches } from "./switches/GroupSwitches";

/** All that can be set of a group. One that rests can only be taken out of the archive, left or deleted. */
export function GroupSettings({ groupRef }: { readonly groupRef: GroupSettings_group$key }) {
  const group = useFragment(
    graphql`
      fragment GroupSettings_group on Group @throwOnFieldError {
        archivedAt
        myRole
        ...GroupSwitches_group
        ...Joining_group
        ...GroupCoaches_group
        ...GroupEnd_group
      }
    `,
    groupRef,
  );
  useHashOnArrival();
  const isInUse = group.archivedAt == null;
  return (
    <div className={styles["settings"]}>
      {isInUse && <GroupSwitches groupRef={group} />}
      {isInUse && <Joining groupRef={group} />}
      {isInUse && group.myRole !== "COACH" && <GroupCoaches groupRef={group} />}
      <GroupEnd groupRef={group} />
    </div>
  );
}
