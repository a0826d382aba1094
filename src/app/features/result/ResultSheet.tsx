import { languageLabel } from "../../platform/locale/languageName";
import { type Language, fromWireLanguage } from "../../../contract/languages/languages";
import { type ReactNode, useMemo, lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ResultSheet_result$key } from "../../../../__generated__/ResultSheet_result.graphql";
import { HeadlineFigures, RunFigures } from "../../typing/figures/RunFigures";
import { ErrorNotice, ErrorBoundary } from "../../ui/ErrorBoundary";
import styles from "./ResultSheet.module.css";
import { useLingui } from "@lingui/react/macro";
import type { ResultSheet_factsResult$key } from "../../../../__generated__/ResultSheet_factsResult.graphql";
import type { ResultSheet_runFactsResult$key } from "../../../../__generated__/ResultSheet_runFactsResult.graphql";
import { formatDateTime } from "../../platform/dates/formatDate";
import {
  codeName,
  describeKeyRule,
  describeMode,
  describeSwitches,
  describeWordList,
  layoutMessage,
} from "./describeRunMode";
import { type Run, measureRun } from "../../../engine/metrics/measureRun";
import { useLocale } from "../../platform/locale/useLocale";
import { Button, LinkButton } from "../../ui/Button";
import { Card } from "../../ui/Card";
import type { Keystroke } from "../../../engine/log/Keystroke";
import { decodeLog } from "../../../engine/log/logCodec";
import type { RunMetrics } from "../../../engine/metrics/RunMetrics";
import type { TypingRules } from "../../../engine/typing/Typing";
import { Notice } from "../../ui/Notice";
import { msg } from "@lingui/core/macro";
import type { ResultSheet_exerciseOutcomeResult$key } from "../../../../__generated__/ResultSheet_exerciseOutcomeResult.graphql";

type Props = {
  readonly resultRef: ResultSheet_result$key;
  readonly header: ReactNode;
  /** Below the headline. */
  readonly children: ReactNode;
  readonly last: ReactNode;
};

/** A saved run: the server's figures, and everything computed here by replaying its log. */
export function ResultSheet({ resultRef, header, children, last }: Props) {
  const result = useFragment(
    graphql`
      fragment ResultSheet_result on Result @throwOnFieldError {
        rules
        language
        prompt
        log
        durationMs
        wpm
        raw
        strokesPerMinute
        accuracy
        consistency
        ...ResultSheet_exerciseOutcomeResult
      }
    `,
    resultRef,
  );
  const { rules, prompt, log, durationMs, wpm, raw, strokesPerMinute, accuracy, consistency } = result;
  const language = fromWireLanguage(result.language);
  const measured = useMemo(() => measureResult({ rules, prompt, log, durationMs }), [rules, prompt, log, durationMs]);

  return (
    <article className={styles["sheet"]}>
      {header}
      <HeadlineFigures headline={{ wpm, raw, strokesPerMinute, accuracy, consistency, durationMs }} />
      <ExerciseOutcome resultRef={result} />
      {children}
      {measured !== null && measured.keystrokes.length > 0 && (
        <ReplayCard
          key={log}
          run={{ rules: measured.rules, text: prompt, keystrokes: measured.keystrokes, durationMs }}
          language={language}
        />
      )}
      {measured === null ? (
        <ErrorNotice code="MALFORMED_LOG" />
      ) : (
        <RunFigures {...measured} text={prompt} language={language} />
      )}
      {last}
    </article>
  );
}

/** What was typed and the status of the result, in one line. */
export function ResultFacts({ resultRef }: { readonly resultRef: ResultSheet_factsResult$key }) {
  const { t } = useLingui();
  const result = useFragment(
    graphql`
      fragment ResultSheet_factsResult on Result @throwOnFieldError {
        place
        status
        ...ResultSheet_runFactsResult
      }
    `,
    resultRef,
  );
  const { place, status } = result;
  return (
    <span className={styles["facts"]}>
      <RunFacts resultRef={result} />
      {place !== null && place !== undefined && <span>{t`place ${place}`}</span>}
      <StatusBadge status={status} />
    </span>
  );
}

type RunFactsProps = { readonly resultRef: ResultSheet_runFactsResult$key; readonly isShort?: boolean };

