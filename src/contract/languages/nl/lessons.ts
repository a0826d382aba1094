import type { LessonMaterial } from "../../../engine/lessons/Course";
import { instructions } from "./instructions.ts";
import { lessonPhrases } from "./lessonPhrases.ts";
import { lessonWords } from "./lessonWords.ts";
import { sentences } from "./sentences.ts";
import { stories } from "./stories.ts";

export const lessons: LessonMaterial = {
  instructions,
  sentences,
  lessonWords,
  stories,
  phrases: lessonPhrases,
  firstNames: (
    "Anna Bram Chris Daan Emma Finn Gijs Hanna Iris Jan Kees Lotte Mila Noor Oscar Pieter Quinten Ruben Sara " +
    "Tess Umar Vera Wout Xander Yara Zoe"
  ).split(" "),
  letterGroups: "ij aa ee oo uu sch oe eu ng ie ui ch aan ver een lijk ing je".split(" "),
};
