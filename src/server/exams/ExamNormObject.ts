import {
  type ErrorLimit,
  type ExamLevel,
  type ExamNorm,
  currentExamNorms,
  examNormId,
} from "../../engine/exams/examNorms";
import { builder } from "../graphql/builder";

export const ExamLevelNameEnum = builder.enumType("ExamLevelName", {
  description: "What a passed exam may be called, depending on its norm.",
  values: {
    CERTIFICATE: { value: "certificate" },
    DIPLOMA: { value: "diploma" },
    SILVER: { value: "silver" },
    GOLD: { value: "gold" },
    CUM_LAUDE: { value: "cumLaude" },
    MASTER: { value: "master" },
  } as const,
});

const ExamLevelObject = builder.objectRef<ExamLevel>("ExamLevel").implement({
  description: "A level of a norm.",
  fields: (t) => ({
    name: t.field({ type: ExamLevelNameEnum, resolve: ({ id }) => id, description: "Which." }),
    strokesPerMinute: t.exposeInt("strokesPerMinute", {
      description: "Aanslagen per minuut that the whole attempt must have at least.",
    }),
    maxErrors: t.exposeInt("maxErrors", {
      nullable: true,
      description: "Errors that the attempt may have at most, beside the norm's own limit. Null when that is all.",
    }),
  }),
});

const ErrorLimitObject = builder.objectRef<ErrorLimit>("ExamErrorLimit").implement({
  description: "Most errors in so many strokes.",
  fields: (t) => ({
    most: t.exposeInt("most", { description: "So many errors." }),
    of: t.exposeInt("of", { description: "In so many strokes." }),
    isStrict: t.exposeBoolean("isStrict", { description: "Whether there must be fewer than that." }),
  }),
});

export const ExamNormObject = builder.objectRef<ExamNorm>("ExamNorm").implement({
  description: "What an exam asks. A norm that changes gets a new version: an exam keeps the one it was begun by.",
  fields: (t) => ({
    id: t.id({ resolve: examNormId, description: "Name and version, such as `cbt.2`." }),
    name: t.exposeString("name", { description: "Its family, such as `cbt`." }),
    version: t.exposeInt("version", { description: "From 1." }),
    minutes: t.exposeInt("minutes", { description: "Time of one attempt." }),
    attempts: t.exposeInt("attempts", {
      description: "Attempts of one exam, each with a text of its own; the best counts.",
    }),
    errorLimit: t.field({
      type: ErrorLimitObject,
      resolve: ({ errorLimit }) => errorLimit,
      description: "Most errors. An error is a word with at least one.",
    }),
    levels: t.field({
      type: [ExamLevelObject],
      resolve: ({ levels }) => levels,
      description: "From low to high; the first is what it takes to pass.",
    }),
    dyslexiaLevels: t.field({
      type: [ExamLevelObject],
      nullable: true,
      resolve: ({ dyslexiaLevels }) => dyslexiaLevels,
      description: "Levels for who has a statement of dyslexia. Null when the norm has none of its own.",
    }),
  }),
});

builder.queryField("examNorms", (t) =>
  t.field({
    type: [ExamNormObject],
    description: "The norms in which an exam can begin today. For everybody.",
    resolve: () => currentExamNorms(),
  }),
);
