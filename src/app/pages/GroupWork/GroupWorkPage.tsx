import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery, useFragment } from "react-relay";
import GroupWorkPageQueryNode, { type GroupWorkPageQuery } from "../../../../__generated__/GroupWorkPageQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { GroupFrame, GroupNotFound } from "../../features/group/GroupFrame";
import { MyWork } from "../../features/assignment/WorkList";

import { useState } from "react";
import type { GroupWorkPage_group$key } from "../../../../__generated__/GroupWorkPage_group.graphql";
import { Button } from "../../ui/Button";
import { AssignmentList } from "./AssignmentList";
import { FormSlot } from "./FormSlot";
import styles from "./GroupWorkPage.module.css";

/** The assignments of a group. */
export function GroupWorkPage() {
  const { t } = useLingui();
  const { node } = usePreloadedQuery<GroupWorkPageQuery>(
    graphql`
      query GroupWorkPageQuery($id: ID!) @throwOnFieldError @preloadable {
        node(id: $id) {
          ...GroupFrame_group @alias(as: "frame")
          ...WorkList_myWorkGroup @alias(as: "mine")
          ...GroupWorkPage_group @alias(as: "coached")
        }
      }
    `,
    useViewerQuery<GroupWorkPageQuery>(GroupWorkPageQueryNode),
  );
  if (!node?.frame || !node.mine || !node.coached) return <GroupNotFound />;
  return (
    <GroupFrame groupRef={node.frame} title={t`Assignments`}>
      <MyWork groupRef={node.mine} />
      <CoachWork groupRef={node.coached} />
    </GroupFrame>
  );
}

/** For coaches: a group's assignments, and the form for one. Empty for its members. */
function CoachWork({ groupRef }: { readonly groupRef: GroupWorkPage_group$key }) {
  const { t } = useLingui();
  const group = useFragment(
    graphql`
      fragment GroupWorkPage_group on Group @throwOnFieldError {
        id
        myRole
        archivedAt
        ...AssignmentList_group
      }
    `,
    groupRef,
  );
  // Id of the assignment being edited; "new" for one that does not exist yet.
  const [edited, setEdited] = useState<string | null>(null);
  const [connection, setConnection] = useState<string | null>(null);
  const close = (): void => setEdited(null);
  if (group.myRole === "MEMBER") return null;
  const isResting = group.archivedAt != null;
  return (
    <div className={styles["work"]}>
      {edited === null && !isResting && (
        <div>
          <Button look="primary" onClick={() => setEdited("new")}>
            {t`New assignment`}
          </Button>
        </div>
      )}
      {edited !== null && !isResting && (
        <FormSlot
          key={edited}
          groupId={group.id}
          assignmentId={edited === "new" ? null : edited}
          connections={connection === null ? [] : [connection]}
          onClose={close}
        />
      )}
      <AssignmentList groupRef={group} isResting={isResting} onEdit={setEdited} onConnection={setConnection} />
    </div>
  );
}
