import { useLingui } from "@lingui/react/macro";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { GhostLanesQuery, GhostLanesQuery$data } from "../../../../__generated__/GhostLanesQuery.graphql";
import type { RaceCode } from "../../../contract/scalars";
import { roundDown } from "../../../engine/metrics/rates";
import { LaneAnimator } from "../../features/race/LaneAnimator";
import { laneColor } from "../../features/race/laneMarks";
import { paceOfGhost } from "../../features/race/paceOfGhost";
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

type Ghosts = NonNullable<GhostLanesQuery$data["raceGhosts"]>;

/** Lanes of stored runs to race against, where nobody else is. They are no racers: nothing counts them. */
export function GhostLanes({ code, session, characters, onFound }: Props) {
  const { t } = useLingui();
  const ghosts = useGhosts(code);
  const [animator] = useState(() => new LaneAnimator());
  useEffect(() => {
    onFound(
      ghosts.map((ghost) => ({
        name: ghost.name ?? null,
        isOwn: ghost.isOwn,
        afterMs: paceOfGhost(ghost).timeAt(characters),
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

function useGhosts(code: RaceCode): Ghosts {
  const environment = useRelayEnvironment();
  const [ghosts, setGhosts] = useState<Ghosts>([]);
  useEffect(() => {
    const request = fetchQuery<GhostLanesQuery>(
      environment,
      graphql`
        query GhostLanesQuery($code: RaceCode!) @throwOnFieldError {
          raceGhosts(code: $code) {
            name
            isOwn
            wpm
            ...paceOfGhost_ghost
          }
        }
      `,
      { code },
    ).subscribe({
      next: ({ raceGhosts }) => setGhosts(raceGhosts ?? []),
      // The race goes on without them.
      error: () => undefined,
    });
    return () => request.unsubscribe();
  }, [environment, code]);
  return ghosts;
}

/** As often as the lanes of racers are updated, in ms. */
const UPDATE_MS = 200;

type GhostLaneProps = Omit<Props, "code" | "onFound"> & {
  readonly ghost: Ghosts[number];
  /** Number of the lane. */
  readonly number: number;
  readonly animator: LaneAnimator;
};

/** One ghost's lane: drawn without a render, and silent for screen readers while the racer types. */
function GhostLane({ ghost, number, session, characters, animator }: GhostLaneProps) {
  const { t } = useLingui();
  const { perWpm, unit } = useShortUnit();
  const runner = useRef<HTMLDivElement>(null);
  const [pace] = useState(() => paceOfGhost(ghost));
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
  const name = ghost.isOwn ? t`Your best` : ghost.name;
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
