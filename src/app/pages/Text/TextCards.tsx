import { useLingui } from "@lingui/react/macro";
import { difficultyStarts, difficultyWeights } from "../../../engine/text/measureDifficulty";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { TextCards_similar$key } from "../../../../__generated__/TextCards_similar.graphql";
import type { TextCards_query$key } from "../../../../__generated__/TextCards_query.graphql";
import type { TextCards_text$key } from "../../../../__generated__/TextCards_text.graphql";
import { fromWireLanguage } from "../../../contract/languages/languages";
import { portionsOf } from "../../../engine/practice/portions";
import { customQuery } from "../../features/addresses";
import { TextFacts, textAddress, difficultyWord } from "../../features/text/TextFacts";
import { LinkButton } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { ProgressBar } from "../../ui/primitives";
import styles from "./TextPage.module.css";
import type { TextCards_difficulty$key } from "../../../../__generated__/TextCards_difficulty.graphql";
import { useLocale } from "../../platform/locale/useLocale";
import { formatFigure } from "../../typing/figures/formatFigure";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

type Props = { readonly textRef: TextCards_text$key; readonly queryRef: TextCards_query$key };

/** What to type next: the next part of a text that the viewer is in, otherwise another text of the same kind. */
export function UpNext({ textRef, queryRef }: Props) {
  const { t } = useLingui();
  const { id, language, body, bookmark, isOwn, parts } = useFragment(
    graphql`
      fragment TextCards_text on Text @throwOnFieldError {
        id
        language
        body
        bookmark
        isOwn
        parts {
          title
          # eslint-disable-next-line relay/unused-fields -- Read by portionsOf.
          end
        }
      }
    `,
    textRef,
  );
  const { similarText } = useFragment(
    graphql`
      fragment TextCards_query on Query @argumentDefinitions(id: { type: "ID!" }) @throwOnFieldError {
        similarText(id: $id) {
          ...TextCards_similar
        }
      }
    `,
    queryRef,
  );
  if (bookmark == null || bookmark <= 0 || bookmark >= body.length)
    return similarText == null ? null : <SimilarText textRef={similarText} />;
  const portions = portionsOf(body, parts);
  const at = portions.findIndex(({ to }) => bookmark < to);
  const [number, count] = [at + 1, portions.length];
  const place = customQuery(fromWireLanguage(language), { choice: isOwn ? "own" : "library", text: id });
  const title = parts[at]?.title;
  return (
    <Card title={t`Up next`} lead={t`Part ${number} of ${count}`}>
      <div className={styles["column"]}>
        <ProgressBar label={t`Typed so far`} part={bookmark / body.length} />
        {title !== undefined && <p lang={language.toLowerCase()}>{title}</p>}
        <div className={styles["actions"]}>
          <LinkButton to={{ pathname: "/", search: place }}>{t`Continue with part ${number}`}</LinkButton>
        </div>
      </div>
    </Card>
  );
}

/** A link to another text, and one to type it at once. */
function SimilarText({ textRef }: { readonly textRef: TextCards_similar$key }) {
  const { t } = useLingui();
  const text = useFragment(
    graphql`
      fragment TextCards_similar on Text @throwOnFieldError {
        id
        title
        language
        ...TextFacts_text
      }
    `,
    textRef,
  );
  const { id, title, language } = text;
  const place = customQuery(fromWireLanguage(language), { choice: "library", text: id });
  const next = t`Type the next text`;
  return (
    <Card title={t`Up next`} lead={t`Another text like this one`}>
      <div className={styles["column"]}>
        <div>
          <Link to={textAddress(id)} lang={language.toLowerCase()}>
            {title}
          </Link>
          <p className={styles["soft"]}>
            <TextFacts textRef={text} />
          </p>
        </div>
        <div className={styles["actions"]}>
          <LinkButton to={{ pathname: "/", search: place }} aria-label={`${next}: ${title}`}>
            {next}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}

/** How hard a text is to type, and why. */
export function DifficultyCard({ textRef }: { readonly textRef: TextCards_difficulty$key }) {
  const { t } = useLingui();
  const locale = useLocale();
  const text = useFragment(
    graphql`
      fragment TextCards_difficulty on Text @throwOnFieldError {
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
  const { MEDIUM: medium, HARD: hard } = difficultyStarts;
  const uncommon = formatFigure(locale, report.uncommonWords * 100);
  const letters = formatFigure(locale, report.lettersPerWord, 1);
  const signs = formatFigure(locale, report.signShare * 100);
  const parts = [
    {
      name: t`Words`,
      part: report.words,
      weight: difficultyWeights.words,
      explanation: t`${uncommon} of 100 words aren't among the 1,000 most common.`,
    },
    {
      name: t`Length`,
      part: report.length,
      weight: difficultyWeights.length,
      explanation: t`Words have ${letters} letters on average.`,
    },
    {
      name: t`Letter pairs`,
      part: report.pairs,
      weight: difficultyWeights.pairs,
      explanation: t(explainPairs(report.pairs)),
    },
    {
      name: t`Capitals and symbols`,
      part: report.signs,
      weight: difficultyWeights.signs,
      explanation: t`${signs} of 100 characters are capitals, digits or symbols.`,
    },
  ];
  return (
    <Card title={t`Difficulty: ${level}`} lead={t`${score} out of 100. Medium starts at ${medium}, hard at ${hard}.`}>
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
