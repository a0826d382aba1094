import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { GroupFrame_group$key } from "../../../../__generated__/GroupFrame_group.graphql";
import { formatDate } from "../../platform/dates/formatDate";
import { Notice } from "../../ui/Notice";
import { PageHeader, PageMeta } from "../../ui/PageHeader";
import styles from "./group.module.css";
import { NavLink, useLocation } from "react-router-dom";
import type { GroupFrame_tabsGroup$key } from "../../../../__generated__/GroupFrame_tabsGroup.graphql";
import { classNames } from "../../ui/primitives";
import { groupAddress } from "../addresses";
import { type RoleNouns, RoleWordsContext, useRoleNouns } from "./roleWords";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { LinkButton } from "../../ui/Button";
import { useHasToken } from "../../relay/sessionToken";
import { Dated } from "../../ui/Dated";

type Props = {
  readonly groupRef: GroupFrame_group$key;
  /** Title of the group's page: its heading, below the group's name. Missing on the overview. */
  readonly title?: string | ((nouns: RoleNouns) => string);
  readonly children: ReactNode;
};

/** Common frame of a group's pages: its name, the links between its pages, and whether it is archived. */
export function GroupFrame({ groupRef, title, children }: Props) {
  const { t } = useLingui();
  const group = useFragment(
    graphql`
      fragment GroupFrame_group on Group @throwOnFieldError {
        name
        archivedAt
        settings {
          roleWords
        }
        ...GroupFrame_tabsGroup
      }
    `,
    groupRef,
  );
  const { name, archivedAt, settings } = group;
  const nouns = useRoleNouns(settings.roleWords);
  const pageTitle = typeof title === "function" ? title(nouns) : title;
  const { members } = nouns;
  const since = archivedAt == null ? "" : formatDate(archivedAt);
  return (
    <div className={styles["page"]}>
      <PageMeta
        title={pageTitle === undefined ? name : `${pageTitle}, ${name}`}
        description={t`A group on Typeloop: its ${members}, assignments, races and results.`}
        isUnlisted
      />
      <div>
        {pageTitle !== undefined && (
          <p className={styles["name"]} dir="auto">
            {name}
          </p>
        )}
        <PageHeader title={pageTitle ?? name} />
      </div>
      <GroupTabs groupRef={group} />
      {archivedAt != null && (
        <Notice
          text={
            <Dated
              words={t`This group was archived on ${since}. You can view everything, but not change it.`}
              dates={[since]}
            />
          }
        />
      )}
      <RoleWordsContext value={settings.roleWords}>{children}</RoleWordsContext>
    </div>
  );
}

/** The pages of a group that the viewer may open. An admin who is not in it may open all except the live view. */
export function GroupTabs({ groupRef }: { readonly groupRef: GroupFrame_tabsGroup$key }) {
  const { t } = useLingui();
  const { id, myRole, settings } = useFragment(
    graphql`
      fragment GroupFrame_tabsGroup on Group @throwOnFieldError {
        id
        myRole
        settings {
          roleWords
        }
      }
    `,
    groupRef,
  );
  const { Members } = useRoleNouns(settings.roleWords);
  const isMember = myRole === "MEMBER";
  const tabs: readonly (readonly [page: string | undefined, title: string, isShown: boolean])[] = [
    [undefined, t`Overview`, true],
    ["members", Members, !isMember],
    ["work", t`Assignments`, true],
    ["results", t`Results`, !isMember],
    ["grades", t`Grades`, !isMember],
    ["live", t`Live`, myRole === "OWNER" || myRole === "COACH"],
    ["wall/setup", t`Big screen`, !isMember],
    ["settings", t`Settings`, !isMember],
  ];
  return (
    <nav className={styles["tabs"]} aria-label={t`Group pages`} data-fades>
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

/** Shown instead of a group's page that is for coaches. */
export function CoachesOnly({ groupId }: { readonly groupId: string }) {
  const { t } = useLingui();
  return (
    <ErrorNotice code="NOT_A_COACH">
      <LinkButton to={groupAddress(groupId)}>{t`Go to group overview`}</LinkButton>
    </ErrorNotice>
  );
}

/**
 * Shown instead of a group's page that does not exist or that the viewer may not see, without saying which. Its status
 * is 404 if nothing has this id (server/pages/pageQueries.ts) and 200 otherwise: the server renders it without knowing
 * the viewer, and a member may be signed in for one tab only, which no cookie shows.
 */
export function GroupNotFound() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const hasToken = useHasToken();
  return (
    <>
      <PageMeta
        title={t`Group not found`}
        description={t`There's nothing at this address. Check the link, or go to the home page.`}
        isUnlisted
      />
      <Notice isPage text={t`This group doesn't exist, or you're not in it`}>
        <p>{t`Only people in a group can see it. To join, ask for the code.`}</p>
        <LinkButton look="primary" to="/groups">
          {t`Your groups`}
        </LinkButton>
        {!hasToken && <LinkButton to={`/sign-in?next=${encodeURIComponent(pathname)}`}>{t`Sign in`}</LinkButton>}
      </Notice>
    </>
  );
}
