import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { DifficultyCard_text$key } from "../../../../__generated__/DifficultyCard_text.graphql";
import { useLocale } from "../../platform/locale/useLocale";
import { formatFigure } from "../../typing/figures/formatFigure";
import { Card } from "../../ui/Card";
import { ProgressBar } from "../../ui/primitives";
import styles from "./TextPage.module.css";
import { difficultyWord } from "../../features/text/TextFacts";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** How hard a text is to type, and why. */
export function DifficultyCard({ textRef }: { readonly textRef: DifficultyCard_text$key }) {
  const { t } = useLingui();
  const locale = useLocale();
  const text = useFragment(
    graphql`
      fragment DifficultyCard_text on Text @throwOnFieldError {
        difficulty
        difficultyReport {
          score
          words
          length
          pairs
          signs
          uncommonWords
          lettersPerWord
          signShare
        }
      }
    `,
    textRef,
  );
  const report = text.difficultyReport;
  const level = t(difficultyWord(text.difficulty));
  const score = formatFigure(locale, report.score);
  const uncommon = formatFigure(locale, report.uncommonWords * 100);
  const letters = formatFigure(locale, report.lettersPerWord, 1);
  const signs = formatFigure(locale, report.signShare * 100);
  const parts = [
    {
      name: t`Words`,
      part: report.words,
      weight: 40,
      explanation: t`${uncommon} of 100 words aren't among the 1,000 most common.`,
    },
    { name: t`Length`, part: report.length, weight: 25, explanation: t`Words have ${letters} letters on average.` },
    { name: t`Letter pairs`, part: report.pairs, weight: 20, explanation: t(explainPairs(report.pairs)) },
    {
      name: t`Capitals and symbols`,
      part: report.signs,
      weight: 15,
      explanation: t`${signs} of 100 characters are capitals, digits or symbols.`,
    },
  ];
  return (
    <Card title={t`Difficulty: ${level}`} lead={t`${score} out of 100. Medium starts at 32, hard at 48.`}>
      <ul className={styles["parts"]}>
        {parts.map(({ name, part, weight, explanation }) => (
          <li key={name} className={styles["part"]}>
            <span className={styles["partName"]}>
              {name} <span className={styles["soft"]}>{t`counts for ${weight}%`}</span>
            </span>
            <ProgressBar label={name} part={part / 100} />
            <span className={styles["soft"]}>{explanation}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/**
 * How common the letter pairs of a text are.
 * @param part 0 to 100, from the difficulty.
 */
function explainPairs(part: number): MessageDescriptor {
  if (part < 34) return msg`Letter pairs are common, as in everyday words.`;
  return part < 67 ? msg`Some unusual letter pairs.` : msg`Many unusual letter pairs.`;
}
