import type { ExamState } from "../../engine/exams/ExamState";
import { builder } from "../graphql/builder";
import { LanguageEnum } from "../graphql/enums";
import { isUuid } from "../graphql/rowId";
import { CertificateObject } from "./CertificateObject";
import { certificatesOf } from "./certificatesOf";
import { countingAttempt } from "./countingAttempt";
import { ExamAttemptObject, type AttemptOfExam } from "./ExamAttemptObject";
import { ExamNormObject } from "./ExamNormObject";
import { UserNode } from "../users/UserNode";
import type { OpenExam } from "./OpenExam";

const ExamPhaseEnum = builder.enumType("ExamPhase", {
  description: "Where an exam stands.",
  values: {
    READY: { description: "The next attempt can begin." },
    RUNNING: { description: "An attempt is under way, or its time is over and keys may still arrive." },
    FINISHED: { description: "No attempt is left, or the candidate is content." },
  } as const,
});

/** An exam, for its candidate and for admins. Nobody else learns that it exists. */
export const ExamNode = builder.loadableNodeRef("Exam", {
  id: { resolve: ({ row }: OpenExam) => row.id, description: "Opaque global id." },
  load: async (ids: string[], { viewer, services }) => {
    if (!viewer) return ids.map(() => null);
    const found = await services.exams.find(ids.filter(isUuid));
    const mine = found.filter(({ row }) => viewer.role === "ADMIN" || row.userId === viewer.userId);
    return ids.map((id) => mine.find(({ row }) => row.id === id) ?? null);
  },
});

builder.objectType(ExamNode, {
  name: "Exam",
  description:
    "An exam by a norm. Only its candidate and admins can read it; coaches read it in lists of their groups, once " +
    "it is over.",
  fields: (t) => ({
    candidate: t.field({ type: UserNode, resolve: ({ row }) => row.userId, description: "Who takes it." }),
    norm: t.field({
      type: ExamNormObject,
      resolve: ({ state }) => state.settings.norm,
      description: "What it asks, as it was when the exam began.",
    }),
    language: t.field({
      type: LanguageEnum,
      resolve: ({ row }) => row.language,
      description: "Language of its texts.",
    }),
    hasDyslexia: t.boolean({
      resolve: ({ state }) => state.settings.hasDyslexia,
      description: "Whether the norm's levels for dyslexia are taken.",
    }),
    isMock: t.boolean({ resolve: ({ row }) => row.isMock, description: "For practice: no certificate." }),
    exerciseId: t.string({
      nullable: true,
      resolve: ({ row }) => row.exerciseId,
      description: "The exercise of a course that it belongs to. Null for an exam by itself.",
    }),
    phase: t.field({ type: ExamPhaseEnum, resolve: ({ state }) => state.phase, description: "Its current phase." }),
    createdAt: t.field({ type: "DateTime", resolve: ({ row }) => row.createdAt, description: "When it was made." }),
    finishedAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ state }) => (state.phase === "FINISHED" ? new Date(state.changedAt) : null),
      description: "When it was over. Null while more can come.",
    }),
    attempts: t.field({
      type: [ExamAttemptObject],
      resolve: ({ state }) => allAttempts(state),
      description: "The attempts begun so far, in order.",
    }),
    countingAttempt: t.field({
      type: ExamAttemptObject,
      nullable: true,
      resolve: ({ state }) => countingAttempt(state),
      description: "The best attempt, which counts. Null while more can come.",
    }),
    certificate: t.loadable({
      type: CertificateObject,
      nullable: true,
      load: (ids: string[], { services }) => certificatesOf(services.database, ids),
      resolve: ({ row }) => row.id,
      description:
        "What shows others that it was passed. Null for a mock exam, for one that is not passed or not over, and " +
        "while a flag is not cleared.",
    }),
  }),
});

function allAttempts(state: ExamState): AttemptOfExam[] {
  return state.attempts.map((attempt, at) => ({ state, attempt, number: at + 1 }));
}
