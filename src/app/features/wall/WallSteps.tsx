import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { WallSteps_racer$key } from "../../../../__generated__/WallSteps_racer.graphql";
import type { WallSteps_team$key } from "../../../../__generated__/WallSteps_team.graphql";
import { Crown } from "../race/Crown";
import { laneColour } from "../race/laneMarks";
import { decidingFigure, ordinal } from "../race/raceWords";
import { useLocale } from "../../platform/locale/useLocale";
import { useSpeed } from "../../typing/figures/useSpeed";
import { classNames, VisuallyHidden } from "../../ui/primitives";
import styles from "./WallPodium.module.css";

type RacerProps = {
  readonly racerRef: WallSteps_racer$key;
  readonly mode: string;
  /** Number of the lane, from 1. */
  readonly number: number;
  readonly step: number;
};

/** One of the first three racers, on a step in the color of their lane. */
export function WallRacerStep({ racerRef, mode, number, step }: RacerProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const notation = useSpeed();
  const { wallName, place, speed, errors, improvement } = useFragment(
    graphql`
      fragment WallSteps_racer on Racer @throwOnFieldError {
        wallName
        place
        speed
        errors
        improvement
      }
    `,
    racerRef,
  );
  const figure = decidingFigure(mode, { speed, errors, improvement }, { speed: notation, locale, t });
  return <WallStep step={step} place={place ?? step} lane={number} name={wallName} figure={figure} />;
}

type TeamProps = { readonly teamRef: WallSteps_team$key; readonly step: number };

/** One of the first three teams, with its average. */
export function WallTeamStep({ teamRef, step }: TeamProps) {
  const { t } = useLingui();
  const { text } = useSpeed();
  const { number, place, wpm } = useFragment(
    graphql`
      fragment WallSteps_team on RaceTeam @throwOnFieldError {
        number
        place
        wpm
      }
    `,
    teamRef,
  );
  return <WallStep step={step} place={place ?? step} lane={number} name={t`Team ${number}`} figure={text(wpm)} />;
}

type StepProps = {
  /** From 1; with equal results two share a place but not a step. */
  readonly step: number;
  readonly place: number;
  /** Number of the lane, from 1. */
  readonly lane: number;
  readonly name: string;
  readonly figure: string;
};

function WallStep({ step, place, lane, name, figure }: StepProps) {
  const { t } = useLingui();
  return (
    <li className={classNames(styles["step"], laneColour(lane))} data-step={step}>
      <VisuallyHidden>{t(ordinal(place))}</VisuallyHidden>
      {place === 1 && <Crown />}
      <span className={styles["stepName"]} dir="auto" title={name}>
        {name}
      </span>
      <span className={styles["stepFigure"]}>{figure}</span>
      <span className={styles["block"]} aria-hidden="true">
        {place}
      </span>
    </li>
  );
}
