import { graphql, usePreloadedQuery } from "react-relay";
import { Link, useLocation } from "react-router-dom";
import SignUpPageQueryNode, { type SignUpPageQuery } from "../../../../__generated__/SignUpPageQuery.graphql";
import { useRouteQuery } from "../../relay/routeQuery";
import { FormColumn } from "../../ui/FormColumn";
import { LinkButton } from "../../ui/LinkButton";
import { Notice } from "../../ui/Notice";
import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";
import { SignUpForm } from "./SignUpForm";

/** Make an account. A guest becomes its member and keeps all results. */
export function SignUpPage() {
  const { search } = useLocation();
  const { viewer } = usePreloadedQuery<SignUpPageQuery>(
    graphql`
      query SignUpPageQuery @throwOnFieldError @preloadable {
        viewer {
          role
          displayName
        }
      }
    `,
    useRouteQuery<SignUpPageQuery>(SignUpPageQueryNode),
  );
  const isGuest = viewer?.role === "GUEST";

  return (
    <FormColumn>
      <PageMeta title="Sign up" description="Make a Typeloop account. It takes no e-mail address." />
      <PageHeader title="Sign up" lead={isGuest ? "Your results so far come along." : "Keep your results. It takes no e-mail address."} />
      {viewer == null || isGuest ? (
        <>
          <SignUpForm />
          <p>
            Already here? <Link to={`/sign-in${search}`}>Sign in</Link>.
          </p>
        </>
      ) : (
        <Notice text={`You are signed in as ${viewer.displayName}.`}>
          <LinkButton to="/">Practise</LinkButton>
          <LinkButton to="/settings">Settings</LinkButton>
        </Notice>
      )}
    </FormColumn>
  );
}
