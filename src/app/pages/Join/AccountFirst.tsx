import { useLingui } from "@lingui/react/macro";
import { LinkButton } from "../../ui/Button";
import styles from "./JoinPage.module.css";

type Props = {
  readonly code: string;
  readonly isGuest: boolean;
  /** They are invited to lead the group, not to type in it. */
  readonly isCoach?: boolean;
};

/** For visitors without an account: links to sign up or in, which lead back here. */
export function AccountFirst({ code, isGuest, isCoach = false }: Props) {
  const { t } = useLingui();
  const next = `?next=${encodeURIComponent(`/join/${code}`)}`;
  return (
    <div className={styles["account"]}>
      <p>
        {isCoach
          ? t`To accept, you need an account. A name and a password are enough. Then you come back here.`
          : t`To join, you need an account, so we can save your work. A name and a password are enough. Then you come back here.`}
      </p>
      <div className={styles["ways"]}>
        <LinkButton look="primary" to={`/sign-up${next}`}>
          {t`Sign up`}
        </LinkButton>
        <LinkButton to={`/sign-in${next}`}>{t`Sign in`}</LinkButton>
      </div>
      {!isCoach && (
        <p className={styles["note"]}>
          {isGuest
            ? t`You're a guest. What you've typed so far moves to your account. Do you have a card? Sign in with it.`
            : t`Do you have a card with a password? Sign in with it.`}
        </p>
      )}
    </div>
  );
}
