import styles from "./LaneColour.module.css";

/**
 * Colours that can be told apart with any colour vision (tokens.css); after the last they begin again, and the numbers
 * tell.
 */
const COLOURS = 10;

/** The class of lane `number`, from 1: it sets its colour `--lane`, and `--on-lane` for what is written on it. */
export function laneColour(number: number): string | undefined {
  return styles[`lane${((number - 1) % COLOURS) + 1}`];
}
