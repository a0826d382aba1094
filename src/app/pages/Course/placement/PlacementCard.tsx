import { useLingui } from "@lingui/react/macro";
import type { Language } from "../../../../contract/languages/languages";
import { type Course, type Lesson, findLessonText } from "../../../../engine/lessons/Course";
import { useKeyRecords } from "../../../features/course/CourseSync";
import { Button, LinkButton } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import styles from "./Placement.module.css";
import { useNavigate } from "react-router-dom";
import { placementId } from "../../../../engine/lessons/courseProgress";
import { type KeyRecord, hasEnoughRecords, knownLetters, placeInCourse } from "../../../../engine/lessons/keyRecords";
import { KeyCaps } from "../../../features/course/courseMarks";
import { notePassed } from "../../../features/course/passedExercises";
import { usePart } from "../../../platform/locale/languageParts";
import { VisuallyHidden } from "../../../ui/primitives";

type Props = { readonly course: Course; readonly language: Language; readonly onTest: () => void };

/** For somebody who has not begun the course: a test, or a proposal if their runs so far tell enough. */
export function PlacementCard({ course, language, onTest }: Props) {
  const { t } = useLingui();
  const records = useKeyRecords();
  const lesson = proposedLesson(course, records);
  if (lesson !== null) {
    return (
      <Card title={t`Start with what's new to you`} lead={t`Based on what you've typed so far.`}>
        <PlacementProposal course={course} language={language} lesson={lesson} records={records} />
      </Card>
    );
  }
  return (
    <Card title={t`Can you already type some letters?`} lead={t`Type for 30 seconds and start with what's new to you.`}>
      <div className={styles["actions"]}>
        <Button onClick={onTest}>{t`Take the test`}</Button>
        <StartAnyway course={course} />
      </div>
    </Card>
  );
}

/** The lesson to propose; null if that is the start of the course, or too little is known. */
export function proposedLesson(course: Course, records: readonly KeyRecord[]): Lesson | null {
  const lesson = hasEnoughRecords(course, records) ? placeInCourse(course, records) : null;
  return lesson === course.lessons[0] ? null : lesson;
}

type PlacementProposalProps = {
  readonly course: Course;
  readonly language: Language;
  readonly lesson: Lesson;
  readonly records: readonly KeyRecord[];
};

/** The letters that somebody types well, and the lesson where it gets new for them. */
export function PlacementProposal({ course, language, lesson, records }: PlacementProposalProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { instructions } = usePart(language, "lessons");
  const letters = knownLetters(course, records).map((letter) => letter.toUpperCase());
  const start = (): void => {
    notePassed(placementId(lesson), 1);
    void navigate(`/course/${lesson.id}`);
  };
  return (
    <>
      <p className={styles["letters"]}>
        {t`You already type these letters well:`} <VisuallyHidden>{letters.join(" ")}</VisuallyHidden>
        <KeyCaps keys={letters} />
      </p>
      <p>{t`Your first new lesson:`}</p>
      <p className={styles["lesson"]} lang={language}>
        {findLessonText(lesson, instructions, language).title}
      </p>
      <div className={styles["actions"]}>
        <Button look="primary" onClick={start}>{t`Start there`}</Button>
        <StartAnyway course={course} />
      </div>
    </>
  );
}

/** Begins the course with its first lesson, whatever somebody can already do. */
export function StartAnyway({ course, isMain = false }: { readonly course: Course; readonly isMain?: boolean }) {
  const { t } = useLingui();
  const letters = course.lessons.find(({ kind }) => kind === "keys")?.keys ?? [];
  const [one = "", other = ""] = letters.map((key) => key.toUpperCase());
  return (
    <LinkButton look={isMain ? "primary" : "secondary"} to={`/course/${course.lessons[0]?.id ?? ""}`}>
      {t`Start at ${one} and ${other}`}
    </LinkButton>
  );
}
