import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { MyGroups_viewer$key } from "../../../../__generated__/MyGroups_viewer.graphql";
import { Card } from "../../ui/Card";
import { Notice } from "../../ui/Notice";
import { GroupRow } from "./GroupRow";
import styles from "./GroupsPage.module.css";

/** The groups that somebody is in; those that rest stand apart. */
export function MyGroups({ viewerRef }: { readonly viewerRef: MyGroups_viewer$key }) {
  const { t } = useLingui();
  const { groups } = useFragment(
    graphql`
      fragment MyGroups_viewer on User @throwOnFieldError {
        groups {
          id
          archivedAt
          ...GroupRow_group
        }
      }
    `,
    viewerRef,
  );
  const all = groups ?? [];
  const inUse = all.filter(({ archivedAt }) => archivedAt == null);
  const archived = all.filter(({ archivedAt }) => archivedAt != null);
  return (
    <>
      {all.length === 0 ? (
        <Notice text={t`You are in no group yet. A coach starts one; a member joins with a code.`} />
      ) : (
        inUse.length > 0 && (
          <Card title={t`Your groups`}>
            <ul className={styles["list"]}>
              {inUse.map((group) => (
                <GroupRow key={group.id} groupRef={group} />
              ))}
            </ul>
          </Card>
        )
      )}
      {archived.length > 0 && (
        <Card title={t`Archived`} lead={t`These rest: all can be read, nothing changes.`}>
          <ul className={styles["list"]}>
            {archived.map((group) => (
              <GroupRow key={group.id} groupRef={group} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
