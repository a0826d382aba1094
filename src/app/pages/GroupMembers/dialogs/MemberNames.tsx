import type { ListedMember } from "../ListedMember";
import styles from "./MemberNames.module.css";

/** Whom it is about. */
export function MemberNames({ members }: { readonly members: readonly ListedMember[] }) {
  return (
    <ul className={styles["names"]}>
      {members.map(({ id, user }) => (
        <li key={id}>{user.displayName}</li>
      ))}
    </ul>
  );
}
