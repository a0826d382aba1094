import type { CardFacts } from "./CardFacts";
import styles from "./CardSheet.module.css";
import { MemberCard } from "./MemberCard";

type Props = { readonly groupName: string; readonly address: string; readonly cards: readonly CardFacts[] };

/** One sheet of A4: two cards beside each other, five below, with lines to cut along. */
export function CardSheet({ groupName, address, cards }: Props) {
  return (
    <ul className={styles["sheet"]}>
      {cards.map((card) => (
        <MemberCard key={card.username} groupName={groupName} address={address} card={card} />
      ))}
    </ul>
  );
}
