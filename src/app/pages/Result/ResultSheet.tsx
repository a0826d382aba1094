import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { ResultSheet_result$key } from "../../../../__generated__/ResultSheet_result.graphql";
import { formatDateTime } from "../../platform/dates/formatDateTime";
import { useLocale } from "../../platform/locale/useLocale";
import { formatFigure } from "../../typing/figures/formatFigure";
import { HeadlineFigures } from "../../typing/figures/HeadlineFigures";
import { RunFigures } from "../../typing/figures/RunFigures";
import { ErrorNotice } from "../../ui/ErrorNotice";
import { LinkButton } from "../../ui/LinkButton";
import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";
import { describeMode } from "./describeMode";
import { measureResult } from "./measureResult";
import { ReplayCard } from "./ReplayCard";
import styles from "./ResultSheet.module.css";
import { StatusBadge } from "./StatusBadge";

/** A kept run: the server's figures, and all that its log shows when it is replayed here. */
export function ResultSheet({ resultRef }: { readonly resultRef: ResultSheet_result$key }) {
  const { t } = useLingui();
  const result = useFragment(
    graphql`
      fragment ResultSheet_result on Result @throwOnFieldError {
        mode
        modeAmount
        language
        text {
          title
        }
        prompt
        log
        durationMs
        wpm
        raw
        strokesPerMinute
        accuracy
        consistency
        status
        startedAt
        raceCode
        place
      }
    `,
    resultRef,
  );
  const { mode, modeAmount, prompt, log, durationMs, startedAt, raceCode, place, wpm, raw, strokesPerMinute, accuracy, consistency } = result;
  const language = result.language === "NL" ? "nl" : "en";
  const speed = formatFigure(useLocale(), wpm, 1);
  const measured = useMemo(() => measureResult({ mode, prompt, log, durationMs }), [mode, prompt, log, durationMs]);

  return (
    <article className={styles["sheet"]}>
      <PageMeta title={t`Result: ${speed} wpm`} description={t`One result: speed, accuracy, the curve of the run and the keys that were missed.`} />
      <PageHeader
        title={t`Result`}
        lead={
          <span className={styles["facts"]}>
            <span>{t(describeMode({ mode, modeAmount: modeAmount ?? null, title: result.text?.title ?? null }))}</span>
            <span>{language === "nl" ? t`Dutch` : t`English`}</span>
            <time dateTime={startedAt} lang="nl">
              {formatDateTime(startedAt)}
            </time>
            {place !== null && place !== undefined && <span>{t`place ${place}`}</span>}
            <StatusBadge status={result.status} />
          </span>
        }
      >
        {raceCode !== null && raceCode !== undefined && <LinkButton to={`/race/${raceCode}`}>{t`The race`}</LinkButton>}
        <LinkButton to="/progress">{t`All results`}</LinkButton>
        <LinkButton look="primary" to="/">
          {t`Practise`}
        </LinkButton>
      </PageHeader>
      <HeadlineFigures headline={{ wpm, raw, strokesPerMinute, accuracy, consistency, durationMs }} />
      {measured !== null && measured.keystrokes.length > 0 && <ReplayCard key={log} run={{ rules: measured.rules, text: prompt, keystrokes: measured.keystrokes, durationMs }} language={language} />}
      {measured === null ? <ErrorNotice code="MALFORMED_LOG" /> : <RunFigures {...measured} text={prompt} language={language} />}
    </article>
  );
}
