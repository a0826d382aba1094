import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { MarkProps } from "./Mark";
import styles from "./MarkedText.module.css";

const kinds: ReadonlyMap<string, MessageDescriptor> = new Map([
  ["WRONG", msg`another word`],
  ["SWAPPED", msg`two words in each other's place (2 errors)`],
  ["JOINED", msg`a space left out`],
  ["SPLIT", msg`a space in a word`],
  ["OMITTED", msg`a word left out`],
  ["ADDED", msg`a word or a space too many`],
]);

/** The errors of an attempt, one a row. */
export function ErrorTable({
  marks,
  language,
}: {
  readonly marks: readonly MarkProps[];
  readonly language: "en" | "nl";
}) {
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
            <th scope="col">{t`What it is`}</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ at, kind, words, typed }) => (
            <tr key={at}>
              <td lang={language}>{typed === "" ? "–" : typed}</td>
              <td lang={language}>{words === "" ? "–" : words}</td>
              <td>{t(kind)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
