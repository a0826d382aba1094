import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import {
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useSyncExternalStore,
  useState,
} from "react";
import { fitWords } from "../../../engine/keyboards/fitText";
import { measureWords } from "../../../engine/metrics/measureWords";
import { measureRun, type Run } from "../../../engine/metrics/measureRun";
import { type Language, loadPart } from "../../../contract/languages/languages";
import type { PairFigures } from "../../../engine/metrics/RunMetrics";
import { costliestPair, missedWords, mixWords, wordsWithPairs } from "../../../engine/practice/practiceAgain";
import { drawSeed } from "../../platform/random";
import { PictureButton } from "../../typing/figures/PictureButton";
import { RunHeadline, findGains, type Gain } from "../../typing/figures/RunHeadline";
import { HeadlineFigures, RunFigures } from "../../typing/figures/RunFigures";
import type { EndReason, TypingRun } from "../../typing/TypingRun";
import { idleSeconds } from "../../platform/preferences/Preferences";
import { browserPreferences, usePreferenceStore } from "../../platform/preferences/usePreferences";
import { LayoutQuestionSlot } from "../../typing/keyboard/LayoutQuestionSlot";
import { practiceLayout, layoutNameOf } from "../../typing/keyboard/layouts";
import { Button } from "../../ui/Button";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { Notice } from "../../ui/Notice";
import type { Challenge } from "./challenge";
import { rememberTyped } from "./custom/recentRuns";
import { EarnedBadgesSlot } from "../../features/badges/EarnedBadgesSlot";
import type { UnsavedRun } from "../../features/saving/UnsavedRun";
import { GoalReached, SavedNotice } from "../../features/saving/SavedNotice";
import styles from "./RunSummary.module.css";
import { useShortUnit } from "../../typing/useSpeedUnit";
import { getSaveState, subscribeToSaving } from "../../features/saving/saveState";
import { useFit } from "./custom/useFit";

const TextAfterRun = lazy(async () => {
  const { openTextAfterRun } = await import("./custom/TextAfterRun");
  return openTextAfterRun(browserPreferences().locale());
});

type Props = {
  /** A run that is over. */
  readonly run: TypingRun;
  /** What is saved of it; null if it does not count. */
  readonly saved: UnsavedRun | null;
  /** Renders how it ended beside its ghost, if it had one. */
  readonly renderGhost: () => ReactNode;
  readonly language: Language;
  readonly onNext: () => void;
  readonly nextLabel: string;
  /** Starts the same text again. */
  readonly onAgain: () => void;
  /** Starts words made from this run. */
  readonly onDrill: (words: Challenge) => void;
  /** Renders content with the result of a run that counts. */
  readonly renderAfter?: ((run: TypingRun, saved: UnsavedRun) => ReactNode) | undefined;
};

/** Why a run isn't saved; undefined if it is. */
function describeStop(reason: EndReason, seconds: number): MessageDescriptor | undefined {
  if (reason === "idle") return msg`Stopped after ${seconds} seconds without typing. This result wasn't saved.`;
  if (reason === "limit") return msg`Stopped because this run got too long. This result wasn't saved.`;
  return reason === "left" ? msg`Stopped. This result wasn't saved.` : undefined;
}

/** A finished run: what can be done next, its figures, and whether it is saved. */
export function RunSummary(props: Props) {
  const { run, saved, renderGhost, language, onNext, nextLabel, onAgain, onDrill, renderAfter } = props;
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const { change, current } = usePreferenceStore();
  const { rules, text, keystrokes, end } = run;
  const durationMs = end?.durationMs ?? 0;
  const metrics = useMemo(
    () => measureRun({ rules, text, keystrokes, durationMs }),
    [rules, text, keystrokes, durationMs],
  );
  const words = useMemo(
    () => measureWords({ rules, text, keystrokes, durationMs }),
    [rules, text, keystrokes, durationMs],
  );
  const reason = end === null ? undefined : describeStop(end.reason, idleSeconds(current()));
  const { gains, beatenWpm } = useGains(saved?.runId ?? null, metrics);

  useEffect(() => {
    if (saved === null) return;
    rememberTyped(run, saved, language);
    // From now on there are statistics for this keyboard layout.
    const { layout, assumed } = current();
    if (layout === "" && assumed === "") change({ assumed: practiceLayout({ layout, assumed }, language).id });
  }, [run, saved, language, change, current]);
  const goOn = useEffectEvent(onNext);
  // From here Enter goes to the next run, and so do Tab and Enter. The button itself is not focused, because a user who
  // is still typing would press it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const still = (event: KeyboardEvent): void => {
      if (event.target !== heading.current) return;
      if (event.key === " ") event.preventDefault();
      if (event.key === "Enter" && !event.repeat) goOn();
    };
    document.addEventListener("keydown", still);
    return () => document.removeEventListener("keydown", still);
  }, []);

  return (
    <section className={styles["summary"]}>
      <div className={styles["head"]}>
        <div>
          <h2 ref={heading} tabIndex={-1} className={saved === null ? styles["title"] : styles["overline"]}>
            {saved === null ? t`Result so far` : t`Your result`}
          </h2>
          {saved !== null && <RunHeadline gains={gains} words={words.reduce((sum, { times }) => sum + times, 0)} />}
        </div>
        <div className={styles["actions"]}>
          <Button look="primary" onClick={onNext}>
            {nextLabel}
          </Button>
          <Button onClick={onAgain}>{t`Again`}</Button>
          <DrillButtons
            run={{ rules, text, keystrokes, durationMs }}
            pairs={metrics.pairs}
            language={language}
            onDrill={onDrill}
          />
          {saved !== null && <PictureButton metrics={metrics} gain={gains?.[0] ?? null} />}
        </div>
      </div>
      <HeadlineFigures headline={metrics} />
      {renderGhost()}
      {/* Above what is loaded later, which would move its link away from the pointer. */}
      <div className={styles["saved"]}>
        {saved !== null && <SavedNotice run={saved} figures={metrics} />}
        {saved !== null && gains?.[0]?.kind !== "goal" && <GoalReached runId={saved.runId} />}
        {reason !== undefined && <Notice text={t(reason)} />}
      </div>
      {saved !== null && (
        <>
          <EarnedBadgesSlot className={styles["badges"]} runId={saved.runId} />
          {renderAfter?.(run, saved)}
          {saved.textId !== null && (
            <ErrorBoundary rank="part" fallback={null}>
              <Suspense fallback={null}>
                <TextAfterRun textId={saved.textId} runId={saved.runId} />
              </Suspense>
            </ErrorBoundary>
          )}
        </>
      )}
      <LayoutQuestionSlot />
      <RunFigures
        metrics={metrics}
        rules={rules}
        text={text}
        keystrokes={keystrokes}
        language={language}
        beatenWpm={beatenWpm}
      />
    </section>
  );
}

