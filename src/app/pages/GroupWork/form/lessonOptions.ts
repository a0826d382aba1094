import { courses } from "../../../../engine/lessons/courses";
import type { MultiSelectOption } from "../../../ui/multiSelect/SelectBox";

/** All lessons of all courses, in their order. */
export function lessonOptions(nameOf: (id: string) => string): readonly MultiSelectOption[] {
  return courses.flatMap(({ lessons }) => lessons.map(({ id }, at) => ({ value: id, label: `${at}. ${nameOf(id)}` })));
}
