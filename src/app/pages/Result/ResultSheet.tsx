import { type ReactNode, useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { ResultSheet_result$key } from "../../../../__generated__/ResultSheet_result.graphql";
import { HeadlineFigures, RunFigures } from "../../typing/figures/RunFigures";
import { ErrorNotice } from "../../ui/ErrorBoundary";
import { ExerciseOutcome } from "./ExerciseOutcome";
import { measureResult } from "./measureResult";
import { ReplayCard } from "./ReplayCard";
import styles from "./ResultSheet.module.css";

type Props = {
  readonly resultRef: ResultSheet_result$key;
  readonly header: ReactNode;
  /** Below the headline. */
  readonly children: ReactNode;
  readonly last: ReactNode;
};

/** A kept run: the server's figures, and all that its log shows when it is replayed here. */
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
        ...ExerciseOutcome_result
      }
    `,
    resultRef,
  );
  const { rules, prompt, log, durationMs, wpm, raw, strokesPerMinute, accuracy, consistency } = result;
  const language = result.language === "NL" ? "nl" : "en";
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
