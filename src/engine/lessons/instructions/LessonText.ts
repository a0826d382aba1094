/** What a learner reads before a lesson: a title, and a few short sentences that a child of nine understands. */
export type LessonText = { readonly title: string; readonly lines: readonly string[] };

/** By the name that lessons give (`Lesson.instructions`). */
export type LessonTexts = Readonly<Record<string, LessonText>>;
