import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { GroupEnd_group$key } from "../../../../../__generated__/GroupEnd_group.graphql";
import { Card } from "../../../ui/Card";
import { LeaveGroup } from "../../Group/overview/LeaveGroup";
import { ArchiveGroup } from "./ArchiveGroup";
import { DeleteGroup } from "./DeleteGroup";

/** The ways to end with a group: let it rest, leave it, delete it. */
export function GroupEnd({ groupRef }: { readonly groupRef: GroupEnd_group$key }) {
  const { t } = useLingui();
  const group = useFragment(
    graphql`
      fragment GroupEnd_group on Group @throwOnFieldError {
        myRole
        ...ArchiveGroup_group
        ...LeaveGroup_group
        ...DeleteGroup_group
      }
    `,
    groupRef,
  );
  const { myRole } = group;
  return (
    <>
      {myRole !== "COACH" && <ArchiveGroup groupRef={group} />}
      {myRole != null && (
        <Card
          title={t`Leave`}
          lead={
            myRole === "OWNER"
              ? t`A group keeps an owner: make somebody else one first.`
              : t`You coach this group no more then.`
          }
        >
          <LeaveGroup groupRef={group} />
        </Card>
      )}
      {myRole !== "COACH" && <DeleteGroup groupRef={group} />}
    </>
  );
}
