import { builder } from "../graphql/builder";
import { ExamNode } from "./ExamNode";
import type { OpenExam } from "./OpenExam";

/** What a mutation of an exam gives: the exam as it is afterwards. */
export const ExamSuccess = builder.objectRef<{ readonly exam: OpenExam }>("ExamSuccess").implement({
  description: "It worked, now or before: asking twice changes nothing more.",
  fields: (t) => ({
    exam: t.field({ type: ExamNode, resolve: ({ exam }) => exam, description: "The exam as it is now." }),
  }),
});
