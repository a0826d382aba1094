import { type ReactNode, type RefObject, useEffect, useMemo, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { GhostKind, GhostOverlayQuery } from "../../../../../__generated__/GhostOverlayQuery.graphql";
import { type Language, toWireLanguage } from "../../../../contract/languages/languages";
import { evenPace, type Pace, positionOf } from "../../../../engine/lessons/pace";
import { CHARACTERS_PER_WORD, roundDown } from "../../../../engine/metrics/rates";
import { loadCatalog } from "../../../platform/locale/i18n";
import { useLocale } from "../../../platform/locale/useLocale";
import { ghostKinds, type GhostName, isGhostName } from "../../../features/race/chosenGhost";
import { paceOfGhost } from "../../../features/race/paceOfGhost";
import { PaceCaret } from "../../../typing/PaceCaret";
import type { TypingRun } from "../../../typing/TypingRun";
import type { UnsavedRun } from "../../../features/saving/UnsavedRun";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { formatFigure } from "../../../typing/figures/formatFigure";

type Props = {
  readonly run: TypingRun;
  /** As in RunOptions; not empty. */
  readonly ghost: string;
  /** What the run will be saved as: earlier runs of the same kind are compared. */
  readonly about: Pick<UnsavedRun, "mode" | "modeAmount" | "punctuation" | "numbers" | "wordList" | "keyRule">;
  readonly language: Language;
  /**
   * Receives what renders how the run ended beside its ghost: a function, so that nothing of it is loaded for runs
   * without one.
   */
  readonly ghostRef: RefObject<RenderGhostResult | null>;
};

export type RenderGhostResult = () => ReactNode;

/** The caret of the chosen ghost; none while there is no such ghost. */
export function GhostOverlay({ run, ghost, about, language, ghostRef }: Props) {
  const locale = useLocale();
  const name = isGhostName(ghost) ? ghost : null;
  const found = useGhost(name === null ? null : ghostKinds[name], about, language);
  const wpm = Number(ghost);
  const pace = useMemo(() => (wpm > 0 ? evenPace(wpm * CHARACTERS_PER_WORD) : found), [wpm, found]);
  useEffect(() => {
    if (pace === null) return;
    let isHere = true;
    loadCatalog("PracticeOptions", locale).then(
      () => {
        if (isHere) ghostRef.current = () => <GhostResult run={run} pace={pace} name={name ?? "pace"} />;
      },
      () => undefined,
    );
    return () => {
      isHere = false;
      // Switched off or replaced before the first key.
      if (run.phase === "waiting") ghostRef.current = null;
    };
  }, [run, pace, name, locale, ghostRef]);
  return pace && <PaceCaret run={run} pace={pace} />;
}

function useGhost(kind: GhostKind | null, about: Props["about"], language: Language): Pace | null {
  const environment = useRelayEnvironment();
  const [pace, setPace] = useState<Pace | null>(null);
  const [ghosted] = useState(() => ({
    mode: about.mode,
    modeAmount: about.modeAmount,
    language: toWireLanguage(language),
    punctuation: about.punctuation ?? false,
    numbers: about.numbers ?? false,
    wordList: about.wordList ?? null,
    keyRule: about.keyRule ?? null,
  }));
  useEffect(() => {
    if (kind === null) return;
    const request = fetchQuery<GhostOverlayQuery>(
      environment,
      graphql`
        query GhostOverlayQuery($kind: GhostKind!, $run: GhostRunInput!) @throwOnFieldError {
          ghost(kind: $kind, run: $run) {
            ...paceOfGhost_ghost
          }
        }
      `,
      { kind, run: ghosted },
    ).subscribe({
      next: ({ ghost }) => setPace(ghost ? paceOfGhost(ghost) : null),
      // Without the ghost there is no caret.
      error: () => undefined,
    });
    return () => request.unsubscribe();
  }, [environment, kind, ghosted]);
  return pace;
}

type GhostResultProps = {
  /** A run that is over. */
  readonly run: TypingRun;
  readonly pace: Pace;
  readonly name: GhostName | "pace";
};

/** How far before or after its ghost a run finished; after a run of a set time, how many characters ahead or behind. */
function GhostResult({ run, pace, name }: GhostResultProps) {
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
    if (tenths === 0) return <p>{t`You finished at the same time as ${ghost}.`}</p>;
    return (
      <p>{lead > 0 ? t`You finished ${seconds} s before ${ghost}.` : t`You finished ${seconds} s after ${ghost}.`}</p>
    );
  }
  if (reason !== "time") return null;
  const lead = Math.round(position - pace.positionAt(durationMs));
  const count = Math.abs(lead);
  const characters = t`${plural(count, { one: "# character", other: "# characters" })}`;
  if (lead === 0) return <p>{t`You finished at the same time as ${ghost}.`}</p>;
  return <p>{lead > 0 ? t`You were ${characters} ahead of ${ghost}.` : t`You were ${characters} behind ${ghost}.`}</p>;
}
