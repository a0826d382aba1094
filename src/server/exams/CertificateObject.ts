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
    "That somebody passed an exam. Whoever has its code may read it: what this server says of a code is the check.",
  fields: (t) => ({
    code: t.exposeString("code", { description: "Sixteen characters in groups of four; cannot be guessed." }),
    name: t.exposeString("name", { description: "The candidate's name as it was that day." }),
    norm: t.field({ type: ExamNormObject, resolve: normOf, description: "What the exam asked." }),
    hasDyslexia: t.exposeBoolean("hasDyslexia", { description: "Whether the norm's levels for dyslexia were taken." }),
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
        "After how many seconds the attempt that counts was handed in, rounded down. Null when its whole time was " +
        "used.",
    }),
    issuedAt: t.expose("issuedAt", { type: "DateTime", description: "When the exam was over." }),
  }),
});

builder.queryField("certificate", (t) =>
  t.field({
    type: CertificateObject,
    nullable: true,
    description:
      "The certificate of a code, also as people write it. Null when this server never issued one with it. For " +
      "everybody.",
    args: { code: t.arg.string({ description: "As it stands on the certificate." }) },
    extensions: { guess: {} },
    resolve: async (_root, { code: written }, { services }) => {
      const code = parseCertificateCode(written);
      if (code === null) return null;
      const [row] = await services.database.select().from(certificates).where(eq(certificates.code, code));
      return row ?? null;
    },
  }),
);

/** Every norm that was ever used is known for ever. */
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
