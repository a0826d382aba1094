import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { WallPodium_race$key } from "../../../../__generated__/WallPodium_race.graphql";
import { compareRacers, ordinal, decidingFigure, keysTogetherWords } from "../race/raceWords";
import { WallNumber } from "./wallParts";
import styles from "./WallPodium.module.css";
import type { WallPodium_racer$key } from "../../../../__generated__/WallPodium_racer.graphql";
import { useLocale } from "../../platform/locale/useLocale";
import { useSpeed } from "../../typing/figures/useSpeed";
import type { WallPodium_racerStep$key } from "../../../../__generated__/WallPodium_racerStep.graphql";
import type { WallPodium_teamStep$key } from "../../../../__generated__/WallPodium_teamStep.graphql";
import { Crown, laneColor } from "../race/laneMarks";
import { classNames, VisuallyHidden } from "../../ui/primitives";

type Props = { readonly raceRef: WallPodium_race$key; readonly mode: string };

/** Number of places on the podium. */
const STEPS = 3;

/** With more racers below the podium, they stand in five columns. */
const MANY = 12;

/**
 * The end of the race: the first three, or the first three teams, fill the screen. The others are below by name, in the
 * order of their lanes: what the whole class sees says who won something, and not who was last.
 */
export function WallPodium({ raceRef, mode }: Props) {
  const { t } = useLingui();
  const race = useFragment(
    graphql`
      fragment WallPodium_race on Race @throwOnFieldError {
        keysTogether
        teams {
          number
          place
          ...WallPodium_teamStep
        }
        racers {
          id
          place
          position
          finishedAfterMs
          ...WallPodium_racer
          ...WallPodium_racerStep
        }
      }
    `,
    raceRef,
  );
  const { racers, teams, keysTogether } = race;
  const standing = ({ place, finishedAfterMs, position }: (typeof racers)[number]) => ({
    place,
    finishedAfterMs,
    position,
  });
  const order = racers.toSorted((a, b) => compareRacers(standing(a), standing(b)));
  const isTeams = mode === "TEAMS" && teams.some(({ place }) => place != null);
  const first = isTeams ? [] : order.filter(({ place }) => place != null).slice(0, STEPS);
  const rest = racers.filter((racer) => !first.includes(racer));
  const firstTeams = teams
    .filter(({ place }) => place != null)
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0) || a.number - b.number)
    .slice(0, STEPS);
  const numberOf = (racer: (typeof racers)[number]) => racers.indexOf(racer) + 1;
  return (
    <div className={styles["podium"]} data-many={rest.length > MANY}>
      <ol className={styles["steps"]} aria-label={t`Podium`}>
        {isTeams
          ? firstTeams.map((team, index) => <WallTeamStep key={team.number} teamRef={team} step={index + 1} />)
          : first.map((racer, index) => (
              <WallRacerStep key={racer.id} racerRef={racer} mode={mode} number={numberOf(racer)} step={index + 1} />
            ))}
      </ol>
      <ul className={styles["rest"]} aria-label={t`Took part`}>
        {rest.map((racer) => (
          <WallParticipant key={racer.id} racerRef={racer} number={numberOf(racer)} />
        ))}
      </ul>
      {keysTogether != null && keysTogether > 0 && racers.length > 1 && (
        <p className={styles["together"]}>{t(keysTogetherWords(keysTogether))}</p>
      )}
    </div>
  );
}

type WallParticipantProps = {
  readonly racerRef: WallPodium_racer$key;
  /** Number of the lane, from 1. */
  readonly number: number;
};

/** A racer who is not on the podium: the name, without a place or a figure. */
function WallParticipant({ racerRef, number }: WallParticipantProps) {
  const { wallName, team } = useFragment(
    graphql`
      fragment WallPodium_racer on Racer @throwOnFieldError {
        wallName
        team
      }
    `,
    racerRef,
  );
  return (
    <li className={styles["participant"]}>
      <WallNumber number={number} team={team ?? null} />
      <span className={styles["wallParticipantName"]} dir="auto" title={wallName}>
        {wallName}
      </span>
    </li>
  );
}

type RacerProps = {
  readonly racerRef: WallPodium_racerStep$key;
  readonly mode: string;
  /** Number of the lane, from 1. */
  readonly number: number;
  readonly step: number;
};

/** One of the first three racers, on a step in the color of their lane. */
function WallRacerStep({ racerRef, mode, number, step }: RacerProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const notation = useSpeed();
  const { wallName, place, speed, errors, improvement } = useFragment(
    graphql`
      fragment WallPodium_racerStep on Racer @throwOnFieldError {
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

type TeamProps = { readonly teamRef: WallPodium_teamStep$key; readonly step: number };

/** One of the first three teams, with its average. */
function WallTeamStep({ teamRef, step }: TeamProps) {
  const { t } = useLingui();
  const { text } = useSpeed();
  const { number, place, wpm } = useFragment(
    graphql`
      fragment WallPodium_teamStep on RaceTeam @throwOnFieldError {
        number
        place
        wpm
      }
    `,
    teamRef,
  );
  return <WallStep step={step} place={place ?? step} lane={number} name={t`Team ${number}`} figure={text(wpm)} />;
}

/** The fewest letters of 10, 13, 17 and 40 that a name fits in. */
const sizeOf = (name: string): number => [10, 13, 17].find((letters) => name.length <= letters) ?? 40;

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
    <li className={classNames(styles["step"], laneColor(lane))} data-step={step}>
      <VisuallyHidden>{t(ordinal(place))}</VisuallyHidden>
      {place === 1 && <Crown />}
      <span className={styles["stepName"]} data-letters={sizeOf(name)} dir="auto" title={name}>
        {name}
      </span>
      <span className={styles["stepFigure"]}>{figure}</span>
      <span className={styles["block"]} aria-hidden="true">
        {place}
      </span>
    </li>
  );
}
