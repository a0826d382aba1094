import { useSearchParams } from "react-router-dom";
import type { Language } from "../../../../contract/languages/languages";
import { ErrorBoundary } from "../../../ui/ErrorBoundary";
import { SlowPairs, MissedWords } from "./AgainPractice";
import { PastedReading } from "./PastedReading";
import { TextReading } from "./TextReading";
import styles from "./CustomPractice.module.css";
import {
  type CustomChoice,
  PASTED,
  readCustomPlace,
  customChoices,
  customQuery,
} from "../../../features/text/practiceAddress";
import { LibraryTexts } from "./LibraryTexts";
import { OwnTexts } from "./OwnTexts";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ModeChoice } from "../ModeBar";

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

const names = { own: msg`own text`, library: msg`library`, missed: msg`missed words`, pairs: msg`slow pairs` } as const;

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
