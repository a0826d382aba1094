import { useLingui } from "@lingui/react/macro";
import { Fragment } from "react";
import { measurePlaces } from "../../../engine/metrics/measureWords";
import type { Run } from "../../../engine/metrics/measureRun";
import { wordsPerMinute } from "../../../engine/metrics/rates";
import { useLocale } from "../../platform/locale/useLocale";
import { formatSpeed } from "./formatFigure";
import { paceOf } from "./paceOf";
import styles from "./WordSpeeds.module.css";

type Props = { readonly run: Run; readonly language: "en" | "nl" };

/**
 * Each word of a run in its place with its speed above it; those much slower or faster than the middle one stand out.
 */
export function WordSpeeds({ run, language }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const words = measurePlaces(run).map(({ word, characters, ms }, at) => ({
    at,
    word,
    wpm: wordsPerMinute(characters, ms),
  }));
  const speeds = words.flatMap(({ wpm }) => (wpm > 0 ? [wpm] : [])).sort((a, b) => a - b);
  const middle = speeds[Math.floor(speeds.length / 2)] ?? 0;
  if (words.length === 0) return <p>{t`No word was typed to its end.`}</p>;
  return (
    <>
      <p className={styles["key"]}>
        <span>{t`Above each word: words per minute.`}</span>
        <span className={styles["slow"]}>{t`slower than most`}</span>
        <span className={styles["fast"]}>{t`faster than most`}</span>
      </p>
      <p className={styles["words"]} lang={language}>
        {words.map(({ at, word, wpm }) => (
          <Fragment key={at}>
            <ruby className={styles[paceOf(wpm, middle)]}>
              {word}
              <rp> (</rp>
              <rt>{wpm > 0 ? formatSpeed(locale, wpm, 0) : "–"}</rt>
              <rp>)</rp>
            </ruby>{" "}
          </Fragment>
        ))}
      </p>
    </>
  );
}
