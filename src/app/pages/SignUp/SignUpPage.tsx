import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, usePreloadedQuery } from "react-relay";
import { Link, useLocation } from "react-router-dom";
import SignUpPageQueryNode, { type SignUpPageQuery } from "../../../../__generated__/SignUpPageQuery.graphql";
import { useRouteQuery } from "../../relay/routeQuery";
import { useIsSwitchedOff } from "../../relay/useIsSwitchedOff";
import { FormColumn } from "../../ui/form/Form";
import { LinkButton } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";
import { SwitchedOff } from "../../ui/SwitchedOff";
import { SignUpForm } from "./SignUpForm";

/** Make an account. A guest becomes its member and keeps all results. */
export function SignUpPage() {
  const { t } = useLingui();
  const { search } = useLocation();
  const { viewer, ...query } = usePreloadedQuery<SignUpPageQuery>(
    graphql`
      query SignUpPageQuery @throwOnFieldError @preloadable {
        viewer {
          role
          displayName
        }
        ...useIsSwitchedOff_query
      }
    `,
    useRouteQuery<SignUpPageQuery>(SignUpPageQueryNode),
  );
  const isOff = useIsSwitchedOff("SIGN_UP", query);
  const displayName = viewer?.displayName ?? "";
  const isGuest = viewer?.role === "GUEST";

  return (
    <FormColumn>
      <PageMeta title={t`Sign up`} description={t`Make a Typeloop account. It takes no e-mail address.`} />
      <PageHeader
        title={t`Sign up`}
        lead={isGuest ? t`Your results so far come along.` : t`Keep your results. It takes no e-mail address.`}
      />
      {viewer == null || isGuest ? (
        <>
          {isOff ? <SwitchedOff feature="SIGN_UP" /> : <SignUpForm />}
          <p>
            <Trans>
              Already here? <Link to={`/sign-in${search}`}>Sign in</Link>.
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
