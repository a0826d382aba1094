import { useLingui } from "@lingui/react/macro";
import { useState, useEffect, useLayoutEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { RaceLanes_race$key } from "../../../../__generated__/RaceLanes_race.graphql";
import type { RaceSession } from "./raceSession";
import { LaneAnimator } from "../../features/race/LaneAnimator";
import styles from "./RaceTrack.module.css";
import type { RaceLanes_racer$key } from "../../../../__generated__/RaceLanes_racer.graphql";
import { Avatar, VisuallyHidden, classNames } from "../../ui/primitives";
import { ordinal } from "../../features/race/raceWords";
import { TeamMark, laneColor } from "../../features/race/laneMarks";
import type { RaceLanes_runner$key } from "../../../../__generated__/RaceLanes_runner.graphql";
import { wordsPerMinute, roundDown } from "../../../engine/metrics/rates";
import { useShortUnit } from "../../typing/useSpeedUnit";
import { useLiveFigures, useRunPhase } from "../../typing/runHooks";

type Props = {
  readonly raceRef: RaceLanes_race$key;
  readonly viewerId: string | null;
  /** The viewer's own typing: their lane follows it without the server. */
  readonly session: RaceSession | null;
  readonly characters: number;
};

/** More lanes than this are drawn closer together, and without pictures. */
const ROOMY = 10;

/** A lane for each racer: the viewer's first, the others in the order of their numbers, which never changes. */
export function RaceLanes({ raceRef, viewerId, session, characters }: Props) {
  const { t } = useLingui();
  const { racers } = useFragment(
    graphql`
      fragment RaceLanes_race on Race @throwOnFieldError {
        racers {
          id
          userId
          ...RaceLanes_racer
        }
      }
    `,
    raceRef,
  );
  const [animator] = useState(() => new LaneAnimator());
  const { unit } = useShortUnit();
  const isCompact = racers.length > ROOMY;
  const lanes = racers.map((racer, index) => ({ racer, number: index + 1, isMine: racer.userId === viewerId }));
  const others = lanes.filter(({ isMine }) => !isMine);
  const draw = ({ racer, number, isMine }: (typeof lanes)[number]) => (
    <RaceLane
      key={racer.id}
      racerRef={racer}
      number={number}
      isMine={isMine}
      isCompact={isCompact}
      characters={characters}
      animator={animator}
      session={isMine ? session : null}
    />
  );

  return (
    <section className={styles["lanes"]} data-compact={isCompact} aria-label={t`Racers`}>
      {isCompact && <p className={styles["unit"]}>{t`Speed (${unit})`}</p>}
      <ol className={styles["mine"]}>{lanes.filter(({ isMine }) => isMine).map(draw)}</ol>
      <ol className={styles["raceLanesOthers"]}>{others.map(draw)}</ol>
    </section>
  );
}

type RaceLaneProps = {
  readonly racerRef: RaceLanes_racer$key;
  /** Number of the lane, from 1. */
  readonly number: number;
  readonly isMine: boolean;
  readonly isCompact: boolean;
  readonly characters: number;
  readonly animator: LaneAnimator;
  /** For the viewer's own lane, whose speed does not come from the server. */
  readonly session: RaceSession | null;
};

/**
 * One racer's lane: name, progress and speed. Renders when one of the texts changes; the progress is drawn by the
 * runner.
 */
function RaceLane({ racerRef, number, isMine, isCompact, characters, animator, session }: RaceLaneProps) {
  const { t } = useLingui();
  const racer = useFragment(
    graphql`
      fragment RaceLanes_racer on Racer @throwOnFieldError {
        name
        avatarUrl
        phase
        isAway
        speed
        place
        team
        ...RaceLanes_runner
      }
    `,
    racerRef,
  );
  const { perWpm, unit } = useShortUnit();
  const { name, avatarUrl, phase, isAway, speed, place, team } = racer;
  const isGone = phase === "LEFT";
  return (
    <li
      className={classNames(
        styles["lane"],
        isCompact && styles["compact"],
        isMine && styles["laneMine"],
        isGone && styles["gone"],
        laneColor(team ?? number),
      )}
    >
      <span className={styles["who"]}>
        {!isCompact && (
          <span className={styles["picture"]}>
            <Avatar name={name} url={avatarUrl ?? null} size="small" />
          </span>
        )}
        {team != null && !isCompact && <TeamMark number={team} />}
        <span className={styles["name"]} dir="auto" title={name}>
          {name}
        </span>
        {isMine && <span className={styles["you"]}>{t`(you)`}</span>}
        {isGone ? (
          <span className={styles["mark"]}>{t({ message: "left", context: "race" })}</span>
        ) : (
          isAway && <span className={styles["mark"]}>{t({ message: "away", context: "racer" })}</span>
        )}
      </span>
      <LaneRunner
        racerRef={racer}
        number={team ?? number}
        characters={characters}
        animator={animator}
        session={session}
      />
      <span className={styles["speed"]}>
        {session === null ? roundDown(speed * perWpm) : <OwnSpeed session={session} perWpm={perWpm} />}
        {isCompact ? <VisuallyHidden> {unit}</VisuallyHidden> : ` ${unit}`}
      </span>
      <span className={styles["raceLanesPlace"]}>{place != null && t(ordinal(place))}</span>
    </li>
  );
}

type LaneRunnerProps = {
  readonly racerRef: RaceLanes_runner$key;
  readonly number: number;
  readonly characters: number;
  readonly animator: LaneAnimator;
  /** For the viewer's own lane, while they type. */
  readonly session: RaceSession | null;
};

/** How often the viewer's own lane follows their typing, in ms: as often as the others' lanes are updated. */
const OWN_UPDATE_MS = 200;

/** The progress in a lane: renders with each step of the racer, and only moves the runner. */
function LaneRunner({ racerRef, number, characters, animator, session }: LaneRunnerProps) {
  const { t } = useLingui();
  const { position } = useFragment(
    graphql`
      fragment RaceLanes_runner on Racer @throwOnFieldError {
        position
      }
    `,
    racerRef,
  );
  const runner = useRef<HTMLDivElement>(null);
  const current = session?.position ?? position;
  const start = useRef(current);
  useLayoutEffect(
    () => (runner.current === null ? undefined : animator.enter(runner.current, progressOf(start.current, characters))),
    [animator, characters],
  );
  useEffect(() => {
    if (runner.current !== null) animator.move(runner.current, progressOf(current, characters));
  }, [animator, current, characters]);
  useEffect(() => {
    if (session === null) return;
    const timer = setInterval(() => {
      if (runner.current !== null) animator.move(runner.current, progressOf(session.position, characters));
    }, OWN_UPDATE_MS);
    return () => clearInterval(timer);
  }, [animator, session, characters]);

  // In steps of ten, because each change of text costs a layout.
  const percent = Math.floor(progressOf(current, characters) * 10) * 10;
  return (
    <div className={styles["raceLanesWay"]}>
      <div ref={runner} className={styles["runner"]} aria-hidden="true">
        <span className={styles["marker"]}>{number}</span>
      </div>
      <VisuallyHidden>{t`${percent} percent`}</VisuallyHidden>
    </div>
  );
}

function progressOf(position: number, characters: number): number {
  return characters === 0 ? 1 : Math.min(1, position / characters);
}

/**
 * The viewer's speed in their own lane: the same figure as above the line while they type, and instead of it
 * afterwards; updated at most once a second.
 */
function OwnSpeed({ session, perWpm }: { readonly session: RaceSession; readonly perWpm: number }) {
  const { run, position } = session;
  const { wpm } = useLiveFigures(run);
  const hasEnded = useRunPhase(run) === "ended";
  return roundDown((hasEnded ? wordsPerMinute(position, run.end?.durationMs ?? 0) : wpm) * perWpm);
}
