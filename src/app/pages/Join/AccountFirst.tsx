import { useLingui } from "@lingui/react/macro";
import { LinkButton } from "../../ui/Button";
import styles from "./JoinPage.module.css";

/** For who has no account: the ways to one, both of which lead back here. */
export function AccountFirst({ code, isGuest }: { readonly code: string; readonly isGuest: boolean }) {
  const { t } = useLingui();
  const next = `?next=${encodeURIComponent(`/join/${code}`)}`;
  return (
    <div className={styles["account"]}>
      <p>{t`To join you need an account, so that you are found again. A name and a password are enough; then you come back here.`}</p>
      <div className={styles["ways"]}>
        <LinkButton look="primary" to={`/sign-up${next}`}>
          {t`Sign up`}
        </LinkButton>
        <LinkButton to={`/sign-in${next}`}>{t`Sign in`}</LinkButton>
      </div>
      <p className={styles["note"]}>
        {isGuest
          ? t`You are a guest. What you typed so far comes along. Have you got a card? Sign in with it.`
          : t`Have you got a card with a pass-phrase? Sign in with it.`}
      </p>
    </div>
  );
}
