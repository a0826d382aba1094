import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { findLayout } from "../../../../engine/keyboards/keyboardLayouts";
import { usualLayout, type SeenKey, guessLayout } from "../../../../engine/keyboards/guessLayout";
import type { Course, CourseId } from "../../../../engine/lessons/Course";
import { courseLayouts, courses, courseForLayout } from "../../../../engine/lessons/courses";
import { useLocale } from "../../../platform/locale/useLocale";
import { usePreferences, usePreferenceStore } from "../../../platform/preferences/usePreferences";
import { layoutNames } from "../../../typing/keyboard/layouts";
import { chooseCourse } from "../../../features/course/courseSettings";
import styles from "./KeyboardChoice.module.css";
import { Button } from "../../../ui/Button";
import { KeyCaps } from "../../../features/course/KeyCaps";
import { TextField } from "../../../ui/TextField";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Which course, where the keyboard is not known or has none. */
export function KeyboardChoice() {
  const { t } = useLingui();
  const usual = usualLayout(useLocale() === "nl-NL" ? "nl" : "en");
  const { change, current } = usePreferenceStore();
  const [suggested, setSuggested] = useState<Course | null>(null);
  const known = findLayout(usePreferences().layout);
  const name = known === null ? "" : t(layoutNames[known.id]);
  return (
    <section className={styles["choice"]} aria-labelledby="which-keyboard">
      <div className={styles["words"]}>
        <h2 id="which-keyboard">{t`Which keyboard do you have?`}</h2>
        {known === null ? (
          <p>{t`Look at the top row of letters, on the left. You can change this later.`}</p>
        ) : (
          <p>{t`There is no course for ${name} yet. Choose one of these: the fingers move in the same way, but some keys give another sign on yours.`}</p>
        )}
      </div>
      {known === null && <KeyboardTry suggested={suggested} onSuggest={setSuggested} />}
      <ul className={styles["keyboards"]}>
        {courses.map((course) => (
          <KeyboardCard
            key={course.id}
            course={course}
            isUsual={courseLayouts[course.id] === usual}
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
  /** Most people who read this language have it. */
  readonly isUsual: boolean;
  /** It fits what was tried. */
  readonly isSuggested: boolean;
  readonly onChoose: () => void;
};

/** One keyboard to choose: how one knows it, and where most have it. */
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
  /** What the keys tell so far. */
  readonly suggested: Course | null;
  readonly onSuggest: (course: Course | null) => void;
};

/** A place to type two keys, for who does not know what their keyboard is called. It only suggests. */
function KeyboardTry({ suggested, onSuggest }: KeyboardTryProps) {
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
          onSuggest(suggestCourse(keys, text));
        }}
        onChange={(typed) => {
          // Who empties it begins anew.
          const keys = typed === "" ? [] : seen;
          setText(typed);
          setSeen(keys);
          onSuggest(suggestCourse(keys, typed));
        }}
      />
      <output className={styles["answer"]}>
        {suggested !== null && t`This looks like ${name}. If that is right, choose it.`}
      </output>
    </div>
  );
}

/** How one knows a keyboard: the six letters at the top left, and what ' and then e give. */
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
};

/** One keyboard must be so many times likelier than the next: a single key press that tells them apart is enough. */
const MARGIN = 10;

/** What is read where the keys do not tell, as on a screen keyboard. */
const signs: readonly (readonly [RegExp, CourseId])[] = [
  [/azerty/iu, "be-azerty"],
  [/é/iu, "us-intl"],
  [/['’]e/iu, "us"],
];

/** The course of the keyboard that somebody seems to try; null while it may be more than one. */
export function suggestCourse(seen: readonly SeenKey[], text: string): Course | null {
  // The likeliest first.
  const guesses = guessLayout(seen).flatMap(({ id, certainty }) => {
    const course = courseForLayout(id);
    return course === null ? [] : [{ course, certainty }];
  });
  const likely = guesses.filter(({ certainty }) => certainty * MARGIN > (guesses[0]?.certainty ?? 0));
  if (likely.length === 1) return likely[0]?.course ?? null;
  // Letters that the keys speak against say nothing: on any keyboard one can look for them.
  const written = text.normalize("NFC");
  const sign = signs.find(([pattern]) => pattern.test(written));
  return likely.find(({ course }) => course.id === sign?.[1])?.course ?? null;
}
