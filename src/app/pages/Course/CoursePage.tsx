import { useLanguageList, languageOptions } from "../../platform/locale/languageName";
import { requestPart } from "../../platform/locale/languageParts";
import { useLocale } from "../../platform/locale/useLocale";
import { useLingui } from "@lingui/react/macro";
import { PageHeader, PageMeta } from "../../ui/PageHeader";
import ladderStyles from "../../features/course/Ladder.module.css";
import { CourseSync, NotSavedNotice } from "../../features/course/CourseSync";
import { usePassedExercises } from "../../features/course/passedExercises";
import { KeyboardChoice } from "./keyboardChoice/KeyboardChoice";
import { Ladder, LadderSkeleton } from "../../features/course/Ladder";
import { useCourseSettings, chooseCourse, chooseCourseLanguage } from "../../features/course/courseSettings";
import type { Course } from "../../../engine/lessons/Course";
import { courseLayouts, courses } from "../../../engine/lessons/courses";
import { type Language, languagesWith } from "../../../contract/languages/languages";
import { usePreferenceStore } from "../../platform/preferences/usePreferences";
import { layoutNames } from "../../typing/keyboard/layouts";
import { Select } from "../../ui/ChoiceFields";
import { useState } from "react";
import { courseCompletedAt, placementId } from "../../../engine/lessons/courseProgress";
import { Button, LinkButton } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { Card } from "../../ui/Card";
import { PlacementTest, PlacementCard } from "./placement/PlacementTest";
import styles from "./CoursePage.module.css";

/** The course for the user's keyboard: its lessons and their progress. */
export function CoursePage() {
  const { t } = useLingui();
  const { course, language } = useCourseSettings();
  const { isLoaded } = usePassedExercises();
  const [isTesting, setTesting] = useState(false);
  const spoken = useLanguageList(languagesWith("lessons"));
  return (
    <div className={ladderStyles["page"]}>
      <PageMeta
        title={t`Course`}
        description={t`Learn to touch-type in small steps, from the first two keys to the exam. Free, in ${spoken}.`}
      />
      <PageHeader title={t`Course`} lead={t`Learn to touch-type in small steps.`}>
        {course !== null && <CourseSwitch course={course} language={language} />}
      </PageHeader>
      <CourseSync />
      {!isLoaded ? (
        <LadderSkeleton />
      ) : course === null ? (
        <KeyboardChoice />
      ) : isTesting ? (
        <PlacementTest key={course.id} course={course} language={language} onLeave={() => setTesting(false)} />
      ) : (
        <Lessons course={course} language={language} onTest={() => setTesting(true)} />
      )}
      <NotSavedNotice />
    </div>
  );
}

/** The lessons, and a way to find one's place among them: above them for somebody who has not begun. */
function Lessons({ course, language, onTest }: Props & { readonly onTest: () => void }) {
  const { t } = useLingui();
  const { progress } = usePassedExercises();
  const isNew = !course.lessons.some(
    (lesson) => progress.has(placementId(lesson)) || lesson.exercises.some(({ id }) => progress.has(id)),
  );
  const isCompleted = courseCompletedAt(course, progress) !== null;
  return (
    <>
      {isNew && <PlacementCard course={course} language={language} onTest={onTest} />}
      {isCompleted && (
        <Notice kind="success" text={t`You've passed the whole course.`}>
          <LinkButton look="primary" to={`/course/certificate?course=${course.id}`}>
            {t`See your certificate`}
          </LinkButton>
        </Notice>
      )}
      <Ladder course={course} language={language} />
      {!isNew && (
        <Card title={t`Find my place`} lead={t`Type for 30 seconds and start with what's new to you.`}>
          <div>
            <Button onClick={onTest}>{t`Take the test`}</Button>
          </div>
        </Card>
      )}
    </>
  );
}

type Props = { readonly course: Course; readonly language: Language };

/** Switches to another keyboard or language. Progress is kept. */
function CourseSwitch({ course, language }: Props) {
  const { t } = useLingui();
  const { change, current } = usePreferenceStore();
  // Loaded first, so that the page stays as it is until then.
  const choose = async (chosen: Language): Promise<void> => {
    await requestPart(chosen, "lessons").catch(() => undefined);
    change(chooseCourseLanguage(chosen, current()));
  };
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
        options={languageOptions(useLocale(), languagesWith("lessons"))}
        value={language}
        onChange={(chosen) => void choose(chosen)}
      />
    </div>
  );
}
