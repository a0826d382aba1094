import { usePart } from "../../platform/locale/languageParts";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Course, Lesson } from "../../../engine/lessons/Course";
import { findLessonText } from "../../../engine/lessons/findLessonText";
import { PageMeta } from "../../ui/PageMeta";
import { usePassedExercises } from "../../features/course/passedExercises";
import { useCourseSettings } from "../../features/course/courseSettings";
import { LessonIntro } from "./LessonIntro";
import { LessonRun, LessonSkeleton } from "./LessonRun";

type Props = { readonly course: Course; readonly lesson: Lesson };

/** A lesson: its introduction, and then its exercises one after the other. */
export function LessonSheet({ course, lesson }: Props) {
  const { t } = useLingui();
  const { language } = useCourseSettings();
  const { isLoaded } = usePassedExercises();
  const [exerciseId, setExerciseId] = useState<string | null>(null);
  const [hasTyped, setTyped] = useState(false);
  const { title, lines } = findLessonText(lesson, usePart(language, "lessons").instructions, language);
  const exercise = lesson.exercises.find(({ id }) => id === exerciseId);
  const begin = (id: string): void => {
    setExerciseId(id);
    setTyped(true);
  };

  return (
    <>
      <PageMeta title={t`${title} · Course`} description={lines.join(" ")} />
      {exercise?.kind === "strokes" || exercise?.kind === "minutes" ? (
        <LessonRun
          key={exercise.id}
          course={course}
          lesson={lesson}
          exercise={exercise}
          language={language}
          onNext={begin}
          onLeave={() => setExerciseId(null)}
        />
      ) : isLoaded ? (
        <LessonIntro course={course} lesson={lesson} language={language} isBack={hasTyped} onBegin={begin} />
      ) : (
        <LessonSkeleton />
      )}
    </>
  );
}
