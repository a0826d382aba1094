import { percent, wordsPerMinute } from "../../../../engine/metrics/perMinute";
import { formatRaceTime } from "../formatRaceTime";
import type { RaceSession } from "../keystrokes/RaceSession";
import { ordinal } from "../ordinal";
import styles from "./RaceStage.module.css";

type Props = {
  readonly session: RaceSession;
  /** Null until the server has the last keys. */
  readonly place: number | null;
};

/** A racer who is through, while the others still type: their own numbers at once, their place when it is known. */
export function OwnFinish({ session, place }: Props) {
  const { run, position } = session;
  const durationMs = run.end?.durationMs ?? 0;
  return (
    <output className={styles["through"]}>
      <span className={styles["place"]}>{place === null ? "You are through" : `${ordinal(place)} place`}</span>
      <span className={styles["own"]}>
        <span>{Math.round(wordsPerMinute(position, durationMs))} wpm</span>
        <span>{Math.floor(percent(run.presses.right, run.presses.all))}% right</span>
        <span>{formatRaceTime(durationMs)}</span>
      </span>
      <span className={styles["others"]}>{place === null ? "Your last keys are on their way." : "The others are still typing."}</span>
    </output>
  );
}
