import { useLingui } from "@lingui/react/macro";
import { useEffect, useLayoutEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { LaneRunner_racer$key } from "../../../../../__generated__/LaneRunner_racer.graphql";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import type { RaceSession } from "../keystrokes/RaceSession";
import type { LaneAnimator } from "./LaneAnimator";
import styles from "./LaneRunner.module.css";

type Props = {
  readonly racerRef: LaneRunner_racer$key;
  readonly number: number;
  readonly characters: number;
  readonly animator: LaneAnimator;
  /** Of the viewer's own lane, while they type. */
  readonly session: RaceSession | null;
};

/** How often one's own lane looks at one's own typing, in ms: as often as there is news of the others. */
const OWN_NEWS_MS = 200;

/** The way along a lane: renders with each step of the racer, and draws nothing by it but where the runner is. */
export function LaneRunner({ racerRef, number, characters, animator, session }: Props) {
  const { t } = useLingui();
  const { position } = useFragment(
    graphql`
      fragment LaneRunner_racer on Racer @throwOnFieldError {
        position
      }
    `,
    racerRef,
  );
  const runner = useRef<HTMLDivElement>(null);
  const known = session?.position ?? position;
  const start = useRef(known);
  useLayoutEffect(
    () => (runner.current === null ? undefined : animator.enter(runner.current, progressOf(start.current, characters))),
    [animator, characters],
  );
  useEffect(() => {
    if (runner.current !== null) animator.move(runner.current, progressOf(known, characters));
  }, [animator, known, characters]);
  useEffect(() => {
    if (session === null) return;
    const timer = setInterval(() => {
      if (runner.current !== null) animator.move(runner.current, progressOf(session.position, characters));
    }, OWN_NEWS_MS);
    return () => clearInterval(timer);
  }, [animator, session, characters]);

  // In steps of ten: each change of words costs a layout.
  const percent = Math.floor(progressOf(known, characters) * 10) * 10;
  return (
    <div className={styles["way"]}>
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
