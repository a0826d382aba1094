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
    "Alice Ben Clara Daniel Emma Frank Grace Harry Ivy Jack Kate Liam Mia Noah Oliver Poppy Quinn Rosie Sam " +
    "Tom Una Violet Will Xavier Yasmin Zack"
  ).split(" "),
  letterGroups: "th ing ou ea sh er ee oo qu the and ck ly tion ch gh wh all".split(" "),
};