type RunGains = {
  /** Null until it is known whether the run is saved. */
  readonly gains: readonly Gain[] | null;
  /** The best speed until now, if the run was faster. */
  readonly beatenWpm: number | undefined;
};

/**
 * What a run achieved, by the answer of the server that saved it; what the run alone says if it is not saved yet.
 * @param runId null for a run that is not saved.
 */
function useGains(runId: string | null, figures: { readonly wpm: number; readonly accuracy: number }): RunGains {
  const { perWpm } = useShortUnit();
  const read = () => (runId === null ? undefined : getSaveState(runId));
  const state = useSyncExternalStore(subscribeToSaving, read, read);
  return useMemo(() => {
    if (state === undefined || state.kind === "saving") return { gains: null, beatenWpm: undefined };
    if (state.kind !== "saved") return { gains: findGains(figures, null, null, perWpm), beatenWpm: undefined };
    const { baseline, streak } = state;
    const best = baseline?.bestWpm ?? undefined;
    return {
      gains: findGains(state.figures, baseline, streak, perWpm),
      beatenWpm: best !== undefined && state.figures.wpm > best ? best : undefined,
    };
  }, [state, figures, perWpm]);
}

type DrillButtonsProps = {
  /** A run that is over. */
  readonly run: Run;
  readonly pairs: readonly PairFigures[];
  readonly language: Language;
  readonly onDrill: (words: Challenge) => void;
};

/** Most words to practice; each comes two or three times. */
const MOST_WORDS = 8;

/** Number of words in a drill. */
const DRILL_WORDS = 30;

/** Number of the most common words, which are mixed in. */
const COMMON_WORDS = 300;

/** Buttons for what a run has shown to be hard: its missed words, and the pair of letters that cost the most time. */
function DrillButtons({ run, pairs, language, onDrill }: DrillButtonsProps) {
  const { t } = useLingui();
  const { layout: taken, isChosen } = useFit(language);
  const layout = isChosen ? taken : null;
  const [busy, setBusy] = useState<"words" | "pair" | null>(null);
  const missed = useMemo(() => missedWords([run]).slice(0, MOST_WORDS), [run]);
  const pair = useMemo(() => costliestPair(pairs), [pairs]);

  const drill = async (what: "words" | "pair", find: (common: readonly string[]) => readonly string[]) => {
    setBusy(what);
    // Without the list, the words of this run are used.
    const common = fitWords(layout, await loadPart(language, "words").catch(() => []));
    setBusy(null);
    const practised = find(common);
    if (practised.length === 0) return;
    onDrill({
      text: mixWords(practised, common.slice(0, COMMON_WORDS), DRILL_WORDS, drawSeed()),
      seed: null,
      textId: null,
      ...(layout !== null && { layout: layoutNameOf(layout.id) }),
    });
  };
  const typedWords = (): readonly string[] => run.text.match(/[\p{L}\p{M}'’-]+/gu) ?? [];

  return (
    <>
      {missed.length > 0 && (
        <Button isBusy={busy === "words"} onClick={() => void drill("words", () => missed.map(({ word }) => word))}>
          {t`Practice these words`}
        </Button>
      )}
      {pair !== null && (
        <Button
          isBusy={busy === "pair"}
          onClick={() => void drill("pair", (common) => wordsWithPairs([pair], [...common, ...typedWords()]))}
        >
          {t`Practice ${pair}`}
        </Button>
      )}
    </>
  );
}
