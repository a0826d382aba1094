import { Link } from "react-router-dom";
import type { Language, PracticeMode } from "../../../engine/practice/PracticeMode";
import styles from "./ModeBar.module.css";
import { modeName, practiceModes, settingsQuery } from "./practiceSettings";

type Props = { readonly mode: PracticeMode; readonly language: Language };

const languages = [
  { code: "en", name: "English" },
  { code: "nl", name: "Dutch" },
] as const;

/** Chooses what is practised. Each choice is an address, so that it can be kept and shared. */
export function ModeBar({ mode, language }: Props) {
  return (
    <nav className={styles["bar"]} aria-label="What to practise">
      {(["time", "words", "text"] as const).map((kind) => (
        <div key={kind} className={styles["group"]}>
          {kind !== "text" && <span className={styles["label"]}>{kind}</span>}
          {practiceModes
            .filter((choice) => choice.kind === kind)
            .map((choice) => (
              <Choice key={modeName(choice)} query={settingsQuery({ mode: choice, language })} isChosen={modeName(choice) === modeName(mode)} {...wordsOf(choice)} />
            ))}
        </div>
      ))}
      <div className={styles["group"]}>
        {languages.map(({ code, name }) => (
          <Choice key={code} query={settingsQuery({ mode, language: code })} isChosen={code === language} text={name} name={name} />
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

function wordsOf(mode: PracticeMode): { readonly text: string; readonly name: string } {
  if (mode.kind === "text") return { text: "text", name: "text" };
  return mode.kind === "time" ? { text: `${mode.seconds}`, name: `${mode.seconds} seconds` } : { text: `${mode.count}`, name: `${mode.count} words` };
}
