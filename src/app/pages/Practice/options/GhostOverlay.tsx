import { type ReactNode, type RefObject, useEffect, useMemo, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { GhostKind, GhostOverlayQuery } from "../../../../../__generated__/GhostOverlayQuery.graphql";
import { type Language, toWireLanguage } from "../../../../contract/languages/languages";
import { evenPace, type Pace } from "../../../../engine/lessons/pace";
import { CHARACTERS_PER_WORD } from "../../../../engine/metrics/rates";
import { loadCatalogue } from "../../../platform/locale/i18n";
import { useLocale } from "../../../platform/locale/useLocale";
import { paceOfGhost } from "../../../features/race/paceOfGhost";
import { PaceCaret } from "../../../typing/PaceCaret";
import type { TypingRun } from "../../../typing/TypingRun";
import type { UnsavedRun } from "../../../features/saving/UnsavedRun";
import type { GhostName } from "./ghostNames";
import { GhostResult } from "./GhostResult";

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

const kinds: Readonly<Record<GhostName, GhostKind>> = {
  best: "BEST",
  median: "MEDIAN",
  group: "GROUP_MEDIAN",
  today: "TODAY",
};

function isName(ghost: string): ghost is GhostName {
  return Object.hasOwn(kinds, ghost);
}

/** The caret of the chosen ghost; none while there is no such ghost. */
export function GhostOverlay({ run, ghost, about, language, ghostRef }: Props) {
  const locale = useLocale();
  const name = isName(ghost) ? ghost : null;
  const found = useGhost(name === null ? null : kinds[name], about, language);
  const wpm = Number(ghost);
  const pace = useMemo(() => (wpm > 0 ? evenPace(wpm * CHARACTERS_PER_WORD) : found), [wpm, found]);
  useEffect(() => {
    if (pace === null) return;
    let isHere = true;
    loadCatalogue("PracticeOptions", locale).then(
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
