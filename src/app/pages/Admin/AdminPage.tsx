import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import AdminPageQueryNode, { type AdminPageQuery } from "../../../../__generated__/AdminPageQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { usePageStatus } from "../../rendering/usePageStatus";
import { LinkButton } from "../../ui/LinkButton";
import { Notice } from "../../ui/Notice";
import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";
import styles from "./AdminPage.module.css";
import { Admins } from "./admins/Admins";
import { FeatureSwitches } from "./switches/FeatureSwitches";
import { TextsInReview } from "./TextsInReview";

/** What waits for the admins of this server; nobody else sees any of it. */
export function AdminPage() {
  const { t } = useLingui();
  const { viewer, ...query } = usePreloadedQuery<AdminPageQuery>(
    graphql`
      query AdminPageQuery @throwOnFieldError @preloadable {
        viewer {
          role
        }
        ...TextsInReview_query
        ...FeatureSwitches_query
        ...Admins_query
      }
    `,
    useViewerQuery<AdminPageQuery>(AdminPageQueryNode),
  );
  const isAdmin = viewer?.role === "ADMIN";
  usePageStatus(isAdmin ? null : 403);
  if (!isAdmin) {
    return (
      <>
        <PageMeta title={t`For admins`} description={t`This page is for admins.`} isUnlisted />
        <Notice isPage text={t`This page is for the admins of this server`}>
          <p>{t`An admin can make you one too. The first admin opens the link that the server prints when it starts.`}</p>
          {viewer == null || viewer.role === "GUEST" ? (
            <LinkButton look="primary" to="/sign-in?next=%2Fadmin">
              {t`Sign in`}
            </LinkButton>
          ) : (
            <LinkButton look="primary" to="/">
              {t`Practise`}
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
        description={t`For admins: texts awaiting review, and which features are on.`}
        isUnlisted
      />
      <PageHeader
        title={t`Texts that wait for review`}
        lead={t`Published, a text is everybody's: it is offered in lists and drawn for practice and races. Look whether it suits all, and whether its source allows it.`}
      />
      <TextsInReview queryRef={query} />
      <FeatureSwitches queryRef={query} />
      <Admins queryRef={query} />
    </div>
  );
}
