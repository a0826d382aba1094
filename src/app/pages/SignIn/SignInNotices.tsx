import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router-dom";
import type { SignInNotices_query$key } from "../../../../__generated__/SignInNotices_query.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { isErrorCode } from "../../../contract/readErrorCode";
import { LinkButton } from "../../ui/Button";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { Notice } from "../../ui/Notice";

type Props = {
  readonly queryRef: SignInNotices_query$key;
  /** Why the page could not use what the school's sign-in service brought; null for no reason. */
  readonly refusal: ErrorCode | null;
  readonly isSignedIn: boolean;
};

/** What the address may say. Anybody can make a link, so nothing else is shown. */
const problems: ReadonlySet<ErrorCode> = new Set([
  "RATE_LIMITED",
  "SIGN_IN_AWAY",
  "SIGN_IN_CANCELLED",
  "SIGN_IN_OVER",
  "SIGN_IN_UNCONFIRMED",
]);

/** What went wrong on the way back from a school's sign-in service, and that a session there may still be open. */
export function SignInNotices({ queryRef, refusal, isSignedIn }: Props) {
  const { t } = useLingui();
  const { search } = useLocation();
  const { signInProviders } = useFragment(
    graphql`
      fragment SignInNotices_query on Query @throwOnFieldError {
        signInProviders {
          id
          name
          endsSession
        }
      }
    `,
    queryRef,
  );
  const query = new URLSearchParams(search);
  const told = query.get("problem");
  const problem = refusal ?? (isErrorCode(told) && problems.has(told) ? told : null);
  const left = signInProviders.find(({ id, endsSession }) => endsSession && id === query.get("left"));
  if (problem !== null) return <ErrorNotice code={problem} />;
  if (left === undefined || isSignedIn) return null;
  const { id, name } = left;
  return (
    <Notice text={t`You're signed out of Typeloop, but you may still be signed in to ${name}.`}>
      <LinkButton reloadDocument to={`/sign-in/with/${id}/end`}>
        {t`Also sign out of ${name}`}
      </LinkButton>
    </Notice>
  );
}
