import { languageLabel } from "../../../platform/locale/languageName";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useId } from "react";
import { graphql, useFragment } from "react-relay";
import type { TextRows_text$key } from "../../../../../__generated__/TextRows_text.graphql";
import { type CustomChoice, customQuery } from "../../../features/addresses";
import { storeServerText, shelfTexts } from "../../../features/text/textShelf";
import { Link } from "react-router-dom";
import { type Language, fromWireLanguage } from "../../../../contract/languages/languages";
import type { TextPart } from "../../../../engine/practice/portions";
import { useLocale } from "../../../platform/locale/useLocale";
import { formatFigure } from "../../../typing/figures/formatFigure";
import { useFit } from "./useFit";
import styles from "./TextRows.module.css";
import { LinkButton } from "../../../ui/Button";
import { readingPosition, readingPortions } from "./readingPosition";

type Props = {
  readonly textRef: TextRows_text$key;
  readonly choice: CustomChoice;
  /** Text after its length; its language by default. */
  readonly note?: ReactNode;
  /** The viewer's best on it. */
  readonly best?: ReactNode;
  /** Further actions. */ readonly children?: ReactNode;
};

/** A text in a list. The viewer's own texts are also stored in this browser, for offline use. */
export function TextRow({ textRef, choice, note, best, children }: Props) {
  const { id, title, language, body, parts, bookmark, isOwn } = useFragment(
    graphql`
      fragment TextRows_text on Text @throwOnFieldError {
        id
        title
        language
        body
        parts {
          title
          # eslint-disable-next-line relay/unused-fields -- Read by readingPortions.
          end
        }
        bookmark
        isOwn
      }
    `,
    textRef,
  );
  const locale = useLocale();
  const spoken = fromWireLanguage(language);
  useEffect(() => {
    if (isOwn) storeServerText({ id, title, language: spoken, body, parts, isOwn, bookmark: bookmark ?? null });
  }, [id, title, spoken, body, parts, isOwn, bookmark]);
  return (
    <TextLine
      id={id}
      title={title}
      language={spoken}
      body={body}
      parts={parts}
      place={bookmark ?? null}
      choice={choice}
      note={note ?? languageLabel(spoken, locale)}
      best={best}
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
  readonly parts: readonly TextPart[];
  /** The bookmark; null if the user has not begun. */
  readonly place: number | null;
  readonly choice: CustomChoice;
  /** Additional text after its length. */
  readonly note: ReactNode;
  readonly best?: ReactNode;
  readonly children?: ReactNode;
};

/**
 * A text with a link on its title, its length and progress. If the keyboard cannot type it unchanged it says why; its
 * page offers what can be typed.
 */
function TextLine({ id, title, language, body, parts, place, choice, note, best, children }: TextLineProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { fit } = useFit(language);
  const missing = Array.from(new Set(fit(body).missing))
    .slice(0, 8)
    .join(" ");
  const length = formatFigure(locale, body.length);
  const portions = readingPortions(body, parts);
  const typed = portions.filter(({ to }) => to <= (place ?? 0)).length;
  const after = [
    ...(portions.length > 1 ? [t`${plural(portions.length, { one: "# part", other: "# parts" })}`] : []),
    ...(place !== null && place > 0 ? [typed === portions.length ? t`finished` : t`${typed} typed`] : []),
  ];

  return (
    <li className={styles["row"]}>
      <div className={styles["words"]}>
        <Link to={{ search: customQuery(language, { choice, text: id }) }} lang={language}>
          {title}
        </Link>
        <p className={styles["about"]}>
          {t`${length} characters`}
          {" · "}
          {note}
          {after.map((fact) => ` · ${fact}`)}
        </p>
        {best !== undefined && <p className={styles["best"]}>{best}</p>}
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
  const locale = useLocale();
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
            parts={text.parts}
            place={readingPosition(text)}
            choice={choice}
            note={languageLabel(text.language, locale)}
          />
        ))}
      </ul>
    </section>
  );
}
