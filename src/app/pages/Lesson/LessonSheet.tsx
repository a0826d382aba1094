import { usePart } from "../../platform/locale/languageParts";
import { useLingui } from "@lingui/react/macro";
import { type ComponentType, lazy, Suspense, useState } from "react";
import type { Course, Lesson } from "../../../engine/lessons/Course";
import { findLessonText } from "../../../engine/lessons/findLessonText";
import { PageMeta } from "../../ui/PageMeta";
import { usePassedExercises } from "../../features/course/passedExercises";
import { useCourseSettings } from "../../features/course/courseSettings";
import { LessonIntro } from "./LessonIntro";
import { LessonRun, type LessonRunProps, LessonSkeleton } from "./LessonRun";

/** Without a network a scene is typed like any other text. */
const loadStory = async (): Promise<ComponentType<LessonRunProps>> => {
  try {
    return (await import("./forms/StoryRun")).StoryRun;
  } catch {
    return LessonRun;
  }
};
const StoryRun = lazy(async () => ({ default: await loadStory() }));

type Props = { readonly course: Course; readonly lesson: Lesson };

/** A lesson: its introduction, and then its exercises one after the other. */
export function LessonSheet({ course, lesson }: Props) {
  const { t } = useLingui();
  const { language } = useCourseSettings();
  const { isLoaded } = usePassedExercises();
  const [exerciseId, setExerciseId] = useState<string | null>(null);
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
