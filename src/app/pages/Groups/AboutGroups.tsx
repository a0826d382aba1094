import { useLingui } from "@lingui/react/macro";
import { Card } from "../../ui/Card";
import { LinkButton } from "../../ui/Button";
import styles from "./GroupsPage.module.css";

/** What a group is for, and the way into an account: for who has none. */
export function AboutGroups({ isGuest }: { readonly isGuest: boolean }) {
  const { t } = useLingui();
  return (
    <Card
      title={t`For who teaches or leads`}
      lead={t`A class or a team types together: you see everybody live, set work, race and report. Free, and without anybody's e-mail address.`}
    >
      <ol className={styles["steps"]}>
        <li>{t`Make an account: a name and a password are enough.`}</li>
        <li>{t`Start a group and paste the names of its members.`}</li>
        <li>{t`Print their cards. Everybody signs in, and you see them type.`}</li>
      </ol>
      <div className={styles["actions"]}>
        <LinkButton look="primary" to="/sign-up?next=/groups">
          {t`Sign up`}
        </LinkButton>
        <LinkButton to="/sign-in?next=/groups">{t`Sign in`}</LinkButton>
      </div>
      {isGuest && <p className={styles["note"]}>{t`You are a guest. What you typed so far comes along.`}</p>}
    </Card>
  );
}
