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
  firstNames: [
    "Alice Baptiste Clara David Emma Fanny Gabriel Hugo Inaya Jules Kenza Louis",
    "Manon Nina Oscar Paul Quentin Rose Samir Tom Ulysse Victor William Xavier Yasmine Zita",
  ].flatMap((names) => names.split(" ")),
  letterGroups: "ou on an en in eu oi ai au ch qu ent tion eau que les et ille".split(" "),
};
