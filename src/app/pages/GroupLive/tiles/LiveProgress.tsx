import { graphql, useFragment } from "react-relay";
import type { LiveProgress_member$key } from "../../../../../__generated__/LiveProgress_member.graphql";
import styles from "./LiveTile.module.css";

/** How far along the text: a bar that is moved, and lays nothing out. */
export function LiveProgress({ memberRef }: { readonly memberRef: LiveProgress_member$key }) {
  const { position, length } = useFragment(
    graphql`
      fragment LiveProgress_member on LiveMember @throwOnFieldError {
        position
        length
      }
    `,
    memberRef,
  );
  const part = length === 0 ? 0 : Math.min(1, position / length);
  return (
    <span className={styles["bar"]} aria-hidden="true">
      <span className={styles["done"]} style={{ transform: `scaleX(${part.toFixed(3)})` }} />
    </span>
  );
}
