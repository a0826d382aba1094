import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Language } from "../../../../engine/practice/PracticeMode";
import { ModeChoice } from "../ModeChoice";
import { type CustomChoice, customChoices, customQuery } from "./customPlace";
import styles from "./CustomPractice.module.css";

const names = { own: msg`own text`, library: msg`library`, missed: msg`missed words`, pairs: msg`slow pairs` } as const;

/** Chooses among what the custom mode offers; each is an address. */
export function CustomChoices({ choice, language }: { readonly choice: CustomChoice; readonly language: Language }) {
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
