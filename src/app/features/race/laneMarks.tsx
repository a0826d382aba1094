import { classNames } from "../../ui/primitives";
import styles from "./laneMarks.module.css";
import { useLingui } from "@lingui/react/macro";

/** A lane's number on its colour: told apart by either. */
export function LaneNumber({ number }: { readonly number: number }) {
  return (
    <span className={classNames(styles["number"], laneColour(number))} aria-hidden="true">
      {number}
    </span>
  );
}

/**
 * Colours that can be told apart with any colour vision (tokens.css); after the last they begin again, and the numbers
 * tell.
 */
const COLOURS = 10;

/** The class of lane `number`, from 1: it sets its colour `--lane`, and `--on-lane` for what is written on it. */
export function laneColour(number: number): string | undefined {
  return styles[`lane${((number - 1) % COLOURS) + 1}`];
}

/** A team by its number, on its colour: told apart by either. */
export function TeamMark({ number }: { readonly number: number }) {
  const { t } = useLingui();
  return <span className={classNames(styles["mark"], laneColour(number))}>{t`Team ${number}`}</span>;
}
