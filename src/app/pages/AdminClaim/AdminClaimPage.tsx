import { useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import AdminClaimPageQueryNode, {
  type AdminClaimPageQuery,
} from "../../../../__generated__/AdminClaimPageQuery.graphql";
import { useViewerQuery } from "../../relay/routeQuery";
import { FormColumn } from "../../ui/form/Form";
import { LinkButton, Button } from "../../ui/Button";

import { Notice, announce } from "../../ui/Notice";
import { PageHeader, PageMeta } from "../../ui/PageHeader";
import styles from "./AdminClaimPage.module.css";
import { useState, useEffect } from "react";
import type { AdminClaimPageMutation } from "../../../../__generated__/AdminClaimPageMutation.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { isRetryable } from "../../../contract/readErrorCode";
import { useResultMutation } from "../../relay/useResultMutation";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { useLocation, useNavigate } from "react-router-dom";
import { useIsInBrowser } from "../../ui/InBrowser";

const next = `?next=${encodeURIComponent("/admin/claim")}`;

/** The page to become the first admin of a server, with the link that it printed at startup. */
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
      description={t`For the person who runs this server: become its first admin with the link it printed at startup.`}
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
          <p>{t`Until this server has an admin, it prints a link each time it starts. Open the whole link, including everything after the # sign.`}</p>
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
        lead={t`An admin reviews texts, pauses features, adds other admins, and sees every result.`}
      />
      {viewer == null || viewer.role === "GUEST" ? (
        <div className={styles["part"]}>
          <p>{t`Sign in or sign up first. Then you'll come back here.`}</p>
          <div className={styles["ways"]}>
            <LinkButton look="primary" to={`/sign-up${next}`}>
              {t`Sign up`}
            </LinkButton>
            <LinkButton to={`/sign-in${next}`}>{t`Sign in`}</LinkButton>
          </div>
        </div>
      ) : (
        <div className={styles["part"]}>
          {/* Another link that is opened in the same tab starts again. */}
          <ClaimButton key={token} token={token} displayName={viewer.displayName} username={viewer.username ?? ""} />
        </div>
      )}
    </FormColumn>
  );
}

type Props = { readonly token: string | undefined; readonly displayName: string; readonly username: string };

/** Makes the viewer the admin. For a link that no longer works there is no button. */
function ClaimButton({ token, displayName, username }: Props) {
  const { t } = useLingui();
  const [run, isBusy] = useResultMutation<AdminClaimPageMutation, object>(
    graphql`
      mutation AdminClaimPageMutation($token: String!) {
        claimAdmin(token: $token) {
          __typename
          ... on AdminSuccess {
            user {
              # eslint-disable-next-line relay/unused-fields -- The viewer's, in the menu and on this page.
              role
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ user }) => user,
  );
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const claim = async (): Promise<void> => {
    if (token === undefined) return;
    setRefusal(null);
    const result = await run({ token });
    if (!result.ok) return setRefusal(result.error);
    forgetAdminToken();
    announce(t`You're now an admin of this server.`);
  };
  return (
    <>
      {refusal !== null && <ErrorNotice code={refusal} onRetry={() => void claim()} />}
      {(refusal === null || isRetryable(refusal)) && (
        <>
          <p>{t`You're signed in as ${displayName} (${username}). This account becomes the admin. The link works once.`}</p>
          <div>
            <Button look="primary" isBusy={isBusy} onClick={() => void claim()}>
              {t`Become the admin`}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

const KEY = "typeloop-admin-link";

/**
 * The token of the link that was opened: what followed `#` in its address, which is removed from the address bar at
 * once. It is stored in this tab, so that it is still there after signing in. Null without one; undefined on the server
 * and during hydration.
 */
function useAdminToken(): string | null | undefined {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const isInBrowser = useIsInBrowser();
  const given = hash.slice(1);
  useEffect(() => {
    if (given !== "" && storeToken(given)) void navigate(pathname, { replace: true });
  }, [given, pathname, navigate]);
  if (!isInBrowser) return undefined;
  return given === "" ? read() : given;
}

/** Deletes this tab's token, because it was used. */
function forgetAdminToken(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to delete.
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** False if the browser stores nothing; then the token stays in the address. */
function storeToken(token: string): boolean {
  try {
    sessionStorage.setItem(KEY, token);
    return true;
  } catch {
    return false;
  }
}
