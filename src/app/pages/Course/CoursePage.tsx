import { useLingui } from "@lingui/react/macro";
import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";
import styles from "../../features/course/Ladder.module.css";
import { CourseKeeper, KeptNotice } from "../../features/course/CourseKeeper";
import { useCourseSteps } from "../../features/course/courseSteps";
import { KeyboardChoice } from "./keyboardChoice/KeyboardChoice";
import { Ladder, LadderSkeleton } from "../../features/course/Ladder";
import { useCourseSettings, chooseCourse, chooseCourseLanguage } from "../../features/course/courseSettings";
import type { Course } from "../../../engine/lessons/Course";
import { courseLayouts, courses } from "../../../engine/lessons/courses";
import type { Language } from "../../../engine/practice/PracticeMode";
import { usePreferenceStore } from "../../platform/preferences/usePreferences";
import { layoutNames } from "../../typing/keyboard/layouts";
import { Select } from "../../ui/ChoiceFields";
import courseSwitchStyles from "./CourseSwitch.module.css";

/** The course for the user's keyboard: its lessons and their progress. */
export function CoursePage() {
  const { t } = useLingui();
  const { course, language } = useCourseSettings();
  const { isKnown } = useCourseSteps();
  return (
    <div className={styles["page"]}>
      <PageMeta
        title={t`Course`}
        description={t`Learn to type with ten fingers in small steps, from the first two keys to the exam. Free, in English and Dutch.`}
      />
      <PageHeader title={t`Course`} lead={t`Learn to type with ten fingers, in small steps.`}>
        {course !== null && <CourseSwitch course={course} language={language} />}
      </PageHeader>
      <CourseKeeper />
      {!isKnown ? (
        <LadderSkeleton />
      ) : course === null ? (
        <KeyboardChoice />
      ) : (
        <Ladder course={course} language={language} />
      )}
      <KeptNotice />
    </div>
  );
}

type Props = { readonly course: Course; readonly language: Language };

/** Switches to another keyboard or language. Progress is kept. */
function CourseSwitch({ course, language }: Props) {
  const { t } = useLingui();
  const { change, current } = usePreferenceStore();
  return (
    <div className={courseSwitchStyles["switch"]}>
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
