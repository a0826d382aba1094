import { useLingui } from "@lingui/react/macro";
import type { CardFacts } from "./CardFacts";
import styles from "./MemberCard.module.css";

type Props = { readonly groupName: string; readonly address: string; readonly card: CardFacts };

/** What a member needs to sign in, on a card to keep. */
export function MemberCard({ groupName, address, card: { name, username, passPhrase } }: Props) {
  const { t } = useLingui();
  return (
    <li className={styles["card"]}>
      <p className={styles["head"]}>
        <span className={styles["name"]}>{name}</span>
        <span className={styles["group"]}>{groupName}</span>
      </p>
      <dl className={styles["facts"]}>
        <div>
          <dt>{t`Open`}</dt>
          <dd>{address}</dd>
        </div>
        <div>
          <dt>{t`Username`}</dt>
          <dd className={styles["typed"]}>{username}</dd>
        </div>
        <div>
          <dt>{t`Password`}</dt>
          <dd className={styles["typed"]}>{passPhrase}</dd>
        </div>
      </dl>
      <p className={styles["hint"]}>{t`Three words with dashes, all small letters. Keep this card to yourself.`}</p>
    </li>
  );
}
