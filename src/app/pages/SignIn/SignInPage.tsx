import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import { Link, useLocation } from "react-router-dom";
import SignInPageQueryNode, { type SignInPageQuery } from "../../../../__generated__/SignInPageQuery.graphql";
import { useRouteQuery } from "../../relay/routeQuery";
import { FormColumn } from "../../ui/form/Form";
import { LinkButton } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";
import { SignInForm } from "./SignInForm";

/** Sign in with a username and a password. Whoever is signed in already is told so. */
export function SignInPage() {
  const { t } = useLingui();
  const { search } = useLocation();
  const { viewer } = usePreloadedQuery<SignInPageQuery>(
    graphql`
      query SignInPageQuery @throwOnFieldError @preloadable {
        viewer {
          role
          displayName
        }
      }
    `,
    useRouteQuery<SignInPageQuery>(SignInPageQueryNode),
  );
  const displayName = viewer?.displayName ?? "";
  const isGuest = viewer?.role === "GUEST";

  return (
    <FormColumn>
      <PageMeta title={t`Sign in`} description={t`Sign in to Typeloop with a username and a password.`} />
      <PageHeader title={t`Sign in`} />
      {viewer == null || isGuest ? (
        <>
          <SignInForm isGuest={isGuest} />
          <p>
            <Trans>
              No account yet? <Link to={`/sign-up${search}`}>Sign up</Link>. It takes no e-mail address.
            </Trans>
          </p>
        </>
      ) : (
        <Notice text={t`You are signed in as ${displayName}.`}>
          <LinkButton to="/">{t`Practise`}</LinkButton>
          <LinkButton to="/settings">{t`Settings`}</LinkButton>
        </Notice>
      )}
    </FormColumn>
  );
}
