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
    "Anna Ben Clara David Emma Finn Greta Hanna Ida Jonas Klara Lukas Mia",
    "Nele Oskar Paul Quirin Rosa Selma Tom Uwe Vera Wanda Xaver Yusuf Zoe",
  ].flatMap((names) => names.split(" ")),
  letterGroups: "ch sch ei ie en er st ung ich au eu ck ge be ver und der tz".split(" "),
};
