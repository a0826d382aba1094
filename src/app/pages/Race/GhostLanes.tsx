import { useLingui } from "@lingui/react/macro";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { GhostLanesQuery, GhostLanesQuery$data } from "../../../../__generated__/GhostLanesQuery.graphql";
import type { RaceCode } from "../../../contract/scalars";
import { evenPace, type Pace } from "../../../engine/lessons/pace";
import { CHARACTERS_PER_WORD, roundDown } from "../../../engine/metrics/rates";
import { ghostKinds, isGhostName, readGhost } from "../../features/race/chosenGhost";
import { LaneAnimator } from "../../features/race/LaneAnimator";
import { laneColor } from "../../features/race/laneMarks";
import { paceOfGhost } from "../../features/race/paceOfGhost";
import { usePreferences } from "../../platform/preferences/usePreferences";
import { useShortUnit } from "../../typing/useSpeedUnit";
import { classNames } from "../../ui/primitives";
import type { GhostFinish } from "./RaceEnd";
import type { RaceSession } from "./raceSession";
import styles from "./RaceTrack.module.css";

type Props = {
  readonly code: RaceCode;
  /** The typing of the only racer, whose time zero is the ghosts' too. */
  readonly session: RaceSession;
  readonly characters: number;
  /** Called with the ghosts once they are known. */
  readonly onFound: (ghosts: readonly GhostFinish[]) => void;
};

/** What a ghost of runs is made from. */
type RunGhost = (typeof ghostKinds)[keyof typeof ghostKinds];

/** A ghost, as it is shown. */
type ShownGhost = {
  /** PACE: a speed that the racer has chosen. Null for the run of somebody of like speed. */
  readonly kind: RunGhost | "PACE" | null;
  readonly name: string | null;
  readonly wpm: number;
  readonly pace: Pace;
};

/** Lanes of stored runs to race against, where nobody else is. They are no racers: nothing counts them. */
export function GhostLanes({ code, session, characters, onFound }: Props) {
  const { t } = useLingui();
  const ghosts = useGhosts(code, readGhost(usePreferences()));
  const [animator] = useState(() => new LaneAnimator());
  useEffect(() => {
    onFound(
      ghosts.map(({ kind, name, pace }) => ({
        name,
        isOwn: kind === "BEST",
        afterMs: pace.timeAt(characters),
      })),
    );
  }, [ghosts, characters, onFound]);
  if (ghosts.length === 0) return null;
  return (
    <section className={styles["lanes"]} aria-label={t`Ghosts`}>
      <ol className={styles["raceLanesOthers"]}>
        {ghosts.map((ghost, index) => (
          <GhostLane
            key={index}
            ghost={ghost}
            number={index + 2}
            session={session}
            characters={characters}
            animator={animator}
          />
        ))}
      </ol>
    </section>
  );
}

/** @param chosen the ghost of practice (readGhost). */
function useGhosts(code: RaceCode, chosen: string): readonly ShownGhost[] {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<readonly ShownGhost[]>([]);
  const kind = isGhostName(chosen) ? ghostKinds[chosen] : null;
  const wpm = Number(chosen);
  const paced = useMemo<readonly ShownGhost[]>(
    () => (wpm > 0 ? [{ kind: "PACE", name: null, wpm, pace: evenPace(wpm * CHARACTERS_PER_WORD) }] : []),
    [wpm],
  );
  useEffect(() => {
    const request = fetchQuery<GhostLanesQuery>(
      environment,
      graphql`
        query GhostLanesQuery($code: RaceCode!, $chosen: GhostKind) @throwOnFieldError {
          raceGhosts(code: $code, chosen: $chosen) {
            kind
            name
            wpm
            ...paceOfGhost_ghost
          }
        }
      `,
      { code, chosen: kind },
    ).subscribe({
      next: ({ raceGhosts }) => setFound((raceGhosts ?? []).map(showGhost)),
      // The race goes on without them.
      error: () => undefined,
    });
    return () => request.unsubscribe();
  }, [environment, code, kind]);
  return useMemo(() => [...paced, ...found], [paced, found]);
}

function showGhost(ghost: NonNullable<GhostLanesQuery$data["raceGhosts"]>[number]): ShownGhost {
  const { kind, name, wpm } = ghost;
  const known = Object.values(ghostKinds).find((one) => one === kind) ?? null;
  return { kind: known, name: name ?? null, wpm, pace: paceOfGhost(ghost) };
}

/** As often as the lanes of racers are updated, in ms. */
const UPDATE_MS = 200;

type GhostLaneProps = Omit<Props, "code" | "onFound"> & {
  readonly ghost: ShownGhost;
  /** Number of the lane. */
  readonly number: number;
  readonly animator: LaneAnimator;
};

/** One ghost's lane: drawn without a render, and silent for screen readers while the racer types. */
function GhostLane({ ghost, number, session, characters, animator }: GhostLaneProps) {
  const { t } = useLingui();
  const { perWpm, unit } = useShortUnit();
  const runner = useRef<HTMLDivElement>(null);
  const { pace } = ghost;
  const { run } = session;
  useLayoutEffect(() => (runner.current === null ? undefined : animator.enter(runner.current, 0)), [animator]);
  useEffect(() => {
    const timer = setInterval(() => {
      const position = run.zero === null ? 0 : pace.positionAt(performance.now() - run.zero);
      const progress = Math.max(0, Math.min(1, position / Math.max(1, characters)));
      if (runner.current !== null) animator.move(runner.current, progress);
      if (progress === 1) clearInterval(timer);
    }, UPDATE_MS);
    return () => clearInterval(timer);
  }, [animator, pace, run, characters]);
  const names = {
    BEST: t`Your best`,
    MEDIAN: t`Your median`,
    GROUP_MEDIAN: t`Your group's median`,
    TODAY: t`Today's best`,
    PACE: t`Your pace`,
  };
  const name = ghost.name ?? (ghost.kind && names[ghost.kind]);
  return (
    <li className={classNames(styles["lane"], styles["ghost"], laneColor(number))} data-ghost>
      <span className={styles["who"]}>
        {name != null && <span className={styles["name"]}>{name}</span>}
        <span className={styles["mark"]}>{t`Ghost`}</span>
      </span>
      <div className={styles["raceLanesWay"]}>
        <div ref={runner} className={styles["runner"]} aria-hidden="true">
          <span className={styles["marker"]} />
        </div>
      </div>
      <span className={styles["speed"]}>
        {roundDown(ghost.wpm * perWpm)} {unit}
      </span>
      <span />
    </li>
  );
}
