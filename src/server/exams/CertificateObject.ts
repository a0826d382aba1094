import { type ExamLevelId, marksAid } from "../../engine/exams/examNorms";
import { judgeAttempt, type Verdict } from "../../engine/exams/gradeExam";
import { builder } from "../graphql/builder";
import { LanguageEnum } from "../graphql/scalars";
import { type IssuedCertificate, normOfCertificate } from "./certificateColumns";
import { ExamLevelNameEnum, ExamNormObject } from "./ExamNormObject";
import { findCertificate, handedInAfter } from "./examRules";

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
      description: "Whether the text was spoken or dictated. False if the norm does not want it said.",
    }),
    extraTime: t.int({
      resolve: (row) => (marksAid(normOfCertificate(row), "extraTime") ? row.extraTime : 0),
      description: "Extra time in percent of the norm's minutes. 0 for none, and if the norm does not want it said.",
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
