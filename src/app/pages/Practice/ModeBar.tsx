import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import type { Language, PracticeMode } from "../../../engine/practice/PracticeMode";
import styles from "./ModeBar.module.css";
import { modeName, practiceModes, settingsQuery } from "./practiceSettings";

type Props = { readonly mode: PracticeMode; readonly language: Language };

const kinds = { time: msg({ message: "time", context: "mode" }), words: msg({ message: "words", context: "mode" }), text: msg({ message: "text", context: "mode" }) } as const;

const languages = [
  { code: "en", name: msg`English` },
  { code: "nl", name: msg`Dutch` },
] as const;

/** Chooses what is practised. Each choice is an address, so that it can be kept and shared. */
export function ModeBar({ mode, language }: Props) {
  const { t } = useLingui();
  return (
    <nav className={styles["bar"]} aria-label={t`What to practise`}>
      {(["time", "words", "text"] as const).map((kind) => (
        <div key={kind} className={styles["group"]}>
          {kind !== "text" && <span className={styles["label"]}>{t(kinds[kind])}</span>}
          {practiceModes
            .filter((choice) => choice.kind === kind)
            .map((choice) => (
              <Choice key={modeName(choice)} query={settingsQuery({ mode: choice, language })} isChosen={modeName(choice) === modeName(mode)} {...wordsOf(choice, t)} />
            ))}
        </div>
      ))}
      <div className={styles["group"]}>
        {languages.map(({ code, name }) => (
          <Choice key={code} query={settingsQuery({ mode, language: code })} isChosen={code === language} text={t(name)} name={t(name)} />
        ))}
      </div>
    </nav>
  );
}

type ChoiceProps = { readonly query: string; readonly isChosen: boolean; readonly text: string; readonly name: string };

function Choice({ query, isChosen, text, name }: ChoiceProps) {
  return (
    <Link className={styles["choice"]} to={{ search: query }} replace aria-current={isChosen ? "true" : undefined} aria-label={name}>
      {text}
    </Link>
  );
}

function wordsOf(mode: PracticeMode, t: (message: MessageDescriptor) => string): { readonly text: string; readonly name: string } {
  if (mode.kind === "text") return { text: t(kinds.text), name: t(kinds.text) };
  const amount = mode.kind === "time" ? mode.seconds : mode.count;
  return { text: `${amount}`, name: t(mode.kind === "time" ? msg`${amount} seconds` : msg`${amount} words`) };
}
