import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import type { Language } from "../../../../../engine/practice/PracticeMode";
import { LinkButton } from "../../../../ui/Button";
import type { CustomChoice } from "../customPlace";
import { placeIn } from "../book/placeIn";
import { shelfTexts } from "../store/textShelf";
import { TextLine } from "./TextLine";
import styles from "./TextList.module.css";

/** The texts that are in this browser, while the server cannot be reached. */
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
          ? t`The server cannot be reached, and no text is kept here yet. Paste one, or try again in a moment.`
          : t`The server cannot be reached. These texts are kept here, and can be typed now.`}
      </p>
      {texts.length === 0 && (
        <div className={styles["actions"]}>
          <LinkButton to={{ search: `?mode=words-25&language=${language}` }}>{t`Practise with words`}</LinkButton>
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
            place={placeIn(text)}
            choice={choice}
            note={text.language === "nl" ? t`Dutch` : t`English`}
          />
        ))}
      </ul>
    </section>
  );
}
