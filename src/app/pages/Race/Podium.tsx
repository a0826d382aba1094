import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { Podium_race$key } from "../../../../__generated__/Podium_race.graphql";
import type { Podium_racer$key } from "../../../../__generated__/Podium_racer.graphql";
import { Crown, laneColor } from "../../features/race/laneMarks";
import { compareRacers, decidingFigure, formatGap, ordinal } from "../../features/race/raceWords";
import { useLocale } from "../../platform/locale/useLocale";
import { useSpeed } from "../../typing/figures/useSpeed";
import { Avatar, classNames, VisuallyHidden } from "../../ui/primitives";
import styles from "./Podium.module.css";

/** Number of steps of a podium. */
export const STEPS = 3;

/** Number of faces over a team's step; the others are counted. */
const MATES = 4;

type Props = {
  readonly raceRef: Podium_race$key;
  readonly viewerId: string | null;
  readonly mode: string;
};

/** The first three of a race, or its first three teams, each in the color of its lane. Empty if no one has a place. */
export function Podium({ raceRef, viewerId, mode }: Props) {
  const { t } = useLingui();
  const { text } = useSpeed();
  const { racers, teams } = useFragment(
    graphql`
      fragment Podium_race on Race @throwOnFieldError {
        teams {
          number
          wpm
          place
        }
        racers {
          id
          userId
          name
          avatarUrl
          team
          place
          finishedAfterMs
          position
          ...Podium_racer
        }
      }
    `,
    raceRef,
  );
  const first = racers.filter(hasPlace).toSorted((a, b) => compareRacers(orderOf(a), orderOf(b)));
  const fastestMs = first[0]?.finishedAfterMs ?? null;
  const drawRacer = (racer: (typeof racers)[number], index: number) => (
    <RacerStep
      key={racer.id}
      racerRef={racer}
      mode={mode}
      step={index + 1}
      lane={racers.indexOf(racer) + 1}
      isMine={racer.userId === viewerId}
      fastestMs={mode === "SPEED" ? fastestMs : null}
    />
  );
  const drawTeam = ({ number, place, wpm }: (typeof teams)[number], index: number) => {
    const step = index + 1;
    const mates = racers.filter(({ team }) => team === number);
    return (
      <Step
        key={number}
        step={step}
        place={place ?? step}
        lane={number}
        face={
          <span className={styles["mates"]}>
            {mates.slice(0, MATES).map(({ id, name, avatarUrl }) => (
              <Avatar key={id} name={name} url={avatarUrl ?? null} size="small" />
            ))}
            {mates.length > MATES && <span className={styles["more"]}>+{mates.length - MATES}</span>}
            <VisuallyHidden>{mates.map(({ name }) => name).join(", ")}</VisuallyHidden>
          </span>
        }
        name={t`Team ${number}`}
        facts={text(wpm)}
      />
    );
  };
  const steps =
    mode === "TEAMS"
      ? teams
          .filter(hasPlace)
          .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0) || a.number - b.number)
          .slice(0, STEPS)
          .map(drawTeam)
      : first.slice(0, STEPS).map(drawRacer);
  if (steps.length === 0) return null;
  return (
    <ol className={styles["steps"]} data-count={steps.length} aria-label={t`Podium`}>
      {steps}
    </ol>
  );
}

const hasPlace = ({ place }: { readonly place?: number | null | undefined }) => place != null;

const orderOf = ({ place, finishedAfterMs, position }: Parameters<typeof compareRacers>[0]) => ({
  place,
  finishedAfterMs,
  position,
});

type RacerStepProps = {
  readonly racerRef: Podium_racer$key;
  readonly mode: string;
  readonly step: number;
  readonly lane: number;
  readonly isMine: boolean;
  /** When the first racer finished, if time decides; the others show how much later they did. */
  readonly fastestMs: number | null;
};

function RacerStep({ racerRef, mode, step, lane, isMine, fastestMs }: RacerStepProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const notation = useSpeed();
  const { name, avatarUrl, place, speed, errors, improvement, finishedAfterMs } = useFragment(
    graphql`
      fragment Podium_racer on Racer @throwOnFieldError {
        name
        avatarUrl
        place
        speed
        errors
        improvement
        finishedAfterMs
      }
    `,
    racerRef,
  );
  const figure = decidingFigure(mode, { speed, errors, improvement }, { speed: notation, locale, t });
  const gap = fastestMs === null || finishedAfterMs == null ? null : formatGap(finishedAfterMs - fastestMs, locale);
  return (
    <Step
      step={step}
      place={place ?? step}
      lane={lane}
      face={<Avatar name={name} url={avatarUrl ?? null} size="medium" />}
      name={isMine ? t`${name} (you)` : name}
      facts={gap === null ? figure : t`${figure} · ${gap}`}
    />
  );
}

type StepProps = {
  /** From 1; with equal results two share a place but not a step. */
  readonly step: number;
  readonly place: number;
  /** Number of the lane, from 1. */
  readonly lane: number;
  readonly face?: ReactNode;
  readonly name: string;
  readonly facts: string;
};

function Step({ step, place, lane, face, name, facts }: StepProps) {
  const { t } = useLingui();
  return (
    <li className={classNames(styles["step"], laneColor(lane))} data-step={step}>
      <VisuallyHidden>{t(ordinal(place))}</VisuallyHidden>
      {place === 1 && <Crown />}
      {face}
      <span className={styles["name"]} dir="auto" title={name}>
        {name}
      </span>
      <span className={styles["facts"]}>{facts}</span>
      <span className={styles["block"]} aria-hidden="true">
        {place}
      </span>
    </li>
  );
}
