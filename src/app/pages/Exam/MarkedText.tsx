import type { Language } from "../../../contract/languages/languages";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { MarkedText_grade$key } from "../../../../__generated__/MarkedText_grade.graphql";
import styles from "./AttemptResult.module.css";
import { VisuallyHidden } from "../../ui/primitives";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The typed text, with each error beside the original, and a table of the errors as an alternative. */
export function MarkedText({
  gradeRef,
  language,
}: {
  readonly gradeRef: MarkedText_grade$key;
  readonly language: Language;
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
        <p className={styles["key"]}>{t`What you typed is crossed out; what the text says is underlined.`}</p>
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

type MarkProps = {
  readonly kind: string;
  /** Words of the text; empty if there are none. */
  readonly words: string;
  /** What was typed; empty if nothing was. */
  readonly typed: string;
};

/** A piece of the typed text. Right words are shown unchanged; an error is crossed out and followed by the original. */
function Mark({ kind, words, typed }: MarkProps) {
  const { t } = useLingui();
  if (kind === "RIGHT" || kind === "BEGUN") return <>{typed} </>;
  return (
    <>
      <span className={styles["error"]}>
        {typed === "" && kind === "ADDED" && <del className={styles["typed"]}>{t`(space)`}</del>}
        {typed !== "" && <del className={styles["typed"]}>{typed}</del>}
        {words !== "" && (
          <>
            <VisuallyHidden> {t`instead of`} </VisuallyHidden>
            <ins className={styles["asked"]}>{words}</ins>
          </>
        )}
      </span>{" "}
    </>
  );
}

const kinds: ReadonlyMap<string, MessageDescriptor> = new Map([
  ["WRONG", msg`a different word`],
  ["SWAPPED", msg`two words swapped (2 errors)`],
  ["JOINED", msg`a space left out`],
  ["SPLIT", msg`a space in a word`],
  ["OMITTED", msg`a word left out`],
  ["ADDED", msg`an extra word or space`],
]);

/** The errors of an attempt, one per row. */
function ErrorTable({ marks, language }: { readonly marks: readonly MarkProps[]; readonly language: Language }) {
  const { t } = useLingui();
  const errors = marks.flatMap((mark, at) => {
    const kind = kinds.get(mark.kind);
    return kind ? [{ ...mark, at, kind }] : [];
  });
  return (
    <div className={styles["scroll"]}>
      <table className={styles["table"]}>
        <caption>{t`Your errors`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`You typed`}</th>
            <th scope="col">{t`The text says`}</th>
            <th scope="col">{t`Kind of error`}</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ at, kind, words, typed }) => (
            <tr key={at}>
              <th scope="row" lang={language}>
                {typed === "" ? "–" : typed}
              </th>
              <td lang={language}>{words === "" ? "–" : words}</td>
              <td>{t(kind)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
