import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { keyboardLayouts } from "../../../engine/keyboards/keyboardLayouts";
import { type KeyRow, physicalKeys } from "../../../engine/keyboards/physicalKeys";
import { waysToType } from "../../../engine/keyboards/waysToType";
import type { Course, Lesson } from "../../../engine/lessons/Course";
import { courseLayouts } from "../../../engine/lessons/courses";

/** Some steps that belong together. */
export type LadderGroup = { readonly title: MessageDescriptor; readonly lessons: readonly Lesson[] };

const rows: Readonly<Partial<Record<KeyRow, MessageDescriptor>>> = {
  C: msg`The middle row`,
  D: msg`The row above`,
  B: msg`The row below`,
};
const signs = msg`Capitals and signs`;
const texts = msg`Texts and the exam`;

/** The steps of a course, in order, by what they are about. */
export function ladderGroups(course: Course): readonly LadderGroup[] {
  const groups: { title: MessageDescriptor; lessons: Lesson[] }[] = [];
  for (const lesson of course.lessons) {
    const title = titleOf(course, lesson);
    const last = groups.at(-1);
    if (last?.title === title) last.lessons.push(lesson);
    else groups.push({ title, lessons: [lesson] });
  }
  return groups;
}

function titleOf(course: Course, { kind, keys }: Lesson): MessageDescriptor {
  switch (kind) {
    case "posture":
      return rows.C ?? texts;
    case "keys": {
      const [press] = waysToType(keyboardLayouts[courseLayouts[course.id]], keys[0] ?? "")?.[0] ?? [];
      return rows[physicalKeys.get(press?.code ?? "")?.row ?? "C"] ?? texts;
    }
    case "capitals":
    case "correcting":
    case "signs":
    case "digits":
    case "symbols":
      return signs;
    case "paragraphs":
    case "speed":
    case "mockExam":
    case "exam":
      return texts;
  }
}
