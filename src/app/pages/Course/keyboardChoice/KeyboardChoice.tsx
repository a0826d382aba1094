import { languages } from "../../../../contract/languages/languages";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { LayoutId } from "../../../../engine/keyboards/KeyboardLayout";
import { findLayout, type SeenKey, guessLayout } from "../../../../engine/keyboards/keyboardLayouts";
import type { Course, CourseId } from "../../../../engine/lessons/Course";
import { courseLayouts, courses, courseForLayout } from "../../../../engine/lessons/courses";
import { useLanguage } from "../../../platform/locale/useLocale";
import { usePreferences, usePreferenceStore } from "../../../platform/preferences/usePreferences";
import { layoutNames } from "../../../typing/keyboard/layouts";
import { chooseCourse } from "../../../features/course/courseSettings";
import styles from "./KeyboardChoice.module.css";
import { Button } from "../../../ui/Button";
import { KeyCaps } from "../../../features/course/courseMarks";
import { TextField } from "../../../ui/TextField";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The choice of a course, if the keyboard is unknown or has none. */
export function KeyboardChoice() {
  const { t } = useLingui();
  const { layout, assumed } = usePreferences();
  const { layouts } = languages[useLanguage()];
  const assumedLayout = findLayout(assumed);
  const usual = assumedLayout === null ? layouts : [assumedLayout.id, ...layouts];
  const { change, current } = usePreferenceStore();
  const [suggested, setSuggested] = useState<Course | null>(null);
  const chosenLayout = findLayout(layout);
  const name = chosenLayout === null ? "" : t(layoutNames[chosenLayout.id]);
  return (
    <section className={styles["choice"]} aria-labelledby="which-keyboard">
      <div className={styles["words"]}>
        <h2 id="which-keyboard">{t`Which keyboard do you have?`}</h2>
        {chosenLayout === null ? (
          <p>{t`Look at the top row of letters, on the left. You can change this later.`}</p>
        ) : (
          <p>{t`There's no course for ${name} yet. Choose one of these: your fingers move the same way, but some of your keys type a different character.`}</p>
        )}
      </div>
      {chosenLayout === null && <KeyboardTry suggested={suggested} usual={usual} onSuggest={setSuggested} />}
      <ul className={styles["keyboards"]}>
        {courses.map((course) => (
          <KeyboardCard
            key={course.id}
            course={course}
            isUsual={courseLayouts[course.id] === usual[0]}
            isSuggested={course === suggested}
            onChoose={() => change(chooseCourse(course, current()))}
          />
        ))}
      </ul>
    </section>
  );
}

type Props = {
  readonly course: Course;
  /** The most common keyboard for readers of this language. */
  readonly isUsual: boolean;
  /** It fits the keys that were tried. */
  readonly isSuggested: boolean;
  readonly onChoose: () => void;
};

/** A keyboard to choose: how to recognize it, and where it is common. */
function KeyboardCard({ course, isUsual, isSuggested, onChoose }: Props) {
  const { t } = useLingui();
  const { keys, apostrophe, about, where } = keyboardMarks[course.id];
  const keyboard = t(layoutNames[courseLayouts[course.id]]);
  return (
    <li className={styles["keyboard"]} data-suggested={isSuggested}>
      <h3>{keyboard}</h3>
      <KeyCaps keys={keys} />
      {apostrophe !== null && (
        <p className={styles["press"]} aria-hidden="true">
          <KeyCaps keys={["'", "E"]} /> → <strong>{apostrophe}</strong>
        </p>
      )}
      <p className={styles["about"]}>{t(about)}</p>
      <p className={styles["where"]} data-usual={isUsual}>
        {t(where)}
      </p>
      <Button look={isSuggested ? "primary" : "secondary"} aria-label={t`Choose ${keyboard}`} onClick={onChoose}>
        {t`Choose`}
      </Button>
    </li>
  );
}

type KeyboardTryProps = {
  /** The course that fits the keys so far. */
  readonly suggested: Course | null;
  readonly usual: readonly LayoutId[];
  readonly onSuggest: (course: Course | null) => void;
};

