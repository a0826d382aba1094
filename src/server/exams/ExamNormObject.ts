import {
  type ErrorLimit,
  type ExamLevel,
  type ExamNorm,
  currentExamNorms,
  examNormId,
} from "../../engine/exams/examNorms";
import { builder } from "../graphql/builder";

export const ExamLevelNameEnum = builder.enumType("ExamLevelName", {
  description: "What passing an exam is called, which depends on its norm.",
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
    name: t.field({ type: ExamLevelNameEnum, resolve: ({ id }) => id, description: "Name of the level." }),
    strokesPerMinute: t.exposeInt("strokesPerMinute", {
      description: "Minimum aanslagen per minuut over the whole attempt.",
    }),
    maxErrors: t.exposeInt("maxErrors", {
      nullable: true,
      description:
        "Maximum number of errors, in addition to the norm's own limit. Null when there is no further limit.",
    }),
  }),
});

const ErrorLimitObject = builder.objectRef<ErrorLimit>("ExamErrorLimit").implement({
  description: "A maximum number of errors per number of strokes.",
  fields: (t) => ({
    most: t.exposeInt("most", { description: "Number of errors." }),
    of: t.exposeInt("of", { description: "Number of strokes." }),
    isStrict: t.exposeBoolean("isStrict", {
      description: "Whether there must be fewer errors than `most`, not equally many.",
    }),
  }),
});

export const ExamNormObject = builder.objectRef<ExamNorm>("ExamNorm").implement({
  description:
    "The requirements of an exam. A norm that changes gets a new version, and an exam keeps the version it began with.",
  fields: (t) => ({
    id: t.id({ resolve: examNormId, description: "Name and version, such as `cbt.2`." }),
    name: t.exposeString("name", { description: "Its name without the version, such as `cbt`." }),
    version: t.exposeInt("version", { description: "From 1." }),
    minutes: t.exposeInt("minutes", { description: "Minutes per attempt." }),
    attempts: t.exposeInt("attempts", {
      description: "Attempts per exam, each with its own text; the best one counts.",
    }),
    errorLimit: t.field({
      type: ErrorLimitObject,
      resolve: ({ errorLimit }) => errorLimit,
      description: "Maximum number of errors. An error is a word with at least one mistake.",
    }),
    levels: t.field({
      type: [ExamLevelObject],
      resolve: ({ levels }) => levels,
      description: "Levels from low to high; the first is the minimum to pass.",
    }),
    dyslexiaLevels: t.field({
      type: [ExamLevelObject],
      nullable: true,
      resolve: ({ dyslexiaLevels }) => dyslexiaLevels,
      description: "Levels for candidates with a statement of dyslexia. Null when the norm has none.",
    }),
  }),
});

builder.queryField("examNorms", (t) =>
  t.field({
    type: [ExamNormObject],
    description: "The norms by which an exam can begin today. For everyone.",
    resolve: () => currentExamNorms(),
  }),
);
