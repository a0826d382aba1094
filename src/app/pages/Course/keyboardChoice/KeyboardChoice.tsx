import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { findLayout } from "../../../../engine/keyboards/keyboardLayouts";
import { usualLayout } from "../../../../engine/keyboards/guessLayout";
import type { Course } from "../../../../engine/lessons/Course";
import { courseLayouts, courses } from "../../../../engine/lessons/courses";
import { useLocale } from "../../../platform/locale/useLocale";
import { usePreferences, usePreferenceStore } from "../../../platform/preferences/usePreferences";
import { layoutNames } from "../../../typing/keyboard/layouts";
import { chooseCourse } from "../courseSettings";
import { KeyboardCard } from "./KeyboardCard";
import styles from "./KeyboardChoice.module.css";
import { KeyboardTry } from "./KeyboardTry";

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
