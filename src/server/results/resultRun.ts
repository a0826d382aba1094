import { findExercise } from "../../engine/lessons/courses";
import { findLessonText } from "../../engine/lessons/instructions/findLessonText";
import type { ResultRow } from "../database/schema";
import { builder } from "../graphql/builder";
import { ResultNode } from "./ResultNode";
import { rulesOf } from "./rulesOf";

const TypingRulesEnum = builder.enumType("TypingRules", {
  description: "By which rules keystrokes become text.",
  values: {
    FREE: { value: "free", description: "Word by word; errors may stay." },
    STOP_ON_ERROR: { value: "stopOnError", description: "The line waits for the right key." },
  } as const,
});

builder.objectFields(ResultNode, (t) => ({
  rules: t.field({ type: TypingRulesEnum, resolve: rulesOf, description: "The rules by which `log` is replayed." }),
  lessonTitle: t.string({
    nullable: true,
    resolve: lessonTitleOf,
    description:
      "Title of the lesson of a LESSON run, in the language of the run. Null for other runs, and for a lesson " +
      "that no course has any more.",
  }),
}));

function lessonTitleOf({ exerciseId, language }: ResultRow): string | null {
  const found = exerciseId === null ? null : findExercise(exerciseId);
  return found === null ? null : findLessonText(found.lesson, language).title;
}
