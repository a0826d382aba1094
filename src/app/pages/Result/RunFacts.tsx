import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { RunFacts_result$key } from "../../../../__generated__/RunFacts_result.graphql";
import { formatDateTime } from "../../platform/dates/formatDate";
import { describeMode } from "./describeMode";
import { describeSwitches } from "./describeSwitches";
import { layoutMessage } from "./layoutMessage";
import styles from "./RunFacts.module.css";

type Props = { readonly resultRef: RunFacts_result$key; readonly isShort?: boolean };

/** What a run was, in a line: kind, language, keyboard, moment. */
export function RunFacts({ resultRef, isShort = false }: Props) {
  const { t } = useLingui();
  const { mode, rules, modeAmount, punctuation, numbers, language, layout, text, lessonTitle, startedAt } = useFragment(
    graphql`
      fragment RunFacts_result on Result @throwOnFieldError {
        mode
        rules
        modeAmount
        punctuation
        numbers
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
  const switches = describeSwitches({ punctuation, numbers });
  const keyboard = layoutMessage(layout ?? null);
  const keyboardName = keyboard && t(keyboard);
  return (
    <span className={styles["facts"]}>
      <span>
        {t(describeMode({ mode, rules, modeAmount: modeAmount ?? null, title: text?.title ?? lessonTitle ?? null }))}
      </span>
      {switches !== null && <span>{t(switches)}</span>}
      <span>{language === "NL" ? t`Dutch` : t`English`}</span>
      {!isShort && keyboardName !== null && <span>{t`keyboard: ${keyboardName}`}</span>}
      <time dateTime={startedAt} lang="nl">
        {formatDateTime(startedAt, isShort ? "short" : "long")}
      </time>
    </span>
  );
}
