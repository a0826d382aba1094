import { useLingui } from "@lingui/react/macro";
import { classNames } from "../../ui/classNames";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { laneColour } from "../Race/lanes/laneColour";
import styles from "./WallNumber.module.css";

type Props = {
  /** Of the lane, from 1. */
  readonly number: number;
  readonly team: number | null;
};

/** A lane's number on its colour; in a race of teams the team's. */
export function WallNumber({ number, team }: Props) {
  const { t } = useLingui();
  return (
    <span className={classNames(styles["number"], laneColour(team ?? number))}>
      <span aria-hidden="true">{team ?? number}</span>
      {team !== null && <VisuallyHidden>{t`Team ${team}`}</VisuallyHidden>}
    </span>
  );
}
