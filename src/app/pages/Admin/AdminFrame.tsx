import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { NavLink } from "react-router-dom";
import type { AdminFrame_query$key } from "../../../../__generated__/AdminFrame_query.graphql";
import { usePageStatus } from "../../rendering/renderingHooks";
import { LinkButton } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { PageHeader, PageMeta } from "../../ui/PageHeader";
import { classNames } from "../../ui/primitives";
import styles from "./AdminPage.module.css";

type Props = {
  readonly queryRef: AdminFrame_query$key;
  readonly title: string;
  readonly lead: string;
  /** Rendered for admins only. */
  readonly children: ReactNode;
};

/** Common frame of the pages for admins: the heading and the links between them. Everybody else learns whom to ask. */
export function AdminFrame({ queryRef, title, lead, children }: Props) {
  const { t } = useLingui();
  const viewer = useAdminViewer(queryRef);
  const isAdmin = viewer?.role === "ADMIN";
  usePageStatus(isAdmin ? null : 403);
  if (!isAdmin) {
    return (
      <>
        <PageMeta title={t`For admins`} description={t`This page is for admins.`} isUnlisted />
        <Notice isPage text={t`This page is for the admins of this server`}>
          <p>{t`Ask an admin to make you one, too. To become the first admin, open the link that the server prints when it starts.`}</p>
          {viewer == null || viewer.role === "GUEST" ? (
            <LinkButton look="primary" to="/sign-in?next=%2Fadmin">
              {t`Sign in`}
            </LinkButton>
          ) : (
            <LinkButton look="primary" to="/">
              {t`Practice`}
            </LinkButton>
          )}
        </Notice>
      </>
    );
  }
  return (
    <div className={styles["page"]}>
      <PageMeta
        title={t`Admin`}
        description={t`For admins: texts waiting for review, and which features are on.`}
        isUnlisted
      />
      <AdminTabs />
      <PageHeader title={title} lead={lead} />
      {children}
    </div>
  );
}

/** The viewer of a page for admins, whom all its parts ask for in one place: a query has at most ten root fields. */
export function useAdminViewer(queryRef: AdminFrame_query$key) {
  const { viewer } = useFragment(
    graphql`
      fragment AdminFrame_query on Query @throwOnFieldError {
        viewer {
          id
          role
        }
      }
    `,
    queryRef,
  );
  return viewer == null ? null : { id: viewer.id, role: viewer.role };
}

function AdminTabs() {
  const { t } = useLingui();
  const tabs: readonly (readonly [address: string, title: string])[] = [
    ["/admin", t`Review`],
    ["/admin/users", t`Users`],
    ["/admin/groups", t`Groups`],
    ["/admin/participation", t`Participation`],
    ["/admin/server", t`Server`],
    ["/admin/audit", t`Audit log`],
  ];
  return (
    <nav className={styles["tabs"]} aria-label={t`Admin pages`}>
      {tabs.map(([address, title]) => (
        <NavLink key={address} className={classNames(styles["tab"])} to={address} end>
          {title}
        </NavLink>
      ))}
    </nav>
  );
}
