import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import AdminClaimPageQueryNode, {
  type AdminClaimPageQuery,
} from "../../../../__generated__/AdminClaimPageQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { FormColumn } from "../../ui/FormColumn";
import { LinkButton } from "../../ui/LinkButton";
import { Notice } from "../../ui/Notice";
import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";
import styles from "./AdminClaimPage.module.css";
import { ClaimButton } from "./ClaimButton";
import { useAdminToken } from "./useAdminToken";

const next = `?next=${encodeURIComponent("/admin/claim")}`;

/** Becoming the first admin of a server, with the link that it printed when it started. */
export function AdminClaimPage() {
  const { t } = useLingui();
  const { viewer } = usePreloadedQuery<AdminClaimPageQuery>(
    graphql`
      query AdminClaimPageQuery @throwOnFieldError @preloadable {
        viewer {
          role
          displayName
          username
        }
      }
    `,
    useViewerQuery<AdminClaimPageQuery>(AdminClaimPageQueryNode),
  );
  const token = useAdminToken();
  const meta = (
    <PageMeta
      title={t`Become the admin`}
      description={t`For the person who runs this server: become its first admin with the link that it printed when it started.`}
      isUnlisted
    />
  );
  if (viewer?.role === "ADMIN") {
    return (
      <>
        {meta}
        <Notice isPage kind="success" text={t`You're an admin of this server`}>
          <LinkButton look="primary" to="/admin">
            {t`Go to Admin`}
          </LinkButton>
        </Notice>
      </>
    );
  }
  if (token === null) {
    return (
      <>
        {meta}
        <Notice isPage text={t`Open the link that the server printed`}>
          <p>{t`While this server has no admin, it prints a link each time it starts. Open the whole link, with everything that follows the # sign.`}</p>
          <LinkButton to="/">{t`Practice`}</LinkButton>
        </Notice>
      </>
    );
  }
  return (
    <FormColumn>
      {meta}
      <PageHeader
        title={t`Become the admin of this server`}
        lead={t`An admin reviews texts, switches features on and off, appoints other admins, and sees every result.`}
      />
      {viewer == null || viewer.role === "GUEST" ? (
        <div className={styles["part"]}>
          <p>{t`Sign in or sign up first. Then you come back here.`}</p>
          <div className={styles["ways"]}>
            <LinkButton look="primary" to={`/sign-up${next}`}>
              {t`Sign up`}
            </LinkButton>
            <LinkButton to={`/sign-in${next}`}>{t`Sign in`}</LinkButton>
          </div>
        </div>
      ) : (
        <div className={styles["part"]}>
          {/* A link that is opened in the same tab after another one starts over. */}
          <ClaimButton key={token} token={token} displayName={viewer.displayName} username={viewer.username ?? ""} />
        </div>
      )}
    </FormColumn>
  );
}
