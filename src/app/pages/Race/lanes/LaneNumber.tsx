import { classNames } from "../../../ui/classNames";
import styles from "./LaneNumber.module.css";
import { laneColour } from "./laneColour";

/** A lane's number on its colour: told apart by either. */
export function LaneNumber({ number }: { readonly number: number }) {
  return (
    <span className={classNames(styles["number"], laneColour(number))} aria-hidden="true">
      {number}
    </span>
  );
}
