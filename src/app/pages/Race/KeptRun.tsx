import { percent, wordsPerMinute } from "../../../engine/metrics/perMinute";
import { splitGraphemes } from "../../../engine/text/splitGraphemes";
import { formatRaceTime } from "./formatRaceTime";
import type { RaceSession } from "./keystrokes/RaceSession";
import styles from "./KeptRun.module.css";

type Props = { readonly session: RaceSession; readonly text: string };

/** What somebody typed in a race that ended without them, and their own numbers: it is theirs, whatever became of the race. */
export function KeptRun({ session, text }: Props) {
  const { run, position } = session;
  const durationMs = run.end?.durationMs ?? run.keystrokes.at(-1)?.time ?? 0;
  const { all, right } = run.presses;
  if (position === 0) return null;
  return (
    <section className={styles["kept"]} aria-label="What you typed">
      <dl className={styles["figures"]}>
        <Figure name="Typed" value={`${position} characters`} />
        <Figure name="Time" value={formatRaceTime(durationMs)} />
        <Figure name="Speed" value={`${Math.round(wordsPerMinute(position, durationMs))} wpm`} />
        <Figure name="Accuracy" value={`${Math.floor(percent(right, all))}%`} />
      </dl>
      <p className={styles["text"]}>{splitGraphemes(text).slice(0, position).join("")}</p>
    </section>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
