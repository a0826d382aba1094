import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { CourseId } from "../../../engine/lessons/Course";
import { courseLayouts } from "../../../engine/lessons/courseLayout";
import { courses } from "../../../engine/lessons/courses";
import { findLayout } from "../../../engine/keyboards/keyboardLayouts";
import { usePreferences } from "../../platform/preferences/usePreferences";
import { usePreferenceStore } from "../../platform/preferences/usePreferenceStore";
import { layoutNames } from "../../typing/keyboard/layoutNames";
import { Button } from "../../ui/Button";
import { chooseCourse } from "./courseSettings";
import styles from "./KeyboardChoice.module.css";
import { KeyCaps } from "./KeyCaps";

const marks: Readonly<Record<CourseId, { readonly keys: readonly string[]; readonly about: MessageDescriptor }>> = {
  "us-intl": { keys: [..."QWERTY"], about: msg`The letters at the top left are Q W E R T Y. Press ' and then e: you get é. Most computers in the Netherlands are like this.` },
  us: { keys: [..."QWERTY"], about: msg`The letters at the top left are Q W E R T Y. Press ' and you get ' at once.` },
  "be-azerty": { keys: [..."AZERTY"], about: msg`The letters at the top left are A Z E R T Y. Most computers in Belgium are like this.` },
};

/** Which course, where the keyboard is not known or has none. */
export function KeyboardChoice() {
  const { t } = useLingui();
  const { change, current } = usePreferenceStore();
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
      <ul className={styles["keyboards"]}>
        {courses.map((course) => {
          const { keys, about } = marks[course.id];
          const keyboard = t(layoutNames[courseLayouts[course.id]]);
          return (
            <li key={course.id} className={styles["keyboard"]}>
              <h3>{keyboard}</h3>
              <KeyCaps keys={keys} />
              <p className={styles["about"]}>{t(about)}</p>
              <Button aria-label={t`Choose ${keyboard}`} onClick={() => change(chooseCourse(course, current()))}>
                {t`Choose`}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
