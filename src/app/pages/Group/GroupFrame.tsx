import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { GroupFrame_group$key } from "../../../../__generated__/GroupFrame_group.graphql";
import { formatDate } from "../../platform/dates/formatDate";
import { Notice } from "../../ui/Notice";
import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";
import styles from "./GroupFrame.module.css";
import { GroupTabs } from "./GroupTabs";

type Props = {
  readonly groupRef: GroupFrame_group$key;
  /** Which of the group's pages this is, for the title of the window. Left out on the overview. */
  readonly title?: string;
  readonly children: ReactNode;
};

/** Around every page of a group: its name, the ways between its pages, and whether it rests. */
export function GroupFrame({ groupRef, title, children }: Props) {
  const { t } = useLingui();
  const group = useFragment(
    graphql`
      fragment GroupFrame_group on Group @throwOnFieldError {
        name
        archivedAt
        ...GroupTabs_group
      }
    `,
    groupRef,
  );
  const { name, archivedAt } = group;
  const since = archivedAt == null ? "" : formatDate(archivedAt);
  return (
    <div className={styles["page"]}>
      <PageMeta
        title={title === undefined ? name : `${title}, ${name}`}
        description={t`A group on Typeloop: its members, work, races and results.`}
        isUnlisted
      />
      <PageHeader title={name} />
      <GroupTabs groupRef={group} />
      {archivedAt != null && (
        <Notice text={t`This group is archived since ${since}. Everything can be read, nothing changes.`} />
      )}
      {children}
    </div>
  );
}
