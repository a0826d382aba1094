import {
  type ErrorLimit,
  type BuiltInExamNorm,
  type ExamLevel,
  type ExamNorm,
  type ExamNormSource,
  examNormId,
  findExamNorm,
  marksAid,
  type ExamLevelId,
} from "../../engine/exams/examNorms";
import { type ExamAidName, examAids, type ExamSpeedUnit } from "../../contract/examNormRules";
import { builder } from "../graphql/builder";
import { GroupNode } from "../groups/GroupNode";
import { aids, offeredNorms } from "./own/ownNorms";
import { judgeAttempt, type Verdict } from "../../engine/exams/gradeExam";
import { LanguageEnum } from "../graphql/scalars";
import { type IssuedCertificate, normOfCertificate } from "./certificateColumns";
import { findCertificate, handedInAfter } from "./examRules";

export const ExamLevelNameEnum = builder.enumType("ExamLevelName", {
  description: "What passing an exam is called, which depends on its norm.",
  values: {
    CERTIFICATE: { value: "certificate" },
    DIPLOMA: { value: "diploma" },
    SILVER: { value: "silver" },
    GOLD: { value: "gold" },
    CUM_LAUDE: { value: "cumLaude" },
    MASTER: { value: "master" },
    LEVEL_1: { value: "level1", description: "The lowest level of a norm whose levels have numbers or own names." },
    LEVEL_2: { value: "level2" },
    LEVEL_3: { value: "level3" },
    LEVEL_4: { value: "level4" },
    LEVEL_5: { value: "level5" },
    LEVEL_6: { value: "level6" },
  } as const,
});

