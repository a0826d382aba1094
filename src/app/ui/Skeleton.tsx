import styles from "./Skeleton.module.css";
import { classNames } from "./classNames";

type Props = {
  /**
   * word: a short line. line: a line of text. title: a page's heading. field: a form control. block: a card or a chart.
   * Full width but word and title.
   */
  readonly size?: "word" | "line" | "title" | "field" | "block";
};

/** Holds the place of what is still loading. Hidden from screen readers: the region around it says that it is busy. */
export function Skeleton({ size = "line" }: Props) {
  return <span className={classNames(styles["skeleton"], styles[size])} aria-hidden="true" />;
}
