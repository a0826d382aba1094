import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { GroupRow_group$key } from "../../../../__generated__/GroupRow_group.graphql";
import { groupAddress } from "../Group/groupAddress";
import { nameOfRole } from "../Group/groupRoleNames";
import styles from "./GroupsPage.module.css";

/** One of one's groups: the way to it, how many are in it, and what one is there. */
export function GroupRow({ groupRef }: { readonly groupRef: GroupRow_group$key }) {
  const { t } = useLingui();
  const { id, name, myRole, memberCount } = useFragment(
    graphql`
      fragment GroupRow_group on Group @throwOnFieldError {
        id
        name
        myRole
        memberCount
      }
    `,
    groupRef,
  );
  return (
    <li className={styles["row"]}>
      <Link className={styles["name"]} to={groupAddress(id)}>
        {name}
      </Link>
      <span className={styles["count"]}>{t`${plural(memberCount, { one: "# person", other: "# people" })}`}</span>
      <span className={styles["role"]}>{t(nameOfRole(myRole))}</span>
    </li>
  );
}
