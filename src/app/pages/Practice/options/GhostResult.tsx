import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type Pace, positionOf } from "../../../../engine/lessons/pace";
import { roundDown } from "../../../../engine/metrics/rates";
import { useLocale } from "../../../platform/locale/useLocale";
import { formatFigure } from "../../../typing/figures/formatFigure";
import type { TypingRun } from "../../../typing/TypingRun";
import type { GhostName } from "./ghostNames";

type Props = {
  /** A run that is over. */
  readonly run: TypingRun;
  readonly pace: Pace;
  readonly name: GhostName | "pace";
};

/** How far before or after its ghost a run finished; after a run of a set time, how many characters ahead or behind. */
export function GhostResult({ run, pace, name }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  if (run.end === null) return null;
  const { durationMs, reason } = run.end;
  const ghost = {
    best: t({ message: "your best", context: "ghost" }),
    median: t({ message: "your median", context: "ghost" }),
    group: t({ message: "your group's median", context: "ghost" }),
    today: t({ message: "today's best", context: "ghost" }),
    pace: t({ message: "your pace", context: "ghost" }),
  }[name];
  const position = positionOf(run.state);
  if (reason === "finished") {
    const lead = pace.timeAt(position) - durationMs;
    const tenths = roundDown(Math.abs(lead) / 1000, 1);
    const seconds = formatFigure(locale, tenths, 1);
    if (tenths === 0) return <p>{t`You finished together with ${ghost}.`}</p>;
    return (
      <p>{lead > 0 ? t`You finished ${seconds} s before ${ghost}.` : t`You finished ${seconds} s after ${ghost}.`}</p>
    );
  }
  if (reason !== "time") return null;
  const lead = Math.round(position - pace.positionAt(durationMs));
  const count = Math.abs(lead);
  const characters = t`${plural(count, { one: "# character", other: "# characters" })}`;
  if (lead === 0) return <p>{t`You finished together with ${ghost}.`}</p>;
  return <p>{lead > 0 ? t`You were ${characters} ahead of ${ghost}.` : t`You were ${characters} behind ${ghost}.`}</p>;
}
