import { useLingui } from "@lingui/react/macro";
import type { WordFigures } from "../../../engine/metrics/measureWords";
import { useLocale } from "../../platform/locale/useLocale";
import styles from "./FigureTable.module.css";
import { formatSpeed } from "./formatFigure";

type Props = {
  /** What the words have in common. */
  readonly caption: string;
  /** In the order in which to show them. */
  readonly words: readonly WordFigures[];
  readonly language: "en" | "nl";
};

/** How some words of a run went: speed and errors. */
export function WordTable({ caption, words, language }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <div className={styles["scroll"]}>
      <table className={styles["table"]}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Word`}</th>
            <th scope="col">{t`Speed (wpm)`}</th>
            <th scope="col">{t`Errors`}</th>
          </tr>
        </thead>
        <tbody>
          {words.map(({ word, wpm, errors }) => (
            <tr key={word}>
              <td className={styles["word"]} lang={language}>
                {word}
              </td>
              <td>{wpm > 0 ? formatSpeed(locale, wpm, 0) : "–"}</td>
              <td>{errors}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
