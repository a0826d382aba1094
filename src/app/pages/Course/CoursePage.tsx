import { useLingui } from "@lingui/react/macro";
import { PageHeader } from "../../ui/PageHeader";
import { PageMeta } from "../../ui/PageMeta";
import styles from "./CoursePage.module.css";
import { CourseSwitch } from "./CourseSwitch";
import { CourseKeeper } from "./progress/CourseKeeper";
import { KeptNotice } from "./progress/KeptNotice";
import { useCourseSteps } from "./progress/useCourseSteps";
import { KeyboardChoice } from "./keyboardChoice/KeyboardChoice";
import { Ladder } from "./Ladder";
import { LadderSkeleton } from "./LadderSkeleton";
import { useCourseSettings } from "./useCourseSettings";

/** The course of one's keyboard: its steps, and where one is. */
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
