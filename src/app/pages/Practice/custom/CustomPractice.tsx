import { useSearchParams, useNavigate } from "react-router-dom";
import type { Language } from "../../../../contract/languages/languages";
import { ErrorBoundary } from "../../../ui/ErrorBoundary";
import { SlowPairs, MissedWords } from "./AgainPractice";
import { TextReading } from "./TextReading";
import styles from "./CustomPractice.module.css";
import { type CustomChoice, PASTED, readCustomPlace, customChoices, customQuery } from "../../../features/addresses";
import { LibraryTexts } from "./LibraryTexts";
import { OwnTexts } from "./OwnTexts";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ModeChoice } from "../ModeBar";
import { useState } from "react";
import { reportNormalizing } from "../../../../engine/text/normalizeText";
import { Button, LinkButton } from "../../../ui/Button";
import { Notice } from "../../../ui/Notice";
import { describeChanges } from "../../../features/text/bodyIssue";
import { TextDialog, storePasted, readPasted } from "./OwnTextForms";
import { type Book, BookReading } from "./BookReading";
import pastedReadingStyles from "./BookReading.module.css";

type Props = { readonly language: Language };

/** Runs of texts chosen by the user: one of their own or from the library, missed words, or slow pairs of letters. */
export function CustomPractice({ language }: Props) {
  const [query] = useSearchParams();
  const { choice, text } = readCustomPlace(query);
  // While typing an assignment's text, the link back to it is there.
  const isAtWork = text !== null && query.has("assignment");
  return (
    <div className={styles["custom"]}>
      {!isAtWork && (
        <div data-fades className={styles["bar"]}>
          <CustomChoices choice={choice} language={language} />
        </div>
      )}
      <ErrorBoundary key={`${choice} ${text}`} rank="part">
        {text === null ? (
          <Chosen choice={choice} language={language} />
        ) : (
          <Reading choice={choice} text={text} language={language} />
        )}
      </ErrorBoundary>
    </div>
  );
}

function Reading({ text, choice, language }: Props & { readonly text: string; readonly choice: CustomChoice }) {
  if (text === PASTED) return <PastedReading language={language} />;
  return <TextReading id={text} choice={choice} language={language} />;
}

function Chosen({ choice, language }: Props & { readonly choice: CustomChoice }) {
  switch (choice) {
    case "missed":
      return <MissedWords language={language} />;
    case "pairs":
      return <SlowPairs language={language} />;
    case "library":
      return (
        <div className={styles["column"]}>
          <LibraryTexts language={language} />
        </div>
      );
    case "own":
      return (
        <div className={styles["column"]}>
          <OwnTexts language={language} />
        </div>
      );
  }
}

const names = {
  own: msg`custom text`,
  library: msg`library`,
  missed: msg`missed words`,
  pairs: msg`slow pairs`,
} as const;

/** The choices of the custom mode; each is an address. */
function CustomChoices({ choice, language }: { readonly choice: CustomChoice; readonly language: Language }) {
  const { t } = useLingui();
  return (
    <nav className={styles["choices"]} aria-label={t`Where the text comes from`}>
      {customChoices.map((one) => (
        <ModeChoice
          key={one}
          query={customQuery(language, { choice: one, text: null })}
          isChosen={one === choice}
          text={t(names[one])}
        />
      ))}
    </nav>
  );
}

/** The text that was pasted in this browser. */
function PastedReading({ language }: { readonly language: Language }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [pasted] = useState(readPasted);
  // Stored again unchanged, to find out whether this browser stores it.
  const [isSafe] = useState(() => pasted === null || storePasted(pasted));
  const [isSaving, setSaving] = useState(false);
  const back = customQuery(language, { choice: "own", text: null });

  if (pasted === null || pasted.body === "") {
    return (
      <div className={pastedReadingStyles["column"]}>
        <Notice text={t`There is no pasted text in this browser.`}>
          <LinkButton look="primary" to={{ search: back }}>
            {t`Paste a text`}
          </LinkButton>
        </Notice>
      </div>
    );
  }
  const { language: spoken, body } = pasted;
  const book: Book = { id: null, title: t`Your own text`, language: spoken, body, parts: [] };
  const changes = describeChanges(reportNormalizing(pasted.original));
  return (
    <>
      <BookReading
        book={book}
        start={pasted.position}
        onMove={(position) => void storePasted({ ...pasted, position })}
        back={back}
      >
        <div className={pastedReadingStyles["notes"]}>
          {changes.length > 0 && <p>{changes.map((change) => t(change)).join(" ")}</p>}
          {!isSafe && <p>{t`This browser can't save the text. It's here until you close the page.`}</p>}
          <div className={pastedReadingStyles["ways"]}>
            <Button look="quiet" isSmall onClick={() => setSaving(true)}>
              {t`Save to my texts`}
            </Button>
            <LinkButton look="quiet" isSmall to={{ search: back }}>
              {t`Edit text`}
            </LinkButton>
          </div>
        </div>
      </BookReading>
      <TextDialog
        isOpen={isSaving}
        text={{ id: null, title: "", body: pasted.body, language: pasted.language }}
        onClose={() => setSaving(false)}
        onSaved={() => void navigate({ search: back })}
      />
    </>
  );
}
