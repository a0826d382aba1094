import { classNames } from "../../ui/primitives";
import styles from "./laneMarks.module.css";
import { useLingui } from "@lingui/react/macro";

/** A lane's number on its colour: either identifies it. */
export function LaneNumber({ number }: { readonly number: number }) {
  return (
    <span className={classNames(styles["number"], laneColour(number))} aria-hidden="true">
      {number}
    </span>
  );
}

/**
 * Colours that differ in any colour vision (tokens.css). After the last they start again: the number identifies a lane.
 */
const COLOURS = 10;

/** The class of lane `number`, from 1: it sets the colour `--lane`, and `--on-lane` for text on it. */
export function laneColour(number: number): string | undefined {
  return styles[`lane${((number - 1) % COLOURS) + 1}`];
}

/** A team's number on its colour: either identifies it. */
export function TeamMark({ number }: { readonly number: number }) {
  const { t } = useLingui();
  return <span className={classNames(styles["mark"], laneColour(number))}>{t`Team ${number}`}</span>;
}