const ExamLevelObject = builder.objectRef<ExamLevel>("ExamLevel").implement({
  description: "A level of a norm.",
  fields: (t) => ({
    name: t.field({ type: ExamLevelNameEnum, resolve: ({ id }) => id, description: "Name of the level." }),
    label: t.string({
      nullable: true,
      resolve: ({ label }) => label,
      description: "What the makers of an own norm call it. Null for other norms, and if it has no name.",
    }),
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

export const ExamSpeedUnitEnum = builder.enumType("ExamSpeedUnit", {
  description: "A unit of speed. The fields of a norm count strokes in either case.",
  values: {
    STROKES: { description: "Aanslagen per minuut." },
    WORDS: { description: "Words per minute, of five strokes each." },
  } satisfies Record<ExamSpeedUnit, { description: string }>,
});

export const ExamAidEnum = builder.enumType("ExamAid", {
  description: "How an exam can be taken other than by reading the text, in the norm's minutes.",
  values: {
    BY_EAR: { description: "The text was spoken or dictated." },
    EXTRA_TIME: { description: "With more time than the norm's minutes." },
  } satisfies Record<ExamAidName, { description: string }>,
});

/** The unit in which a norm names its speeds. */
export function unitOf({ unit }: ExamNorm): ExamSpeedUnit {
  return unit === "words" ? "WORDS" : "STROKES";
}

const ExamNormSourceObject = builder.objectRef<ExamNormSource>("ExamNormSource").implement({
  description: "Where an institute published its norm.",
  fields: (t) => ({
    site: t.exposeString("site", { description: "The host name of its site." }),
    publishesTime: t.exposeBoolean("publishesTime", {
      description: "Whether it names the minutes and the attempts too. If not, they are Typeloop's choice.",
    }),
  }),
});

/** A norm as it comes with Typeloop; null for an own norm. The log of an exam may lack what was added to it later. */
function builtIn(norm: ExamNorm): BuiltInExamNorm | null {
  return norm.own ? null : findExamNorm(examNormId(norm));
}

export const ExamNormObject = builder.objectRef<ExamNorm>("ExamNorm").implement({
  description:
    "The requirements of an exam. A norm that changes gets a new version, and an exam keeps the version it began with.",
  fields: (t) => ({
    id: t.id({ resolve: examNormId, description: "Name and version, such as `cbt.2`." }),
    name: t.exposeString("name", {
      description: "Its name without the version, such as `cbt`; an own norm has a random one.",
    }),
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
    unit: t.field({
      type: ExamSpeedUnitEnum,
      resolve: unitOf,
      description: "The unit in which its speeds are shown.",
    }),
    isNet: t.boolean({
      resolve: ({ isNet }) => isNet === true,
      description: "Whether each error takes a word (five strokes) off the speed.",
    }),
    unmarked: t.field({
      type: [ExamAidEnum],
      resolve: (norm) => examAids.filter((name) => !marksAid(norm, aids[name])),
      description:
        "What a certificate does not mention about how the exam was taken. Empty for norms that come with Typeloop.",
    }),
    country: t.string({
      nullable: true,
      resolve: (norm) => builtIn(norm)?.country,
      description:
        "The country of the institute that published it, as an ISO 3166-1 code of three letters. Null for an own " +
        "norm and for one of Typeloop.",
    }),
    source: t.field({
      type: ExamNormSourceObject,
      nullable: true,
      resolve: (norm) => builtIn(norm)?.source,
      description: "Where it was published. Null for an own norm and for one of Typeloop.",
    }),
    title: t.string({
      nullable: true,
      resolve: ({ own }) => own?.title,
      description: "The title that its makers gave an own norm. Null for a norm that comes with Typeloop.",
    }),
    groupName: t.string({
      nullable: true,
      resolve: ({ own }) => own?.group?.name,
      description: "The group that defined an own norm, by its name then. Null for all other norms.",
    }),
    group: t.field({
      type: GroupNode,
      nullable: true,
      resolve: ({ own }) => own?.group?.id,
      description:
        "The group that defined an own norm. Null for all other norms, for viewers who may not see the group, and " +
        "once it is gone.",
    }),
  }),
});

builder.queryField("examNorms", (t) =>
  t.field({
    type: [ExamNormObject],
    description:
      "The norms by which the viewer can begin an exam today: those that come with Typeloop, those of the admins, " +
      "and those of the groups the viewer is in. For everyone.",
    resolve: (_root, _args, { viewer, services }) => offeredNorms(services.database, viewer),
  }),
);

export const CertificateObject = builder.objectRef<IssuedCertificate>("Certificate").implement({
  description:
    "Proof that someone passed an exam. Anyone with its code can read it, to check that this server issued it.",
  fields: (t) => ({
    code: t.exposeString("code", { description: "Sixteen characters in groups of four, which cannot be guessed." }),
    name: t.exposeString("name", { description: "The candidate's name on the day of the exam." }),
    norm: t.field({ type: ExamNormObject, resolve: normOfCertificate, description: "The norm of the exam." }),
    groupName: t.string({
      nullable: true,
      resolve: (row) => normOfCertificate(row).own?.group?.name,
      description: "The group that defined the norm, by its name on the day of the exam. Null for other norms.",
    }),
    hasDyslexia: t.exposeBoolean("hasDyslexia", {
      description: "Whether the norm's levels for dyslexia were applied.",
    }),
    isByEar: t.boolean({
      resolve: (row) => row.isByEar && marksAid(normOfCertificate(row), "byEar"),
      description: "Whether the text was spoken or dictated. False if the norm leaves it unmarked.",
    }),
    extraTime: t.int({
      resolve: (row) => (marksAid(normOfCertificate(row), "extraTime") ? row.extraTime : 0),
      description: "Extra time in percent of the norm's minutes. 0 for none, and if the norm leaves it unmarked.",
    }),
    language: t.expose("language", { type: LanguageEnum, description: "Language of the text." }),
    level: t.field({ type: ExamLevelNameEnum, resolve: levelOf, description: "The level reached." }),
    levelLabel: t.string({
      nullable: true,
      resolve: (row) => verdictOf(row).levelLabel,
      description: "What the makers of an own norm call that level. Null for other norms, and if it has no name.",
    }),
    strokes: t.exposeInt("strokes", { description: "Strokes of the attempt that counts." }),
    errors: t.exposeInt("errors", { description: "Words with an error." }),
    strokesPerMinute: t.int({
      resolve: (row) => verdictOf(row).strokesPerMinute,
      description: "Aanslagen per minuut, rounded down; after what errors take off if the norm is net.",
    }),
    accuracy: t.float({
      resolve: (row) => verdictOf(row).accuracy / 100,
      description: "Strokes without the errors in percent, to two decimals, rounded down.",
    }),
    handedInAfterSeconds: t.int({
      nullable: true,
      resolve: async ({ examId }, _args, { services }) => {
        const [exam] = await services.exams.find([examId]);
        return exam ? handedInAfter(exam.state) : null;
      },
      description:
        "When the attempt that counts was handed in, in whole seconds after its start, rounded down. Null when " +
        "the whole time was used.",
    }),
    issuedAt: t.expose("issuedAt", { type: "DateTime", description: "When the exam was over." }),
  }),
});

builder.queryField("certificate", (t) =>
  t.field({
    type: CertificateObject,
    nullable: true,
    description:
      "The certificate with a code, with or without dashes and in any case. Null if there is none. For everyone.",
    args: { code: t.arg.string({ description: "The code as printed on the certificate." }) },
    guess: true,
    resolve: (_root, { code }, { services }) => findCertificate(services.database, code),
  }),
);

function verdictOf(row: IssuedCertificate): Verdict {
  return judgeAttempt(normOfCertificate(row), row, row.hasDyslexia, row.extraTime);
}

function levelOf(row: IssuedCertificate): ExamLevelId {
  const level = verdictOf(row).level;
  if (level === null) throw new Error(`The certificate ${row.code} is of an exam that was not passed.`);
  return level;
}
