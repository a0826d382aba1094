import type { Course, Lesson, LessonMaterial } from "./Course";
import { isOpen, openKeys } from "./lessonKeys";

/** What exercises in a language are made of. */
export type ExerciseMaterial = Omit<LessonMaterial, "instructions"> & {
  /** Common words, most common first. */
  readonly words: readonly string[];
};

/** What of a language has only characters that were introduced up to a lesson. */
export type OpenMaterial = {
  readonly open: ReadonlySet<string>;
  /** Those for lessons first. */
  readonly words: readonly string[];
  readonly phrases: readonly string[];
  readonly sentences: readonly string[];
  readonly letterGroups: readonly string[];
};

/** A class is at few lessons at a time. */
const MOST_LESSONS = 60;

/** By the language's sentences, and then by lesson. */
const cache = new WeakMap<readonly string[], Map<string, OpenMaterial>>();

/** The material of a lesson; computed once for each of the lessons used last. */
export function openMaterial(course: Course, lesson: Lesson, material: ExerciseMaterial): OpenMaterial {
  const lessons = cache.get(material.sentences) ?? new Map<string, OpenMaterial>();
  cache.set(material.sentences, lessons);
  const found = lessons.get(lesson.id) ?? selectOpen(course, lesson, material);
  lessons.delete(lesson.id);
  lessons.set(lesson.id, found);
  const [oldest] = lessons.keys();
  if (lessons.size > MOST_LESSONS && oldest !== undefined) lessons.delete(oldest);
  return found;
}

function selectOpen(course: Course, lesson: Lesson, material: ExerciseMaterial): OpenMaterial {
  const open = openKeys(course, lesson);
  const fitting = (list: readonly string[]): readonly string[] => list.filter((piece) => isOpen(piece, open));
  return {
    open,
    words: fitting([...new Set([...material.lessonWords, ...material.words])]),
    phrases: fitting(material.phrases),
    sentences: fitting(material.sentences),
    letterGroups: fitting(material.letterGroups),
  };
}
