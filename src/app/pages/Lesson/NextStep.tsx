import { useLingui } from "@lingui/react/macro";
import type { Course, Lesson } from "../../../engine/lessons/Course";
import { findLessonText } from "../../../engine/lessons/instructions/findLessonText";
import type { Language } from "../../../engine/practice/PracticeMode";
import { LinkButton } from "../../ui/Button";

type Props = { readonly course: Course; readonly lesson: Lesson; readonly language: Language };

/** Leads to the step after a passed one; to the ladder after the last. */
export function NextStep({ course, lesson, language }: Props) {
  const { t } = useLingui();
  const next = course.lessons[course.lessons.indexOf(lesson) + 1];
  if (next === undefined) {
    return (
      <LinkButton look="primary" to="/course" data-goes-on>
        {t`See all steps`}
      </LinkButton>
    );
  }
  const { title } = findLessonText(next, language);
  return (
    <LinkButton look="primary" to={`/course/${next.id}`} data-goes-on>
      {t`Next step: ${title}`}
    </LinkButton>
  );
}
