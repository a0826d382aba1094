import { useState, useEffect, useLayoutEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { WallTrack_race$key } from "../../../../__generated__/WallTrack_race.graphql";
import { LaneAnimator } from "../race/LaneAnimator";
import { WallTeams, WallNumber } from "./wallParts";
import styles from "./WallTrack.module.css";
import { useLingui } from "@lingui/react/macro";
import type { WallTrack_racer$key } from "../../../../__generated__/WallTrack_racer.graphql";
import { classNames, VisuallyHidden } from "../../ui/primitives";
import { laneColor } from "../race/laneMarks";
import { ordinal, summarizeRace } from "../race/raceWords";
import type { WallTrack_runner$key } from "../../../../__generated__/WallTrack_runner.graphql";
import { roundDown } from "../../../engine/metrics/rates";
import { useShortUnit } from "../../typing/useSpeedUnit";
import { useCountdown } from "../../relay/serverClock";
import type { WallTrack_summary$key } from "../../../../__generated__/WallTrack_summary.graphql";

type Props = {
  readonly raceRef: WallTrack_race$key;
  readonly characters: number;
  /** Whether each lane says how fast its racer is. */
  readonly showsSpeeds: boolean;
  /** By the server's clock; null until its offset is measured. */
  readonly startsAt: string | null;
};

/** The race itself: a lane for each racer, and the countdown over them. */
export function WallTrack({ raceRef, characters, showsSpeeds, startsAt }: Props) {
  const race = useFragment(
    graphql`
      fragment WallTrack_race on Race @throwOnFieldError {
        racers {
          id
          team
          ...WallTrack_racer
        }
        ...wallParts_teams
        ...WallTrack_summary
      }
    `,
    raceRef,
  );
  const [animator] = useState(() => new LaneAnimator());
  const lanes = race.racers
    .map((racer, index) => ({ racer, number: index + 1 }))
    .sort((a, b) => (a.racer.team ?? 0) - (b.racer.team ?? 0));
  return (
    <div className={styles["track"]}>
      <WallTeams raceRef={race} />
      <ol className={styles["lanes"]} data-density={densityOf(lanes.length)}>
        {lanes.map(({ racer, number }) => (
          <WallLane
            key={racer.id}
            racerRef={racer}
            number={number}
            characters={characters}
            showsSpeed={showsSpeeds}
            animator={animator}
          />
        ))}
      </ol>
      <WallCountdown startsAt={startsAt} />
      <WallSummary raceRef={race} characters={characters} />
    </div>
  );
}

type WallLaneProps = {
  readonly racerRef: WallTrack_racer$key;
  /** Number of the lane, from 1. */
  readonly number: number;
  readonly characters: number;
  readonly showsSpeed: boolean;
  readonly animator: LaneAnimator;
};

/** The places that a lane says: those of the podium. Everyone after them has finished. */
const LAST_PLACE = 3;

/**
 * One lane, with the name inside, filled with its color. Renders when one of its texts changes; its progress is drawn
 * by WallRunner.
 */
function WallLane({ racerRef, number, characters, showsSpeed, animator }: WallLaneProps) {
  const { t } = useLingui();
  const racer = useFragment(
    graphql`
      fragment WallTrack_racer on Racer @throwOnFieldError {
        wallName
        phase
        isAway
        speed
        place
        team
        ...WallTrack_runner
      }
    `,
    racerRef,
  );
  const { perWpm, unit } = useShortUnit();
  const { wallName, phase, isAway, speed, place, team } = racer;
  const isGone = phase === "LEFT";
  return (
    <li className={classNames(styles["lane"], isGone && styles["gone"], laneColor(team ?? number))}>
      <WallNumber number={number} team={team ?? null} />
      <span className={styles["way"]}>
        <WallRunner racerRef={racer} characters={characters} animator={animator} />
        <span className={styles["name"]} dir="auto" title={wallName}>
          {wallName}
        </span>
        {isGone ? (
          <span className={styles["mark"]}>{t({ message: "left", context: "race" })}</span>
        ) : (
          isAway && <span className={styles["mark"]}>{t({ message: "away", context: "racer" })}</span>
        )}
      </span>
      {place != null && place <= LAST_PLACE ? (
        <span className={styles["place"]}>{t(ordinal(place))}</span>
      ) : phase === "FINISHED" ? (
        <span className={styles["place"]}>
          ✓<VisuallyHidden>{t({ message: "Finished", context: "racer" })}</VisuallyHidden>
        </span>
      ) : (
        showsSpeed &&
        !isGone && (
          <span className={styles["speed"]}>
            {roundDown(speed * perWpm)}
            <VisuallyHidden> {unit}</VisuallyHidden>
          </span>
        )
      )}
    </li>
  );
}

type WallRunnerProps = {
  readonly racerRef: WallTrack_runner$key;
  readonly characters: number;
  readonly animator: LaneAnimator;
};

/** A racer's progress: the color that fills their lane. Renders with each step, and only moves the color's end. */
function WallRunner({ racerRef, characters, animator }: WallRunnerProps) {
  const { t } = useLingui();
  const { position } = useFragment(
    graphql`
      fragment WallTrack_runner on Racer @throwOnFieldError {
        position
      }
    `,
    racerRef,
  );
  const progress = characters === 0 ? 1 : Math.min(1, position / characters);
  const runner = useRef<HTMLSpanElement>(null);
  const start = useRef(progress);
  useLayoutEffect(
    () => (runner.current === null ? undefined : animator.enter(runner.current, start.current)),
    [animator],
  );
  useEffect(() => {
    if (runner.current !== null) animator.move(runner.current, progress);
  }, [animator, progress]);

  // In steps of ten, because each change of text costs a layout.
  const percent = Math.floor(progress * 10) * 10;
  return (
    <>
      <span ref={runner} className={styles["runner"]} aria-hidden="true" />
      <VisuallyHidden>{t`${percent} percent`}</VisuallyHidden>
    </>
  );
}

/** The last seconds are shown; before them there is time to look up. */
const COUNTED = 5;

/** The countdown in very large figures; hidden once the race runs. */
function WallCountdown({ startsAt }: { readonly startsAt: string | null }) {
  const { t } = useLingui();
  const left = useCountdown(startsAt);
  if (left === null || left === 0) return null;
  return (
    <div className={styles["countdown"]}>
      <span className={left > COUNTED ? styles["ready"] : styles["figure"]} aria-hidden="true">
        {left > COUNTED ? t`Get ready` : left}
      </span>
      <VisuallyHidden>
        <output>{t`The race starts in ${COUNTED} seconds.`}</output>
      </VisuallyHidden>
    </div>
  );
}

type WallSummaryProps = { readonly raceRef: WallTrack_summary$key; readonly characters: number };

/** Minimum interval of summaries for screen readers, in ms. */
const SUMMARY_MS = 10_000;

/** The race in one sentence, for screen readers, with the names for the big screen. */
function WallSummary({ raceRef, characters }: WallSummaryProps) {
  const { t } = useLingui();
  const { phase, racers } = useFragment(
    graphql`
      fragment WallTrack_summary on Race @throwOnFieldError {
        phase
        racers {
          id
          wallName
          phase
          position
          finishedAfterMs
        }
      }
    `,
    raceRef,
  );
  const [message, setMessage] = useState("");
  const latest = useRef("");
  useEffect(() => {
    const runners = racers.map(({ id, wallName, phase: racerPhase, position, finishedAfterMs }) => ({
      userId: id,
      name: wallName,
      phase: racerPhase,
      position,
      finishedAfterMs,
    }));
    latest.current = summarizeRace(runners, null, characters, t);
  }, [racers, characters, t]);
  useEffect(() => {
    if (phase !== "RUNNING") return;
    const timer = setInterval(() => setMessage(latest.current), SUMMARY_MS);
    return () => clearInterval(timer);
  }, [phase]);
  return (
    <VisuallyHidden>
      <output>{message}</output>
    </VisuallyHidden>
  );
}

/** The number of columns: few lanes in one, a dozen or two in two, a class of forty in three. */
type Density = "few" | "one" | "two" | "three";

function densityOf(lanes: number): Density {
  if (lanes <= 6) return "few";
  if (lanes <= 10) return "one";
  return lanes <= 20 ? "two" : "three";
}
