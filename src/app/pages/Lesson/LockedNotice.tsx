import { useLingui } from "@lingui/react/macro";
import type { Course } from "../../../engine/lessons/Course";
import { findLessonText } from "../../../engine/lessons/instructions/findLessonText";
import { coursePosition } from "../../../engine/lessons/courseProgress";
import type { Language } from "../../../engine/practice/PracticeMode";
import { LinkButton } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { useCourseSteps } from "../Course/progress/useCourseSteps";

type Props = { readonly course: Course; readonly language: Language };

/** Which step comes before a locked one. */
export function LockedNotice({ course, language }: Props) {
  const { t } = useLingui();
  const position = coursePosition(course, useCourseSteps().progress);
  if (position === null) return null;
  const { title } = findLessonText(position.lesson, language);
  return (
    <Notice
      text={t`You can look at this step now. It opens when you have passed the steps before it. First comes: ${title}.`}
    >
      <LinkButton look="primary" to={`/course/${position.lesson.id}`}>
        {t`To that step`}
      </LinkButton>
    </Notice>
  );
}
