import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { WallOfGroup_group$key } from "../../../../__generated__/WallOfGroup_group.graphql";
import { readPageConfig } from "../../platform/readPageConfig";
import { Notice } from "../../ui/Notice";
import { CoachesOnly } from "../Group/CoachesOnly";
import { LiveWall } from "./LiveWall";

/** The wall, or why there is none for whoever looks. */
export function WallOfGroup({ groupRef }: { readonly groupRef: WallOfGroup_group$key }) {
  const { t } = useLingui();
  const { id, myRole, archivedAt } = useFragment(
    graphql`
      fragment WallOfGroup_group on Group @throwOnFieldError {
        id
        myRole
        archivedAt
      }
    `,
    groupRef,
  );
  // An admin who is not in it may all but watch.
  if (myRole !== "COACH" && myRole !== "OWNER") return <CoachesOnly groupId={id} />;
  // The frame says that the group rests.
  if (archivedAt != null) return <Notice text={t`In an archived group nobody can be watched.`} />;
  if (readPageConfig().websocketUrl === "off")
    return <Notice text={t`Live updates are off on this server, and without them nobody can be seen typing.`} />;
  return <LiveWall key={id} groupId={id} />;
}
