import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useId } from "react";
import { graphql, useFragment } from "react-relay";
import type { TextRows_text$key } from "../../../../../__generated__/TextRows_text.graphql";
import { type CustomChoice, customQuery } from "../../../features/text/practiceAddress";
import { shelveRead, shelfTexts } from "../../../features/text/textShelf";
import { Link } from "react-router-dom";
import type { Language } from "../../../../engine/practice/PracticeMode";
import { useLocale } from "../../../platform/locale/useLocale";
import { formatFigure } from "../../../typing/figures/formatFigure";
import { useFit } from "./useFit";
import styles from "./TextRows.module.css";
import { LinkButton } from "../../../ui/Button";
import { readingPosition, readingPortions } from "./readingPosition";

type Props = {
  readonly textRef: TextRows_text$key;
  readonly choice: CustomChoice;
  /** Further actions. */ readonly children?: ReactNode;
};

const languages = { en: msg`English`, nl: msg`Dutch` } as const;

const difficulties: { readonly [difficulty: string]: MessageDescriptor } = {
  EASY: msg({ message: "easy", context: "text" }),
  MEDIUM: msg({ message: "medium", context: "text" }),
  HARD: msg({ message: "hard", context: "text" }),
};

/** A text in a list. The viewer's own texts are also stored in this browser, for offline use. */
export function TextRow({ textRef, choice, children }: Props) {
  const { t } = useLingui();
  const { id, title, language, body, bookmark, isOwn, difficulty } = useFragment(
    graphql`
      fragment TextRows_text on Text @throwOnFieldError {
        id
        title
        language
        body
        bookmark
        isOwn
        difficulty
      }
    `,
    textRef,
  );
  const spoken = language === "NL" ? "nl" : "en";
  useEffect(() => {
    if (isOwn) shelveRead({ id, title, language: spoken, body, isOwn, bookmark: bookmark ?? null });
  }, [id, title, spoken, body, isOwn, bookmark]);
  return (
    <TextLine
      id={id}
      title={title}
      language={spoken}
      body={body}
      place={bookmark ?? null}
      choice={choice}
      note={t((isOwn ? undefined : difficulties[difficulty]) ?? languages[spoken])}
    >
      {children}
    </TextLine>
  );
}

type TextLineProps = {
  readonly id: string;
  readonly title: string;
  readonly language: Language;
  readonly body: string;
  /** The bookmark; null if the user has not begun. */
  readonly place: number | null;
  readonly choice: CustomChoice;
  /** Additional text after its length. */
  readonly note: string;
  readonly children?: ReactNode;
};

/**
 * A text with a link on its title, its length and progress. If the keyboard cannot type it unchanged it says why; its
 * page offers what can be typed.
 */
function TextLine({ id, title, language, body, place, choice, note, children }: TextLineProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { fit } = useFit(language);
  const missing = Array.from(new Set(fit(body).missing))
    .slice(0, 8)
    .join(" ");
  const length = formatFigure(locale, body.length);
  const portions = readingPortions(body);
  const typed = portions.filter(({ to }) => to <= (place ?? 0)).length;
  const about = [
    t`${length} characters`,
    note,
    ...(portions.length > 1 ? [t`${plural(portions.length, { one: "# part", other: "# parts" })}`] : []),
    ...(place !== null && place > 0 ? [typed === portions.length ? t`finished` : t`${typed} typed`] : []),
  ];

  return (
    <li className={styles["row"]}>
      <div className={styles["words"]}>
        <Link to={{ search: customQuery(language, { choice, text: id }) }} lang={language}>
          {title}
        </Link>
        <p className={styles["about"]}>{about.join(" · ")}</p>
        {missing !== "" && (
          <p className={styles["about"]}>{t`Your keyboard can't type these characters in this text: ${missing}`}</p>
        )}
      </div>
      {children !== undefined && <div className={styles["actions"]}>{children}</div>}
    </li>
  );
}

/** The texts stored in this browser, while the server cannot be reached. */
export function ShelfList({ choice, language }: { readonly choice: CustomChoice; readonly language: Language }) {
  const { t } = useLingui();
  const heading = useId();
  const texts = shelfTexts().filter(({ isOwn }) => isOwn || choice === "library");
  return (
    <section className={styles["list"]} aria-labelledby={heading}>
      <h2 id={heading} className={styles["title"]}>
        {t`Texts in this browser`}
      </h2>
      <p>
        {texts.length === 0
          ? t`The server can't be reached, and there are no texts in this browser yet. Paste one, or try again in a moment.`
          : t`The server can't be reached. These texts are in this browser, so you can type them now.`}
      </p>
      {texts.length === 0 && (
        <div className={styles["actions"]}>
          <LinkButton to={{ search: `?mode=words-25&language=${language}` }}>{t`Practice with words`}</LinkButton>
        </div>
      )}
      <ul className={styles["rows"]}>
        {texts.map((text) => (
          <TextLine
            key={text.id}
            id={text.id}
            title={text.title}
            language={text.language}
            body={text.body}
            place={readingPosition(text)}
            choice={choice}
            note={text.language === "nl" ? t`Dutch` : t`English`}
          />
        ))}
      </ul>
    </section>
  );
}