/** A field to type two keys in, for users who do not know the name of their keyboard. It only makes a suggestion. */
function KeyboardTry({ suggested, usual, onSuggest }: KeyboardTryProps) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const [seen, setSeen] = useState<readonly SeenKey[]>([]);
  const name = suggested === null ? "" : t(layoutNames[courseLayouts[suggested.id]]);
  return (
    <div className={styles["try"]}>
      <TextField
        name="try"
        label={t`Try it here`}
        hint={t`Type the six letters at the top left. Then press ' and then e.`}
        value={text}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={40}
        onKeyDown={({ code, key }) => {
          const keys = [...seen, { code, key }];
          setSeen(keys);
          onSuggest(suggestCourse(keys, text, usual));
        }}
        onChange={(typed) => {
          // Emptying the field starts again.
          const keys = typed === "" ? [] : seen;
          setText(typed);
          setSeen(keys);
          onSuggest(suggestCourse(keys, typed, usual));
        }}
      />
      <output className={styles["answer"]}>
        {suggested !== null && t`This looks like ${name}. If that is right, choose it.`}
      </output>
    </div>
  );
}

/** How to recognize a keyboard: the six letters at the top left, and what ' followed by e gives. */
type KeyboardMark = {
  readonly keys: readonly string[];
  readonly apostrophe: string | null;
  readonly about: MessageDescriptor;
  readonly where: MessageDescriptor;
};

const keyboardMarks: Readonly<Record<CourseId, KeyboardMark>> = {
  "us-intl": {
    keys: [..."QWERTY"],
    apostrophe: "é",
    about: msg`The letters at the top left are Q W E R T Y. Press ' and then e: you get é.`,
    where: msg`Most computers in the Netherlands`,
  },
  us: {
    keys: [..."QWERTY"],
    apostrophe: "'e",
    about: msg`The letters at the top left are Q W E R T Y. Press ' and then e: you get 'e.`,
    where: msg`Most computers in the United States`,
  },
  "be-azerty": {
    keys: [..."AZERTY"],
    apostrophe: null,
    about: msg`The letters at the top left are A Z E R T Y.`,
    where: msg`Most computers in Belgium`,
  },
  "fr-azerty": {
    keys: [..."AZERTY"],
    apostrophe: null,
    about: msg`The letters at the top left are A Z E R T Y.`,
    where: msg`Most computers in France`,
  },
  "de-qwertz": {
    keys: [..."QWERTZ"],
    apostrophe: null,
    about: msg`The letters at the top left are Q W E R T Z.`,
    where: msg`Most computers in Germany and Austria`,
  },
};

/** One keyboard must be this many times as likely as the next: a single key press that distinguishes them is enough. */
const MARGIN = 10;

/** Texts that identify a keyboard if the keys do not, as with an on-screen keyboard. */
const signs: readonly (readonly [RegExp, readonly CourseId[]])[] = [
  [/azerty/iu, ["be-azerty", "fr-azerty"]],
  [/qwertz/iu, ["de-qwertz"]],
  [/é/iu, ["us-intl"]],
  [/['’]e/iu, ["us"]],
];

/**
 * The course of the keyboard that the user seems to have; null while several are possible.
 * @param usual the keyboards of the reader's language, most common first. One of them is preferred to another that
 * looks the same, as the Belgian and the French do.
 */
export function suggestCourse(seen: readonly SeenKey[], text: string, usual: readonly LayoutId[] = []): Course | null {
  // Most likely first.
  const guesses = guessLayout(seen).flatMap(({ id, certainty }) => {
    const course = courseForLayout(id);
    return course === null ? [] : [{ course, certainty }];
  });
  const likely = guesses.filter(({ certainty }) => certainty * MARGIN > (guesses[0]?.certainty ?? 0));
  const possible = courses.filter((course) => likely.some((guess) => guess.course === course));
  const [first, ...others] = possible;
  if (first !== undefined && others.every((course) => looksLike(course, first))) return mostUsual(possible, usual);
  // If the keys contradict the letters, the letters prove nothing: they can be found on any keyboard.
  const letters = text.normalize("NFC");
  const sign = signs.find(([pattern]) => pattern.test(letters));
  const written = possible.filter(({ id }) => sign?.[1].includes(id));
  return mostUsual(written, usual);
}

function looksLike(one: Course, other: Course): boolean {
  const [mark, otherMark] = [keyboardMarks[one.id], keyboardMarks[other.id]];
  return mark.keys.join("") === otherMark.keys.join("") && mark.apostrophe === otherMark.apostrophe;
}

function mostUsual(possible: readonly Course[], usual: readonly LayoutId[]): Course | null {
  const layout = usual.find((each) => possible.some(({ id }) => courseLayouts[id] === each));
  return possible.find(({ id }) => courseLayouts[id] === layout) ?? possible[0] ?? null;
}
