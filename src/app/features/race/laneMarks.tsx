import { classNames } from "../../ui/primitives";
import styles from "./laneMarks.module.css";
import { useLingui } from "@lingui/react/macro";

/** A lane's number on its color: either identifies it. */
export function LaneNumber({ number }: { readonly number: number }) {
  return (
    <span className={classNames(styles["number"], laneColor(number))} aria-hidden="true">
      {number}
    </span>
  );
}

/**
 * Colors that can be told apart with any color vision (tokens.css). After the last they repeat, and the number
 * identifies a lane.
 */
const COLORS = 10;

/** The class of lane `number`, from 1: it sets the color `--lane`, and `--on-lane` for text on it. */
export function laneColor(number: number): string | undefined {
  return styles[`lane${((number - 1) % COLORS) + 1}`];
}

/** A team's number on its color: either identifies it. */
export function TeamMark({ number }: { readonly number: number }) {
  const { t } = useLingui();
  return <span className={classNames(styles["mark"], laneColor(number))}>{t`Team ${number}`}</span>;
}

/** First place: amber, as everything that was achieved. As high as the text around it; its place is said in words. */
export function Crown() {
  return (
    <svg className={styles["crown"]} viewBox="0 0 24 18" aria-hidden="true">
      <path d="M2.5 4.5l4.6 4L12 1.8l4.9 6.7 4.6-4-1.8 11.7H4.300z" />
    </svg>
  );
}