/** The run in one line: kind, language, keyboard, date. */
export function RunFacts({ resultRef, isShort = false }: RunFactsProps) {
  const { t } = useLingui();
  const run = useFragment(
    graphql`
      fragment ResultSheet_runFactsResult on Result @throwOnFieldError {
        mode
        rules
        modeAmount
        punctuation
        numbers
        wordList
        keyRule
        raceMode
        language
        layout
        text {
          title
        }
        lessonTitle
        startedAt
      }
    `,
    resultRef,
  );
  const locale = useLocale();
  const { mode, rules, keyRule, modeAmount, punctuation, numbers, wordList, raceMode } = run;
  const { language, layout, text, lessonTitle, startedAt } = run;
  const title = text?.title ?? lessonTitle ?? null;
  const list = describeWordList(wordList);
  const rule = describeKeyRule(keyRule);
  const switches = describeSwitches({ punctuation, numbers });
  const keyboard = layoutMessage(layout ?? null);
  const keyboardName = keyboard && t(keyboard);
  return (
    <span className={styles["facts"]}>
      <span>{t(describeMode({ mode, rules, keyRule, modeAmount: modeAmount ?? null, raceMode, title }))}</span>
      {list !== null && <span>{t(list)}</span>}
      {switches !== null && <span>{t(switches)}</span>}
      {rule !== null && <span>{t(rule)}</span>}
      <span>{codeName(wordList) ?? languageLabel(fromWireLanguage(language), locale)}</span>
      {!isShort && keyboardName !== null && <span>{t`keyboard: ${keyboardName}`}</span>}
      <time dateTime={startedAt} lang="nl">
        {formatDateTime(startedAt, isShort ? "short" : "long")}
      </time>
    </span>
  );
}

/**
 * Whether a result was verified (the server replayed its log and it is not suspicious), in a word and with a symbol.
 */
export function StatusBadge({ status }: { readonly status: string }) {
  const { t } = useLingui();
  if (status === "VERIFIED") return <span className={styles["verified"]}>✓ {t`verified`}</span>;
  return <span className={styles["flagged"]}>⚑ {t`flagged for review`}</span>;
}

const Replay = lazy(async () => ({ default: (await import("./Replay")).Replay }));

type ReplayCardProps = { readonly run: Run; readonly language: Language };

/** A button to replay a run. The player's code is loaded on demand. */
function ReplayCard({ run, language }: ReplayCardProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={t`Replay`} lead={t`Watch the run again, key by key, with errors, corrections and pauses.`}>
      <ErrorBoundary rank="part">
        <Suspense fallback={<OpenButton isBusy />}>
          {isOpen ? (
            <Replay run={run} language={language} locale={locale} />
          ) : (
            <OpenButton onClick={() => setOpen(true)} />
          )}
        </Suspense>
      </ErrorBoundary>
    </Card>
  );
}

function OpenButton(props: { readonly isBusy?: boolean; readonly onClick?: () => void }) {
  const { t } = useLingui();
  return (
    <div>
      <Button {...props}>{t`Replay`}</Button>
    </div>
  );
}

type SavedRun = {
  /** A value of the schema's `TypingRules`. */
  readonly rules: string;
  readonly prompt: string;
  readonly log: string;
  readonly durationMs: number;
};

/** A saved run, replayed: its keystrokes, rules and figures; null if its log cannot be read. */
export function measureResult({ rules: rulesName, prompt, log, durationMs }: SavedRun): {
  readonly rules: TypingRules;
  readonly keystrokes: readonly Keystroke[];
  readonly metrics: RunMetrics;
} | null {
  const decoded = decodeLog(log);
  if (!decoded.ok) return null;
  const rules = rulesName === "STOP_ON_ERROR" ? "stopOnError" : "free";
  const { keystrokes } = decoded;
  return { rules, keystrokes, metrics: measureRun({ rules, text: prompt, keystrokes, durationMs }) };
}

const outcomes = new Map([
  ["PASSED", msg`Exercise passed.`],
  ["TOO_SHORT", msg`Not passed yet: the exercise wasn't finished.`],
  ["INACCURATE", msg`Not passed yet: type a little slower and hit more of the right keys.`],
  ["SLOW", msg`Not passed yet: your accuracy is good, now type a little faster.`],
]);

/** The outcome of the course exercise that the run was; empty for other runs. */
export function ExerciseOutcome({ resultRef }: { readonly resultRef: ResultSheet_exerciseOutcomeResult$key }) {
  const { t } = useLingui();
  const { exerciseId, exerciseVerdict } = useFragment(
    graphql`
      fragment ResultSheet_exerciseOutcomeResult on Result @throwOnFieldError {
        exerciseId
        exerciseVerdict
      }
    `,
    resultRef,
  );
  const outcome = outcomes.get(exerciseVerdict ?? "");
  if (outcome === undefined || exerciseId === null || exerciseId === undefined) return null;
  return (
    <Notice kind={exerciseVerdict === "PASSED" ? "success" : "info"} text={t(outcome)}>
      <LinkButton
        isSmall
        to={`/course/${exerciseId.slice(0, exerciseId.lastIndexOf("."))}`}
      >{t`Go to the lesson`}</LinkButton>
    </Notice>
  );
}
