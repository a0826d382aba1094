import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import GroupsPageQueryNode, { type GroupsPageQuery } from "../../../../__generated__/GroupsPageQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";
import { AboutGroups } from "./AboutGroups";
import { CreateGroup } from "./CreateGroup";
import styles from "./GroupsPage.module.css";
import { JoinGroup } from "./JoinGroup";
import { MyGroups } from "./MyGroups";

/** The groups that somebody is in, and the ways into another one. */
export function GroupsPage() {
  const { t } = useLingui();
  const { viewer } = usePreloadedQuery<GroupsPageQuery>(
    graphql`
      query GroupsPageQuery @throwOnFieldError @preloadable {
        viewer {
          role
          ...MyGroups_viewer
        }
      }
    `,
    useViewerQuery<GroupsPageQuery>(GroupsPageQueryNode),
  );
  const isMember = viewer != null && viewer.role !== "GUEST";
  return (
    <div className={styles["page"]}>
      <PageMeta
        title={t`Groups`}
        description={t`A class or a team types together: live overview, work, races and reports, without anybody's e-mail address.`}
      />
      <PageHeader title={t`Groups`} lead={t`A class or a team that types together.`} />
      {isMember && <MyGroups viewerRef={viewer} />}
      <div className={styles["ways"]}>
        {isMember ? <CreateGroup /> : <AboutGroups isGuest={viewer != null} />}
        <JoinGroup />
      </div>
    </div>
  );
}
