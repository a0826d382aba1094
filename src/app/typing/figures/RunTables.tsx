import type { Language } from "../../../contract/languages/languages";
import { Plural, useLingui } from "@lingui/react/macro";
import type { RunMetrics, KeyFigures } from "../../../engine/metrics/RunMetrics";
import styles from "./FigureTable.module.css";
import { useLocale } from "../../platform/locale/useLocale";
import { formatFigure, formatPercent } from "./formatFigure";
import { nameOfKey } from "../spellKeys";
import { useSpeed } from "./useSpeed";
import type { WordFigures } from "../../../engine/metrics/measureWords";

/** The missed keys, most missed first, and a collapsed table of all keys and pairs. */
export function KeyErrors({ metrics }: { readonly metrics: Pick<RunMetrics, "keys" | "pairs" | "extraPresses"> }) {
  const { t } = useLingui();
  const keys = metrics.keys.map(({ key, ...figures }) => [key, figures] as const);
  const pairs = metrics.pairs.map(({ pair, ...figures }) => [pair, figures] as const);
  const { extraPresses } = metrics;
  const missed = keys.filter(([, { misses }]) => misses > 0);
  return (
    <>
      {missed.length > 0 ? <KeyTable heading={t`Key`} rows={missed} /> : <p>{t`No keys missed.`}</p>}
      {extraPresses > 0 && (
        <p>
          <Plural
            value={extraPresses}
            one="One extra letter was typed at the end of a word."
            other="# extra letters were typed at the ends of words."
          />
        </p>
      )}
      {keys.length > 0 && (
        <details className={styles["details"]}>
          <summary>{t`All keys`}</summary>
          <KeyTable heading={t`Key`} rows={keys} />
        </details>
      )}
      {pairs.length > 0 && (
        <details className={styles["details"]}>
          <summary>{t`All key pairs`}</summary>
          <KeyTable heading={t`Pair`} rows={pairs} />
        </details>
      )}
    </>
  );
}

type Row = Omit<KeyFigures, "key">;

type Props = {
  /** Heading of the first column: "Key", "Pair". */
  readonly heading: string;
  /** By character or pair of characters, in display order. */
  readonly rows: readonly (readonly [name: string, figures: Row])[];
};

/** The figures of each key (or pair of keys) in a run: presses, misses, time. */
function KeyTable({ heading, rows }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <div className={styles["scroll"]}>
      <table className={styles["table"]} aria-label={heading}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">{t`Keystrokes`}</th>
            <th scope="col">{t`Missed`}</th>
            <th scope="col">{t({ message: "Right", context: "share of presses" })}</th>
            <th scope="col">{t`Average time (ms)`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, { presses, misses, meanMs }]) => (
            <tr key={name}>
              <th scope="row">
                <kbd className={styles["key"]}>{nameOfKey(name, t)}</kbd>
              </th>
              <td>{presses}</td>
              <td>{misses}</td>
              <td>{formatPercent(locale, ((presses - misses) * 100) / presses)}</td>
              <td>{meanMs > 0 ? formatFigure(locale, meanMs) : "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Number of words listed as the slowest. */
const SLOWEST = 5;

type WordErrorsProps = {
  /** From measureWords. */ readonly words: readonly WordFigures[];
  readonly language: Language;
};

/** The words that took longest for their length, and those that were missed, in collapsed tables. */
export function WordErrors({ words, language }: WordErrorsProps) {
  const { t } = useLingui();
  const slowest = words.filter(({ wpm }) => wpm > 0).slice(0, SLOWEST);
  const missed = words.filter(({ errors }) => errors > 0).sort((a, b) => b.errors - a.errors);
  if (words.length === 0) return <p>{t`No words were completed.`}</p>;
  return (
    <>
      {slowest.length > 0 && <WordTable caption={t`Slowest words`} words={slowest} language={language} />}
      {missed.length > 0 ? (
        <WordTable caption={t`Missed words`} words={missed} language={language} />
      ) : (
        <p>{t`No words missed.`}</p>
      )}
      {words.length > SLOWEST && (
        <details className={styles["details"]}>
          <summary>{t`All words`}</summary>
          <WordTable caption={t`All words, slowest first`} words={words} language={language} />
        </details>
      )}
    </>
  );
}

type WordTableProps = {
  /** What the words have in common. */
  readonly caption: string;
  /** In display order. */
  readonly words: readonly WordFigures[];
  readonly language: Language;
};

/** Speed and errors of some words of a run. */
function WordTable({ caption, words, language }: WordTableProps) {
  const { t } = useLingui();
  const { figure, unit } = useSpeed();
  return (
    <div className={styles["scroll"]}>
      <table className={styles["table"]}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Word`}</th>
            <th scope="col">{t`Speed (${unit})`}</th>
            <th scope="col">{t`Errors`}</th>
          </tr>
        </thead>
        <tbody>
          {words.map(({ word, wpm, errors }) => (
            <tr key={word}>
              <th scope="row" className={styles["word"]} lang={language}>
                {word}
              </th>
              <td>{wpm > 0 ? figure(wpm, 0) : "–"}</td>
              <td>{errors}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
