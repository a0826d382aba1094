import { useParams, useSearchParams } from "react-router-dom";
import { findLesson } from "../../../engine/lessons/courses";
import { WorkSlot } from "../../features/dueWork/WorkSlot";
import { CourseSync } from "../../features/course/CourseSync";
import { useLingui } from "@lingui/react/macro";
import { usePageStatus } from "../../rendering/renderingHooks";
import { LinkButton } from "../../ui/Button";
import { PageHeader, PageMeta } from "../../ui/PageHeader";
import styles from "./LessonPage.module.css";
import { usePart } from "../../platform/locale/languageParts";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { type Course, type Lesson, findLessonText } from "../../../engine/lessons/Course";
import { usePassedExercises } from "../../features/course/passedExercises";
import { useCourseSettings } from "../../features/course/courseSettings";
import { LessonIntro } from "./LessonIntro";
import { LessonRun, type LessonRunProps, LessonSkeleton } from "./LessonRun";

/** One lesson of a course. */
export function LessonPage() {
  const { lesson: id = "" } = useParams();
  const assignment = useSearchParams()[0].get("assignment");
  const found = findLesson(id);
  if (found === null) return <LessonNotFound />;
  return (
    <>
      <CourseSync />
      {assignment !== null && (
        <div data-fades>
          <WorkSlot assignmentId={assignment} />
        </div>
      )}
      <LessonSheet key={id} course={found.course} lesson={found.lesson} />
    </>
  );
}

/** For a lesson that does not exist. */
function LessonNotFound() {
  const { t } = useLingui();
  usePageStatus(404);
  return (
    <div className={styles["page"]}>
      <PageMeta
        title={t`Lesson not found`}
        description={t`There's nothing at this address. Check the link, or go to the home page.`}
        isUnlisted
      />
      <PageHeader
        title={t`This lesson doesn't exist`}
        lead={t`There may be a typo in the address, or the lesson is gone. Your progress is safe.`}
      />
      <div className={styles["actions"]}>
        <LinkButton look="primary" to="/course">
          {t`See all lessons`}
        </LinkButton>
      </div>
    </div>
  );
}

/** Without a network a scene is typed like any other text. */
const loadStory = async (): Promise<ComponentType<LessonRunProps>> => {
  try {
    return (await import("./exerciseForms/StoryRun")).StoryRun;
  } catch {
    return LessonRun;
  }
};
const StoryRun = lazy(async () => ({ default: await loadStory() }));

type Props = { readonly course: Course; readonly lesson: Lesson };

/** A lesson: its introduction, and then its exercises one after the other. */
function LessonSheet({ course, lesson }: Props) {
  const { t } = useLingui();
  const { language } = useCourseSettings();
  const { isLoaded } = usePassedExercises();
  // An assignment can lead straight to one exercise: a game.
  const [query] = useSearchParams();
  const [exerciseId, setExerciseId] = useState<string | null>(query.get("exercise"));
  const [hasTyped, setTyped] = useState(false);
  const { instructions, stories } = usePart(language, "lessons");
  const { title, lines } = findLessonText(lesson, instructions, language);
  const exercise = lesson.exercises.find(({ id }) => id === exerciseId);
  const begin = (id: string): void => {
    setExerciseId(id);
    setTyped(true);
  };

  const Run = exercise?.kind === "strokes" && exercise.form === "story" && stories.length > 0 ? StoryRun : LessonRun;
  return (
    <>
      <PageMeta title={t`${title} · Course`} description={lines.join(" ")} />
      {exercise?.kind === "strokes" || exercise?.kind === "minutes" ? (
        <Suspense fallback={<LessonSkeleton />}>
          <Run
            key={exercise.id}
            course={course}
            lesson={lesson}
            exercise={exercise}
            language={language}
            onNext={begin}
            onLeave={() => setExerciseId(null)}
          />
        </Suspense>
      ) : isLoaded ? (
        <LessonIntro course={course} lesson={lesson} language={language} isBack={hasTyped} onBegin={begin} />
      ) : (
        <LessonSkeleton />
      )}
    </>
  );
}
