import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { percent, wordsPerMinute } from "../../../engine/metrics/perMinute";
import { splitGraphemes } from "../../../engine/text/splitGraphemes";
import { formatRaceTime } from "./formatRaceTime";
import type { RaceSession } from "./keystrokes/RaceSession";
import styles from "./KeptRun.module.css";

type Props = { readonly session: RaceSession; readonly text: string };

/** What somebody typed in a race that ended without them, and their own numbers: it is theirs, whatever became of the race. */
export function KeptRun({ session, text }: Props) {
  const { t } = useLingui();
  const { run, position } = session;
  const durationMs = run.end?.durationMs ?? run.keystrokes.at(-1)?.time ?? 0;
  const { all, right } = run.presses;
  const wpm = Math.round(wordsPerMinute(position, durationMs));
  if (position === 0) return null;
  return (
    <section className={styles["kept"]} aria-label={t`What you typed`}>
      <dl className={styles["figures"]}>
        <Figure name={t`Typed`} value={t`${plural(position, { one: "# character", other: "# characters" })}`} />
        <Figure name={t`Time`} value={formatRaceTime(durationMs)} />
        <Figure name={t`Speed`} value={t`${wpm} wpm`} />
        <Figure name={t`Accuracy`} value={`${Math.floor(percent(right, all))}%`} />
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
