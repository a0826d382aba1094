import { eq } from "drizzle-orm";
import { parseCertificateCode } from "../../contract/codes";
import { findExamNorm, type ExamLevelId, type ExamNorm } from "../../engine/exams/examNorms";
import { judgeAttempt, type Verdict } from "../../engine/exams/gradeExam";
import { certificates, type CertificateRow } from "../database/schema";
import { builder } from "../graphql/builder";
import { LanguageEnum } from "../graphql/scalars";
import { ExamLevelNameEnum, ExamNormObject } from "./ExamNormObject";
import { handedInAfter } from "./examRules";

export const CertificateObject = builder.objectRef<CertificateRow>("Certificate").implement({
  description:
    "Proof that someone passed an exam. Anyone with its code can read it, to check that this server issued it.",
  fields: (t) => ({
    code: t.exposeString("code", { description: "Sixteen characters in groups of four, which cannot be guessed." }),
    name: t.exposeString("name", { description: "The candidate's name on the day of the exam." }),
    norm: t.field({ type: ExamNormObject, resolve: normOf, description: "The norm of the exam." }),
    hasDyslexia: t.exposeBoolean("hasDyslexia", {
      description: "Whether the norm's levels for dyslexia were applied.",
    }),
    language: t.expose("language", { type: LanguageEnum, description: "Language of the text." }),
    level: t.field({ type: ExamLevelNameEnum, resolve: levelOf, description: "The level reached." }),
    strokes: t.exposeInt("strokes", { description: "Strokes of the attempt that counts." }),
    errors: t.exposeInt("errors", { description: "Words with an error." }),
    strokesPerMinute: t.int({
      resolve: (row) => verdictOf(row).strokesPerMinute,
      description: "Aanslagen per minuut, rounded down.",
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
      "The certificate with a code, with or without dashes and in any case. Null when this server never issued " +
      "it. For everyone.",
    args: { code: t.arg.string({ description: "The code as printed on the certificate." }) },
    extensions: { guess: {} },
    resolve: async (_root, { code: written }, { services }) => {
      const code = parseCertificateCode(written);
      if (code === null) return null;
      const [row] = await services.database.select().from(certificates).where(eq(certificates.code, code));
      return row ?? null;
    },
  }),
);

/** Norms are never removed, so each norm of a stored certificate exists. */
function normOf({ norm, normVersion }: CertificateRow): ExamNorm {
  const found = findExamNorm(`${norm}.${normVersion}`);
  if (!found) throw new Error(`A certificate names the norm ${norm}.${normVersion}, which is unknown.`);
  return found;
}

function verdictOf(row: CertificateRow): Verdict {
  return judgeAttempt(normOf(row), row, row.hasDyslexia);
}

function levelOf(row: CertificateRow): ExamLevelId {
  const level = verdictOf(row).level;
  if (level === null) throw new Error(`The certificate ${row.code} is of an exam that was not passed.`);
  return level;
}
