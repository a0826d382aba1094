import { useLingui } from "@lingui/react/macro";
import type { Course } from "../../../engine/lessons/Course";
import { courseLayouts, courses } from "../../../engine/lessons/courses";
import type { Language } from "../../../engine/practice/PracticeMode";
import { usePreferenceStore } from "../../platform/preferences/usePreferences";
import { layoutNames } from "../../typing/keyboard/layouts";
import { Select } from "../../ui/ChoiceFields";
import { chooseCourse, chooseCourseLanguage } from "./courseSettings";
import styles from "./CourseSwitch.module.css";

type Props = { readonly course: Course; readonly language: Language };

/** Another keyboard, or another language to learn in. What was passed stays. */
export function CourseSwitch({ course, language }: Props) {
  const { t } = useLingui();
  const { change, current } = usePreferenceStore();
  return (
    <div className={styles["switch"]}>
      <Select
        label={t`Keyboard`}
        options={courses.map(({ id }) => ({ value: id, label: t(layoutNames[courseLayouts[id]]) }))}
        value={course.id}
        onChange={(chosen) => {
          const found = courses.find(({ id }) => id === chosen);
          if (found) change(chooseCourse(found, current()));
        }}
      />
      <Select
        label={t`Language`}
        options={[
          { value: "en", label: t`English` },
          { value: "nl", label: t`Dutch` },
        ]}
        value={language}
        onChange={(chosen) => change(chooseCourseLanguage(chosen, current()))}
      />
    </div>
  );
}
