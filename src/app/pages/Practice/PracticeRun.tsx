import { useLingui } from "@lingui/react/macro";
import { type ComponentProps, lazy, type ReactNode, type RefObject, Suspense, useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import { type Language, toWireLanguage, type Locale } from "../../../contract/languages/languages";
import { roundDown } from "../../../engine/metrics/rates";
import type { KeyRule, RunMode } from "../../../engine/practice/PracticeMode";
import { holdPage } from "../../platform/holdPage";
import { loadCatalog } from "../../platform/locale/i18n";
import { useLocale } from "../../platform/locale/useLocale";
import { usePreferences } from "../../platform/preferences/usePreferences";
import { whenIdle } from "../../platform/whenIdle";
import { randomUuid } from "../../platform/random";
import { earlyRun } from "../../typing/preHydration/earlyRun";
import { KeyboardSlot } from "../../typing/KeyboardSlot";
import type { RunActivity } from "../../typing/live/currentRun";
import { TypingRun, type TypingRunOptions } from "../../typing/TypingRun";
import { TypingStage } from "../../typing/TypingStage";
import { useIdleStop, useRunPhase, useLiveFigures } from "../../typing/runHooks";
import { useShortUnit } from "../../typing/useSpeedUnit";
import { Button } from "../../ui/Button";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/primitives";
import type { Challenge } from "./challenge";
import type { RenderGhostResult } from "./options/GhostOverlay";
import { readOptions } from "./practiceSettings";
import type { RunSummary } from "./RunSummary";
import styles from "./PracticeRun.module.css";
import { storeRunWithKeystrokes, type UnsavedRun } from "../../features/saving/UnsavedRun";

const GhostOverlay = lazy(async () => ({ default: (await import("./options/GhostOverlay")).GhostOverlay }));

type Props = {
  /** A new one is applied as long as the first key was not pressed. */
  readonly challenge: Challenge;
  /** Title of a text, and where it comes from. */
  readonly title?: string;
  readonly source?: string;
  readonly mode: RunMode;
  readonly language: Language;
  /** Called on a restart, which by default starts the same text again. */
  readonly onRestart?: () => void;
  /** Called to get another challenge. */
  readonly onNext: () => void;
  readonly nextLabel: string;
  /** One sentence below the line, and below the keyboard if there is one; fades while the user types. */
  readonly lead?: ReactNode;
  /** Content below the keyboard, which fades while the user types. */
  readonly children?: ReactNode;
  /** Renders content with the result of a run that counts. */
  readonly renderAfter?: (run: TypingRun, saved: UnsavedRun) => ReactNode;
};

/** One challenge: typed first, followed by its result in the same place. */
export function PracticeRun({
  challenge: given,
  title: givenTitle,
  source = "",
  mode: givenMode,
  language,
  onRestart,
  onNext,
  nextLabel,
  lead,
  children,
  renderAfter: renderAfterGiven,
}: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const preferences = usePreferences();
  const { keyboard } = preferences;
  const options = readOptions(preferences);
  // For an assignment in a group that has switched Backspace off.
  const isForwardOnly = useSearchParams()[0].get("backspace") === "off";
  const keyRule = options.keyRule ?? (isForwardOnly ? "NO_BACKSPACE" : null);
  const [turn, setTurn] = useState(() => startTurn(given, givenMode, keyRule));
  const { run, challenge, mode, given: started } = turn;
  const isDrill = challenge !== started;
  const title = isDrill ? undefined : givenTitle;
  const renderAfter = isDrill ? undefined : renderAfterGiven;
  const phase = useRunPhase(run);
  const isEnding = useIdleStop(run);
  const again = (): void => setTurn(startTurn(challenge, mode, keyRule, started));
  const drill = (words: Challenge): void => setTurn(startTurn(words, drillMode, keyRule, started));
  if (phase === "waiting" && given.text !== started.text) setTurn(startTurn(given, givenMode, keyRule));
  else if (phase === "waiting" && turn.keyRule !== keyRule) again();

  const restart = isDrill ? again : (onRestart ?? again);

  const hasStarted = phase !== "waiting";
  // The question about the keyboard needs the first keys: it loads when the page is idle, or when a run starts earlier.
  useEffect(() => {
    const prepare = (): void =>
      void import("../../typing/keyboard/LayoutQuestionSlot").then(
        ({ prepareLayoutQuestion }) => prepareLayoutQuestion(locale),
        () => undefined,
      );
    if (!hasStarted) return whenIdle(prepare);
    prepare();
  }, [locale, hasStarted]);

  useEffect(() => {
    // A line in progress shows nothing private, so it stays after a sign-out in another tab, until the user leaves it.
    if (hasStarted && run.phase !== "waiting") return holdPage();
  }, [run, hasStarted]);

  if (phase === "ended") {
    return (
      <RunSummarySlot
        run={run}
        challenge={challenge}
        keyRule={turn.keyRule}
        renderGhost={() => turn.ghostRef.current?.()}
        mode={mode}
        language={language}
        onNext={onNext}
        nextLabel={nextLabel}
        onAgain={again}
        onDrill={drill}
        renderAfter={renderAfter}
      />
    );
  }
  const about = (
    <>
      {title !== undefined && (
        <div className={styles["more"]} data-fades>
          <p>
            <cite>{title}</cite>
            {source !== "" && ` · ${source}`}
          </p>
          <Button look="quiet" isSmall onClick={onNext}>
            {nextLabel}
          </Button>
        </div>
      )}
      {lead !== undefined && (
        <p className={styles["lead"]} data-fades>
          {lead}
        </p>
      )}
    </>
  );
  return (
    <div className={styles["run"]} data-blind={options.isBlind}>
      <LiveBar run={run} mode={mode} />
      <TypingStage
        run={run}
        label={title === undefined ? t`Type these words` : t`Type this text: ${title}`}
        subject={{ activity: activityOf(mode), title: title ?? null }}
        language={language}
        onRestart={restart}
        isEnding={isEnding}
        {...(phase === "running" && { onEscape: restart })}
        {...(options.ghost !== "" && {
          overlay: (
            <ErrorBoundary rank="part" fallback={null}>
              <Suspense fallback={null}>
                <GhostOverlay
                  key={`${options.ghost} ${turn.keyRule}`}
                  run={run}
                  ghost={options.ghost}
                  about={aboutRun(challenge, mode, turn.keyRule)}
                  language={language}
                  ghostRef={turn.ghostRef}
                />
              </Suspense>
            </ErrorBoundary>
          ),
        })}
      />
      {!keyboard && about}
      <KeyboardSlot run={run} language={language} />
      {keyboard && about}
      {children !== undefined && <div data-fades>{children}</div>}
    </div>
  );
}

function activityOf({ kind }: RunMode): RunActivity {
  if (kind === "text" || kind === "quote") return "TEXT";
  return kind === "custom" ? "CUSTOM" : "PRACTICE";
}

/** A run, what was chosen for its keys, and its challenge: the given one, or a drill made from the run before. */
type Turn = {
  readonly run: TypingRun;
  readonly challenge: Challenge;
  readonly mode: RunMode;
  readonly keyRule: KeyRule | null;
  readonly given: Challenge;
  /** Holds what renders how the run ended beside its ghost, if it has one. */
  readonly ghostRef: RefObject<RenderGhostResult | null>;
};

const drillMode = { kind: "custom" } as const;

function startTurn(challenge: Challenge, mode: RunMode, keyRule: KeyRule | null, given = challenge): Turn {
  const options: TypingRunOptions = {
    rules: keyRule === "STOP_ON_ERROR" ? "stopOnError" : "free",
    text: challenge.text,
    isForwardOnly: keyRule === "NO_BACKSPACE",
    ...(mode.kind === "time" && { limitMs: mode.seconds * 1000 }),
  };
  return {
    challenge,
    mode,
    keyRule,
    given,
    ghostRef: { current: null },
    run: earlyRun(options) ?? new TypingRun(options),
  };
}

type LiveBarProps = { readonly run: TypingRun; readonly mode: RunMode };

/**
 * The state of the run, at most once a second: what is left, speed, accuracy. For the eye; screen readers get
 * summaries.
 */
function LiveBar({ run, mode }: LiveBarProps) {
  const { t } = useLingui();
  const { seconds, wpm, accuracy, words } = useLiveFigures(run);
  const { perWpm, unit } = useShortUnit();
  const isRunning = useRunPhase(run) === "running";
  return (
    <div className={styles["bar"]} aria-hidden="true">
      <span className={styles["figure"]}>{isRunning && seconds > 0 ? `${roundDown(wpm * perWpm)} ${unit}` : ""}</span>
      <span className={styles["left"]}>{leftOf(mode, run, seconds, words)}</span>
      <span className={styles["figure"]}>{isRunning && seconds > 0 ? t`${accuracy}%` : ""}</span>
    </div>
  );
}

function leftOf(mode: RunMode, run: TypingRun, seconds: number, words: number): string {
  if (mode.kind === "time") return `${Math.max(0, mode.seconds - seconds)} s`;
  const { state } = run;
  return `${words}/${state.rules === "free" ? state.words.length : run.text.split(" ").length}`;
}

type SlotProps = Omit<ComponentProps<typeof RunSummary>, "saved"> & {
  readonly challenge: Challenge;
  readonly keyRule: KeyRule | null;
  readonly mode: RunMode;
};

/** The place of a finished run. What shows it loads when the run ends; offline, from the cache of the worker. */
function RunSummarySlot({ challenge, keyRule, mode, ...props }: SlotProps) {
  const { t } = useLingui();
  const { run, language } = props;
  const locale = useLocale();
  const environment = useRelayEnvironment();
  const [described] = useState(() => describeRun(run, challenge, mode, keyRule, language));
  const [loaded, setLoaded] = useState<
    { readonly Summary: typeof RunSummary; readonly saved: UnsavedRun | null } | "failed" | null
  >(null);
  useEffect(() => {
    const counts = run.end?.reason === "finished" || run.end?.reason === "time";
    const typed = { ...described, keystrokes: run.keystrokes };
    loadRunSummary(locale).then(
      ({ Summary, saveKeystrokes }) => {
        // However what follows is drawn, the run is being saved.
        const saved = counts ? saveKeystrokes(environment, typed) : null;
        setLoaded((before) => before ?? { Summary, saved });
      },
      () => {
        if (counts) storeRunWithKeystrokes(typed);
        setLoaded("failed");
      },
    );
  }, [run, described, locale, environment]);

  if (loaded === null)
    return (
      <div className={styles["arriving"]}>
        <Skeleton size="block" />
      </div>
    );
  if (loaded === "failed") {
    return (
      <Notice
        kind="error"
        text={t`Part of Typeloop didn't load. Your run isn't lost: reload the page and find it under Progress.`}
      >
        <Button onClick={() => location.reload()}>{t`Reload`}</Button>
      </Notice>
    );
  }
  return <loaded.Summary saved={loaded.saved} {...props} />;
}

/** What shows and measures a finished run, and what saves it. */
async function loadRunSummary(locale: Locale) {
  const [{ RunSummary: Summary }, { saveKeystrokes }] = await Promise.all([
    import("./RunSummary"),
    import("../../features/saving/saveRun"),
    loadCatalog("figures", locale),
  ]);
  return { Summary, saveKeystrokes };
}

const kinds = {
  time: "TIME",
  words: "WORDS",
  text: "TEXT",
  quote: "TEXT",
  adaptive: "ADAPTIVE",
  custom: "CUSTOM",
} as const;

/** What is saved of a finished run, but for its log, with a new id. Call it once a run. */
function describeRun(
  run: TypingRun,
  { text, ...found }: Challenge,
  mode: RunMode,
  keyRule: KeyRule | null,
  language: Language,
): Omit<UnsavedRun, "log"> {
  const about = aboutRun(found, mode, keyRule);
  return {
    runId: randomUuid(),
    language: toWireLanguage(language),
    ...about,
    // The server has no text of these to compare with.
    ...((about.mode === "ADAPTIVE" || about.mode === "CUSTOM") && { prompt: text }),
    startedAtMs: run.startedAtMs,
  };
}

/** What kind of run it is. */
function aboutRun(challenge: Omit<Challenge, "text">, mode: RunMode, keyRule: KeyRule | null) {
  return { mode: kinds[mode.kind], modeAmount: amountOf(mode), ...challenge, ...(keyRule && { keyRule }) };
}

function amountOf(mode: RunMode): number | null {
  if (mode.kind === "words") return mode.count;
  return mode.kind === "time" ? mode.seconds : null;
}
