import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { splitGraphemes } from "../../../engine/text/graphemes";
import { useLocale } from "../../platform/locale/useLocale";
import { formatPercent, formatSpeed } from "../../typing/figures/formatFigure";
import { SavedNotice } from "../Practice/saving/SavedNotice";
import { formatRaceTime } from "./formatRaceTime";
import styles from "./KeptRun.module.css";
import type { OwnRun } from "./keystrokes/OwnRun";

/**
 * What somebody typed in a race that ended without them, and their own numbers: it is theirs, whatever became of the
 * race, and saved as such.
 */
export function KeptRun({ own: { kept, prompt, metrics } }: { readonly own: OwnRun }) {
  const { t } = useLingui();
  const locale = useLocale();
  const count = splitGraphemes(prompt).length;
  const wpm = formatSpeed(locale, metrics.wpm, 0);
  return (
    <section className={styles["kept"]} aria-label={t`What you typed`}>
      <dl className={styles["figures"]}>
        <Figure name={t`Typed`} value={t`${plural(count, { one: "# character", other: "# characters" })}`} />
        <Figure name={t`Time`} value={formatRaceTime(metrics.durationMs, locale)} />
        <Figure name={t`Speed`} value={t`${wpm} wpm`} />
        <Figure name={t`Accuracy`} value={formatPercent(locale, metrics.accuracy, 0)} />
      </dl>
      <SavedNotice run={kept} figures={metrics} />
      <p className={styles["text"]}>{prompt}</p>
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
