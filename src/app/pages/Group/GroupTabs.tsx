import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { NavLink } from "react-router-dom";
import type { GroupTabs_group$key } from "../../../../__generated__/GroupTabs_group.graphql";
import { classNames } from "../../ui/primitives";
import { groupAddress } from "./groupAddress";
import styles from "./GroupTabs.module.css";

/** The pages of a group that the viewer may open. An admin who is not in it may all but watch. */
export function GroupTabs({ groupRef }: { readonly groupRef: GroupTabs_group$key }) {
  const { t } = useLingui();
  const { id, myRole } = useFragment(
    graphql`
      fragment GroupTabs_group on Group @throwOnFieldError {
        id
        myRole
      }
    `,
    groupRef,
  );
  const isMember = myRole === "MEMBER";
  const tabs: readonly (readonly [page: string | undefined, title: string, isShown: boolean])[] = [
    [undefined, t`Overview`, true],
    ["members", t`Members`, !isMember],
    ["work", t`Work`, true],
    ["results", t`Results`, !isMember],
    ["live", t`Live`, myRole === "OWNER" || myRole === "COACH"],
    ["settings", t`Settings`, !isMember],
  ];
  return (
    <nav className={styles["tabs"]} aria-label={t`Pages of the group`} data-fades>
      {tabs
        .filter(([, , isShown]) => isShown)
        .map(([page, title]) => (
          <NavLink
            key={title}
            className={classNames(styles["tab"])}
            to={groupAddress(id, page)}
            end={page === undefined}
          >
            {title}
          </NavLink>
        ))}
    </nav>
  );
}
