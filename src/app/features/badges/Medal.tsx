import type { Badge } from "../../../engine/badges/badges";
import { badgeIcons, badgeOutlines } from "./badgePictures";
import styles from "./Medal.module.css";

type Props = {
  readonly badge: Badge;
  readonly isEarned: boolean;
  /** Rises once. */
  readonly isNew?: boolean;
};

/** The picture of a badge: a medal in the color of its level, with the icon of its kind. Decorative. */
export function Medal({ badge: { kind, level }, isEarned, isNew = false }: Props) {
  return (
    <svg
      className={styles["medal"]}
      viewBox="0 0 64 64"
      aria-hidden="true"
      data-level={isEarned ? level : undefined}
      data-new={isNew || undefined}
    >
      <path className={styles["edge"]} d={badgeOutlines[kind]} />
      <path className={styles["face"]} d={badgeOutlines[kind]} transform="translate(5.44 5.44) scale(0.83)" />
      <path className={styles["icon"]} d={badgeIcons[kind]} transform="translate(18.8 18.8) scale(1.1)" />
    </svg>
  );
}
