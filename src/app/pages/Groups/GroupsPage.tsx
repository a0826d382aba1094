import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import { Link } from "react-router-dom";
import GroupsPageQueryNode, { type GroupsPageQuery } from "../../../../__generated__/GroupsPageQuery.graphql";
import { useViewerQuery } from "../../relay/useViewerQuery";
import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";
import { groupAddress } from "../Group/groupAddress";
import styles from "./GroupsPage.module.css";

/** The groups that somebody is in, and the ways into another one. */
export function GroupsPage() {
  const { t } = useLingui();
  const { viewer } = usePreloadedQuery<GroupsPageQuery>(
    graphql`
      query GroupsPageQuery @throwOnFieldError @preloadable {
        viewer {
          groups {
            id
            name
          }
        }
      }
    `,
    useViewerQuery<GroupsPageQuery>(GroupsPageQueryNode),
  );
  return (
    <div className={styles["page"]}>
      <PageMeta title={t`Groups`} />
      <PageHeader title={t`Groups`} />
      <ul>
        {viewer?.groups?.map(({ id, name }) => (
          <li key={id}>
            <Link to={groupAddress(id)}>{name}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
