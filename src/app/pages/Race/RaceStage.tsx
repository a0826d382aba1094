import type { Language } from "../../../contract/languages/languages";
import { useLingui } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { graphql, useFragment } from "react-relay";
import type { RaceStage_racer$key } from "../../../../__generated__/RaceStage_racer.graphql";
import { TypingStage } from "../../typing/TypingStage";
import { useRunPhase, useLiveFigures } from "../../typing/runHooks";
import type { RaceSession } from "./raceSession";
import styles from "./RaceTrack.module.css";
import type { TypingRun } from "../../typing/TypingRun";

import { useCountdown } from "../../relay/serverClock";
import { Skeleton } from "../../ui/primitives";

import { percent, roundDown, wordsPerMinute } from "../../../engine/metrics/rates";
import { useLocale } from "../../platform/locale/useLocale";
import { formatPercent, percentSign } from "../../typing/figures/formatFigure";
import { useSpeed } from "../../typing/figures/useSpeed";
import { useShortUnit } from "../../typing/useSpeedUnit";
import { formatRaceTime, ordinal } from "../../features/race/raceWords";
import type { SenderState } from "../../typing/sending/KeystrokeSender";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { Notice } from "../../ui/Notice";

type Props = {
  readonly session: RaceSession;
  /** By the server's clock; null before the countdown. */
  readonly startsAt: string | null;
  readonly title: string;
  readonly language: Language;
  readonly racerRef: RaceStage_racer$key;
  /** Called on Esc in the line. */
  readonly onEscape: () => void;
  /** The state of the race, for screen readers. */
  readonly describeRace: () => string;
};

/** A racer's own line: readable during the countdown, typed from the start on, and their own figures at the end. */
export function RaceStage({ session, startsAt, title, language, racerRef, onEscape, describeRace }: Props) {
  const { t } = useLingui();
  const { place, finishedAfterMs } = useFragment(
    graphql`
      fragment RaceStage_racer on Racer @throwOnFieldError {
        place
        finishedAfterMs
      }
    `,
    racerRef,
  );
  const { run, sender } = session;
  const isThrough = useRunPhase(run) === "ended" && run.state.finished;
  const way = useSyncExternalStore(sender.subscribe, () => sender.state);

  return (
    <div className={styles["stage"]}>
      <StageBar run={run} startsAt={startsAt} />
      <div className={styles["line"]}>
        {isThrough ? (
          <OwnFinish session={session} place={place ?? null} isSaved={finishedAfterMs != null} />
        ) : (
          <TypingStage
            run={run}
            label={t`Type this text: ${title}`}
            subject={{ activity: "RACE", title }}
            language={language}
            onEscape={onEscape}
            describeMore={describeRace}
          />
        )}
      </div>
      <SenderNotice state={way} />
    </div>
  );
}

type StageBarProps = { readonly run: TypingRun; readonly startsAt: string | null };

/** Above the line: the countdown, then the racer's own speed and accuracy, updated at most once a second. */
function StageBar({ run, startsAt }: StageBarProps) {
  const locale = useLocale();
  const left = useCountdown(startsAt);
  const { wpm, accuracy, seconds } = useLiveFigures(run);
  const { perWpm, unit } = useShortUnit();
  const phase = useRunPhase(run);
  const hasFigures = left === 0 && phase === "running" && seconds > 0;
  return (
    <div className={styles["bar"]}>
      {hasFigures ? (
        <span className={styles["figures"]} aria-hidden="true">
          <span>{`${roundDown(wpm * perWpm)} ${unit}`}</span>
          <span>{accuracy + percentSign(locale)}</span>
        </span>
      ) : (
        phase !== "ended" && <CountdownFigure left={left} />
      )}
    </div>
  );
}

/** The last seconds are counted; before them there is time to read. */
const COUNTED = 5;

/**
 * The countdown as a large figure; `left` in whole seconds, 0 once the race runs, null before a start is known. Screen
 * readers hear its start and its end from RaceNews.
 */
function CountdownFigure({ left }: { readonly left: number | null }) {
  const { t } = useLingui();
  if (left === null) return null;
  return (
    <span key={left} className={left > COUNTED ? styles["ready"] : styles["count"]} aria-hidden="true">
      {left > COUNTED ? t`Get ready` : left === 0 ? t`Go` : left}
    </span>
  );
}

type OwnFinishProps = {
  readonly session: RaceSession;
  /** Null if there is none. */
  readonly place: number | null;
  /** Whether the server has the last keystrokes. In a handicap race not everyone has a place then. */
  readonly isSaved: boolean;
};

/** The viewer has finished while others still type: their figures at once, their place as soon as there is one. */
function OwnFinish({ session, place, isSaved }: OwnFinishProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { run, position } = session;
  const durationMs = run.end?.durationMs ?? 0;
  const speed = useSpeed().text(wordsPerMinute(position, durationMs), 0);
  const right = formatPercent(locale, percent(run.presses.right, run.presses.all), 0);
  const nth = place === null ? null : t(ordinal(place));
  return (
    <div className={styles["through"]}>
      <span className={styles["place"]}>{nth === null ? t`You've finished` : t`${nth} place`}</span>
      <span className={styles["own"]}>
        <span>{speed}</span>
        <span>{t`${right} right`}</span>
        <span>{formatRaceTime(durationMs, locale)}</span>
      </span>
      <span className={styles["others"]}>
        {!isSaved ? t`Your last keystrokes are still being sent.` : t`The others are still typing.`}
      </span>
    </div>
  );
}

/**
 * The state of the connection if it matters to the racer: empty while keystrokes are sent, a badge while they are
 * queued, a notice once the server refuses them.
 */
function SenderNotice({ state }: { readonly state: SenderState }) {
  const { t } = useLingui();
  const isStopped = state.kind === "stopped";
  return (
    <div className={styles["way"]}>
      <output>
        {state.kind === "waiting" && (
          <span className={styles["badge"]}>{t`Offline: keep typing, your keystrokes are saved`}</span>
        )}
      </output>
      {isStopped && state.reason === "ELSEWHERE" && (
        <Notice text={t`You're racing in another window. What you type there counts.`} />
      )}
      {isStopped && state.reason !== "ELSEWHERE" && state.reason !== "RACE_OVER" && state.reason !== "NOT_A_RACER" && (
        <ErrorNotice code={state.reason} />
      )}
    </div>
  );
}

/** Reserves the line's space while the clocks are compared. */
export function StagePlaceholder() {
  return (
    <div className={styles["stage"]} aria-busy="true">
      <div className={styles["bar"]} />
      <div className={styles["line"]}>
        <Skeleton size="block" />
      </div>
      <div className={styles["way"]} />
    </div>
  );
}

type WatchedTextProps = { readonly text: string; readonly language: Language; readonly startsAt: string | null };

/** For viewers without a seat, instead of the line: the text that the others type. */
export function WatchedText({ text, language, startsAt }: WatchedTextProps) {
  const { t } = useLingui();
  const left = useCountdown(startsAt);
  return (
    <div className={styles["watched"]}>
      <div className={styles["bar"]}>
        {left === 0 ? <span className={styles["ready"]}>{t`You're watching`}</span> : <CountdownFigure left={left} />}
      </div>
      <p className={styles["text"]} lang={language}>
        {text}
      </p>
    </div>
  );
}
