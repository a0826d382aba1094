import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { MarkedText_grade$key } from "../../../../../__generated__/MarkedText_grade.graphql";
import { ErrorTable } from "./ErrorTable";
import { Mark } from "./Mark";
import styles from "./MarkedText.module.css";

/** What was typed, each error beside what the text says; and the errors as a table, for who reads those instead. */
export function MarkedText({
  gradeRef,
  language,
}: {
  readonly gradeRef: MarkedText_grade$key;
  readonly language: "en" | "nl";
}) {
  const { t } = useLingui();
  const { marks, errors } = useFragment(
    graphql`
      fragment MarkedText_grade on ExamGrade @throwOnFieldError {
        errors
        marks {
          kind
          words
          typed
        }
      }
    `,
    gradeRef,
  );
  if (marks.length === 0) return <p>{t`Nothing was typed.`}</p>;
  return (
    <div className={styles["marked"]}>
      {errors > 0 && (
        <p className={styles["key"]}>{t`Crossed out is what you typed; underlined is what the text says.`}</p>
      )}
      <p className={styles["text"]} lang={language}>
        {marks.map(({ kind, words, typed }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- Marks never change, and nothing else names them.
          <Mark key={at} kind={kind} words={words} typed={typed} />
        ))}
      </p>
      {errors > 0 && <ErrorTable marks={marks} language={language} />}
    </div>
  );
}
