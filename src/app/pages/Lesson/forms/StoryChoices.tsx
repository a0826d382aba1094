import { useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState } from "react";
import type { Language } from "../../../../contract/languages/languages";
import type { Course } from "../../../../engine/lessons/Course";
import type { StoryScene } from "../../../../engine/lessons/Story";
import { fitToCourse } from "../../../../engine/lessons/storyParts";
import { hasShortcuts } from "../../../platform/preferences/keyChoices";
import { usePreferences } from "../../../platform/preferences/usePreferences";
import { isTypingTarget } from "../../../typing/useTypeAnywhere";
import { BareButton } from "../../../ui/Button";
import styles from "./Story.module.css";

type Props = {
  readonly course: Course;
  readonly scene: Extract<StoryScene, { choices: object }>;
  readonly language: Language;
  /** Decides for the first or the second choice. */
  readonly onChoose: (choice: 0 | 1) => void;
  readonly onLeave: () => void;
};

/** A scene that was typed, and the two sentences of which the user types one: its first letter decides. */
export function StoryChoices({ course, scene, language, onChoose, onLeave }: Props) {
  const { t } = useLingui();
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [isLost, setLost] = useState(false);
  const isOn = hasShortcuts(usePreferences());
  const [one, other] = scene.choices;
  const choices = [fitToCourse(course, one.text), fitToCourse(course, other.text)] as const;
  const [a, b] = [choices[0].charAt(0), choices[1].charAt(0)];
  useEffect(() => group.current?.focus({ preventScroll: true }), []);

  const press = (event: KeyboardEvent): void => {
    const { key, target, defaultPrevented, ctrlKey, metaKey, altKey, repeat } = event;
    if (defaultPrevented || ctrlKey || metaKey || altKey || isTypingTarget(target)) return;
    if (document.querySelector("dialog[open]") !== null) return;
    if (key === "Escape") return onLeave();
    // A key that is still typed does not scroll the page.
    if (key === " " && target === group.current) event.preventDefault();
    if (!isOn || repeat || [...key].length !== 1 || key === " ") return;
    const pressed = key.toLocaleUpperCase(language);
    if (pressed === a) onChoose(0);
    else if (pressed === b) onChoose(1);
    else setLost(true);
  };
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => latest.current(event);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      className={styles["fork"]}
      aria-labelledby={`${id}heading`}
      aria-describedby={`${id}hint ${id}0 ${id}1`}
    >
      <p className={styles["scene"]} lang={language}>
        {fitToCourse(course, scene.text)}
      </p>
      <h2 id={`${id}heading`} className={styles["heading"]}>{t`What happens next?`}</h2>
      <p id={`${id}hint`} className={styles["hint"]}>{t`Type one of these two sentences. Its first letter decides.`}</p>
      <div className={styles["choices"]}>
        {choices.map((text, at) => (
          <BareButton key={text} className={styles["choice"]} onClick={() => onChoose(at === 0 ? 0 : 1)}>
            <kbd className={styles["key"]} aria-hidden="true">
              {text.charAt(0)}
            </kbd>
            <span id={`${id}${at}`} lang={language}>
              {text}
            </span>
          </BareButton>
        ))}
      </div>
      <output className={styles["note"]}>{isLost && t`Press ${a} or ${b}.`}</output>
    </fieldset>
  );
}
