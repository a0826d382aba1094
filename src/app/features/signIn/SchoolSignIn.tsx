import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router-dom";
import type { SchoolSignIn_query$key } from "../../../../__generated__/SchoolSignIn_query.graphql";
import { safeNext } from "./signIn";
import { LinkButton } from "../../ui/Button";
import styles from "./SchoolSignIn.module.css";

type Props = {
  readonly queryRef: SchoolSignIn_query$key;
  /** Whether this is a shared computer, as the form says. */
  readonly isShared: boolean;
};

/** Links to sign in, or up, with a school account. Nothing on a host without any. They work without JavaScript. */
export function SchoolSignIn({ queryRef, isShared }: Props) {
  const { t } = useLingui();
  const { search } = useLocation();
  const { signInProviders } = useFragment(
    graphql`
      fragment SchoolSignIn_query on Query @throwOnFieldError {
        signInProviders {
          id
          name
        }
      }
    `,
    queryRef,
  );
  if (signInProviders.length === 0) return null;
  const query = new URLSearchParams({ next: safeNext(search), ...(isShared && { shared: "1" }) });
  return (
    <section className={styles["part"]} aria-label={t`School account`}>
      <p>{t`Do you have a school account? Then you don't need a username or password here.`}</p>
      <div className={styles["ways"]}>
        {signInProviders.map(({ id, name }) => (
          <LinkButton key={id} reloadDocument to={`/sign-in/with/${id}?${query}`}>
            {t`Sign in with ${name}`}
          </LinkButton>
        ))}
      </div>
    </section>
  );
}
