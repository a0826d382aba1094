import { useLingui } from "@lingui/react/macro";
import { courseLayouts, findLesson } from "../../../../engine/lessons/courses";
import { findLessonText } from "../../../../engine/lessons/instructions/findLessonText";
import { useLocale } from "../../../platform/locale/useLocale";
import { layoutNames } from "../../../typing/keyboard/layouts";

/** Names a lesson by its id, with its keyboard: "F and J (US-International)". */
export function useLessonName(): (id: string) => string {
  const { t } = useLingui();
  const language = useLocale() === "nl-NL" ? "nl" : "en";
  return (id) => {
    const found = findLesson(id);
    if (found === null) return id;
    return `${findLessonText(found.lesson, language).title} (${t(layoutNames[courseLayouts[found.course.id]])})`;
  };
}
