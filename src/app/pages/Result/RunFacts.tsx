import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { RunFacts_result$key } from "../../../../__generated__/RunFacts_result.graphql";
import { formatDateTime } from "../../platform/dates/formatDateTime";
import { describeMode } from "./describeMode";
import styles from "./RunFacts.module.css";

type Props = { readonly resultRef: RunFacts_result$key; readonly isShort?: boolean };

/** What a run was, in a line: kind, language, moment. */
export function RunFacts({ resultRef, isShort = false }: Props) {
  const { t } = useLingui();
  const { mode, modeAmount, language, text, startedAt } = useFragment(
    graphql`
      fragment RunFacts_result on Result @throwOnFieldError {
        mode
        modeAmount
        language
        text {
          title
        }
        startedAt
      }
    `,
    resultRef,
  );
  return (
    <span className={styles["facts"]}>
      <span>{t(describeMode({ mode, modeAmount: modeAmount ?? null, title: text?.title ?? null }))}</span>
      <span>{language === "NL" ? t`Dutch` : t`English`}</span>
      <time dateTime={startedAt} lang="nl">
        {formatDateTime(startedAt, isShort ? "short" : "long")}
      </time>
    </span>
  );
}
