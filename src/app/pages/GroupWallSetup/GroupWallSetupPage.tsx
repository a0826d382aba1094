import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment, usePreloadedQuery } from "react-relay";
import GroupWallSetupPageQueryNode, {
  type GroupWallSetupPageQuery,
} from "../../../../__generated__/GroupWallSetupPageQuery.graphql";
import type { GroupWallSetupPage_group$key } from "../../../../__generated__/GroupWallSetupPage_group.graphql";
import { CoachesOnly, GroupFrame, GroupNotFound } from "../../features/group/GroupFrame";
import { groupAddress } from "../../features/group/groupPaths";
import { useViewerQuery } from "../../relay/routeQuery";
import { LinkButton } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Notice } from "../../ui/Notice";
import { ClassGoalForm } from "./ClassGoalForm";
import styles from "./GroupWallSetupPage.module.css";
import { SeatingPlan } from "./SeatingPlan";
import { WallLinks } from "./WallLinks";

/** What coaches set up for the big screen of their group. */
export function GroupWallSetupPage() {
  const { t } = useLingui();
  const { node } = usePreloadedQuery<GroupWallSetupPageQuery>(
    graphql`
      query GroupWallSetupPageQuery($id: ID!) @throwOnFieldError @preloadable {
        node(id: $id) {
          __typename
          ... on Group {
            id
            myRole
            archivedAt
          }
          ...GroupFrame_group @alias(as: "frame")
          ...GroupWallSetupPage_group @alias(as: "setup")
        }
      }
    `,
    useViewerQuery<GroupWallSetupPageQuery>(GroupWallSetupPageQueryNode),
  );
  if (!node?.frame || !node.setup || node.id === undefined) return <GroupNotFound />;
  if (node.myRole === "MEMBER")
    return (
      <GroupFrame groupRef={node.frame} title={t`Set up big screen`}>
        <CoachesOnly groupId={node.id} />
      </GroupFrame>
    );
  return (
    <GroupFrame groupRef={node.frame} title={t`Set up big screen`}>
      {node.archivedAt == null ? (
        <WallSetup groupRef={node.setup} />
      ) : (
        <Notice text={t`An archived group has no big screen.`} />
      )}
    </GroupFrame>
  );
}

function WallSetup({ groupRef }: { readonly groupRef: GroupWallSetupPage_group$key }) {
  const { t } = useLingui();
  const group = useFragment(
    graphql`
      fragment GroupWallSetupPage_group on Group @throwOnFieldError {
        id
        settings {
          nicknames
        }
        ...ClassGoalForm_group
        ...SeatingPlan_group
        ...WallLinks_group
      }
    `,
    groupRef,
  );
  const { id, settings } = group;
  return (
    <div className={styles["setup"]}>
      <Card
        title={t`Show it here`}
        lead={t`One screen for the whole lesson. It shows today's goal and how to join, and follows your races automatically.`}
      >
        <div className={styles["actions"]}>
          <LinkButton look="primary" to={groupAddress(id, "wall")} target="_blank">
            {t`Open big screen`}
          </LinkButton>
        </div>
        <p className={styles["hint"]}>
          {settings.nicknames ? t`Races show nicknames.` : t`Races show display names.`}{" "}
          <LinkButton look="quiet" isSmall to={groupAddress(id, "settings")}>{t`Change in settings`}</LinkButton>
        </p>
      </Card>
      <WallLinks groupRef={group} />
      <ClassGoalForm groupRef={group} />
      <SeatingPlan groupRef={group} />
    </div>
  );
}
