import type { Grade } from "../../engine/exams/gradeExam";
import type { WordMark } from "../../engine/exams/alignWords";
import { builder } from "../graphql/builder";
import { ExamLevelNameEnum } from "./ExamNormObject";

const ExamMarkKindEnum = builder.enumType("ExamMarkKind", {
  description: "How a piece of what was typed answers to the text.",
  values: {
    RIGHT: { value: "right", description: "The words themselves." },
    BEGUN: { value: "begun", description: "The last word, right as far as it goes: the time was over. No error." },
    WRONG: { value: "wrong", description: "Another word in its place, however many errors it has: one error." },
    SWAPPED: { value: "swapped", description: "Two neighbouring words in each other's place: two errors." },
    JOINED: { value: "joined", description: "Two words without the space between them: one error." },
    SPLIT: { value: "split", description: "One word with a space in it: one error." },
    OMITTED: { value: "omitted", description: "A word that was left out: one error." },
    ADDED: {
      value: "added",
      description: "A word that the text does not have, or nothing at all: a space too many. One error.",
    },
  } as const,
});

type Mark = { readonly kind: WordMark["kind"]; readonly words: string; readonly typed: string };

const ExamMarkObject = builder.objectRef<Mark>("ExamMark").implement({
  description:
    "A piece of what was typed beside the piece of the text that it answers to. Right words in a row are one piece.",
  fields: (t) => ({
    kind: t.expose("kind", { type: ExamMarkKindEnum, description: "How they go together." }),
    words: t.exposeString("words", { description: "Words of the text, with spaces between them; empty for ADDED." }),
    typed: t.exposeString("typed", { description: "What stands there; empty for OMITTED." }),
  }),
});

export const ExamGradeObject = builder.objectRef<Grade>("ExamGrade").implement({
  description: "What an attempt that has ended is worth. Pass or fail was decided in whole numbers.",
  fields: (t) => ({
    strokes: t.exposeInt("strokes", { description: "Characters that stood there at the end, with their spaces." }),
    errors: t.exposeInt("errors", { description: "Words with at least one error." }),
    strokesPerMinute: t.exposeInt("strokesPerMinute", {
      description: "Aanslagen per minuut over the norm's minutes, rounded down.",
    }),
    accuracy: t.float({
      resolve: ({ accuracy }) => accuracy / 100,
      description: "Strokes without the errors in percent, to two decimals, rounded down.",
    }),
    passed: t.exposeBoolean("passed", { description: "Whether it was fast and accurate enough." }),
    isFastEnough: t.exposeBoolean("isFastEnough", { description: "Whether it has the strokes of the lowest level." }),
    isAccurateEnough: t.exposeBoolean("isAccurateEnough", { description: "Whether it keeps the norm's error limit." }),
    level: t.field({
      type: ExamLevelNameEnum,
      nullable: true,
      resolve: ({ level }) => level,
      description: "The highest level reached. Null when it is not passed.",
    }),
    marks: t.field({
      type: [ExamMarkObject],
      resolve: ({ marks }) => inRows(marks),
      description: "All that was typed, in the order of the text.",
    }),
  }),
});

/** Right words stand together: most attempts have hundreds. */
function inRows(marks: readonly WordMark[]): Mark[] {
  const rows: { kind: WordMark["kind"]; words: string; typed: string }[] = [];
  for (const { kind, words: asked, typed: given } of marks) {
    const [words, typed] = [asked.join(" "), given.join(" ")];
    const last = rows.at(-1);
    if (kind === "right" && last?.kind === "right") {
      last.words += ` ${words}`;
      last.typed += ` ${typed}`;
    } else rows.push({ kind, words, typed });
  }
  return rows;
}
