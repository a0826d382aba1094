import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { keyboardLayouts } from "../../../engine/keyboards/keyboardLayouts";
import type { Course, Lesson } from "../../../engine/lessons/Course";
import { courseLayouts } from "../../../engine/lessons/courses";
import { lessonKeys } from "../../../engine/lessons/lessonKeys";
import { usePreferenceStore } from "../../platform/preferences/usePreferences";
import { KeyboardHidden, NextKey } from "../../typing/keyboard/Keyboard";
import { useHiddenBy } from "../../typing/keyboard/hiddenKeyboard";
import type { TypingRun } from "../../typing/TypingRun";
import { Button } from "../../ui/Button";
import { chooseLessonKeyboard } from "../Course/courseSettings";
import { useCourseSettings } from "../Course/useCourseSettings";
import styles from "./LessonKeyboard.module.css";
import { RunPicture } from "./RunPicture";

type Props = { readonly run: TypingRun; readonly course: Course; readonly lesson: Lesson };

/**
 * The keyboard of the course under the line, with the next key and its finger; the keys of the step stand out. On until
 * it is hidden.
 */
export function LessonKeyboard({ run, course, lesson }: Props) {
  const { t } = useLingui();
  const { change, current } = usePreferenceStore();
  const { hasKeyboard } = useCourseSettings();
  const hiddenBy = useHiddenBy();
  const taught = useMemo(() => lessonKeys(course, lesson), [course, lesson]);
  const layout = keyboardLayouts[courseLayouts[course.id]];
  return (
    <div className={styles["keyboard"]}>
      {hiddenBy !== null && <KeyboardHidden group={hiddenBy} />}
      {hasKeyboard && hiddenBy === null && (
        <RunPicture run={run} layout={layout} {...(taught.fresh.size > 0 && { taught })} />
      )}
      <div className={styles["choices"]} data-fades>
        {hiddenBy === null && (
          <Button look="quiet" isSmall onClick={() => change(chooseLessonKeyboard(!hasKeyboard, current()))}>
            {hasKeyboard ? t`Hide keyboard` : t`Show keyboard`}
          </Button>
        )}
        <NextKey run={run} layout={layout} />
      </div>
    </div>
  );
}
