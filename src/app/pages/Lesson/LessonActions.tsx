import { useLingui } from "@lingui/react/macro";
import type { Course, Lesson } from "../../../engine/lessons/Course";
import type { LessonState } from "../../../engine/lessons/courseProgress";
import type { Language } from "../../../engine/practice/PracticeMode";
import { Button, LinkButton } from "../../ui/Button";
import { useCourseSteps } from "../Course/progress/useCourseSteps";
import { examAddress } from "./examAddress";
import { NextStep } from "./NextStep";
import { ReadingActions } from "./ReadingActions";

type Props = {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly state: LessonState;
  readonly language: Language;
  readonly onBegin: (exerciseId: string) => void;
};

/** What can be done in a step, the most likely first. In a locked one there is nothing to do yet. */
export function LessonActions({ course, lesson, state, language, onBegin }: Props) {
  const { t } = useLingui();
  const { progress } = useCourseSteps();
  const { exercises } = lesson;
  const isPassed = state === "PASSED";
  const exercise = exercises.find(({ id }) => !progress.has(id)) ?? exercises[0];
  if (exercise === undefined || state === "LOCKED") return null;
  const place = exercises.indexOf(exercise) + 1;
  const next = isPassed && <NextStep course={course} lesson={lesson} language={language} />;
  switch (exercise.kind) {
    case "read":
      return (
        <ReadingActions
          course={course}
          lesson={lesson}
          exerciseId={exercise.id}
          isPassed={isPassed}
          language={language}
        />
      );
    case "exam":
      return (
        <>
          {next}
          <LinkButton look={isPassed ? "secondary" : "primary"} to={examAddress(exercise)}>
            {exercise.isMock ? t`To the practice exam` : t`To the exam`}
          </LinkButton>
        </>
      );
    case "strokes":
    case "minutes":
      return (
        <>
          {next}
          <Button
            look={isPassed ? "secondary" : "primary"}
            aria-describedby="lesson-lines"
            onClick={() => onBegin(exercise.id)}
          >
            {isPassed
              ? t`Do it again`
              : exercise === exercises[0]
                ? t`Begin with exercise ${place}`
                : t`Go on with exercise ${place}`}
          </Button>
        </>
      );
  }
}
