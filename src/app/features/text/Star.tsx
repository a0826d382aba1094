import { classNames } from "../../ui/primitives";
import styles from "./textMarks.module.css";

/** The sign of a favorite: filled if it is one. Decorative, beside a label. */
export function Star({ isFilled }: { readonly isFilled: boolean }) {
  return (
    <svg
      className={classNames(styles["star"], isFilled && styles["filled"])}
      viewBox="0 0 20 20"
      width={20}
      height={20}
      aria-hidden="true"
    >
      <path d="M10 2.4l2.3 4.8 5.2.7-3.8 3.7.9 5.3-4.6-2.5-4.6 2.5.9-5.3-3.8-3.7 5.2-.7z" />
    </svg>
  );
}
