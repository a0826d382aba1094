import { builder } from "../graphql/builder";
import { LanguageEnum } from "../graphql/enums";
import { payload, RateLimited, Refused } from "../graphql/errors";
import { ExamSuccess } from "./ExamSuccess";
import { insertExam } from "./insertExam";
import { readExamWish } from "./readExamWish";

const CreateExamInput = builder.inputType("CreateExamInput", {
  description: "Which exam to make.",
  fields: (t) => ({
    norm: t.string({ description: "Name of a norm, such as `cbt`." }),
    version: t.int({
      required: false,
      description:
        "The version that the candidate was shown. When the norm has changed since, nothing is made. Null takes " +
        "today's.",
    }),
    language: t.field({ type: LanguageEnum, description: "Language of the texts." }),
    hasDyslexia: t.boolean({
      description: "Whether the candidate has a statement of dyslexia. Counts where the norm has levels for it.",
    }),
    exerciseId: t.string({
      required: false,
      description: "An exercise of a course that is done as this exam. Null for an exam by itself.",
    }),
  }),
});

builder.mutationField("createExam", (t) =>
  t.field({
    type: payload("CreateExamPayload", ExamSuccess, ["InvalidInputError", "RefusedError", "RateLimitedError"]),
    description:
      "Makes an exam, or gives the same one again while none of its attempts has begun. For members; a mock exam " +
      "of a course for guests too. At most 20 in ten minutes. " +
      "Invalid input: EXAM_NORM_UNKNOWN, EXAM_NORM_CHANGED, LESSON_NOT_FOUND.",
    args: { input: t.arg({ type: CreateExamInput, description: "What exam." }) },
    resolve: async (_root, { input }, { viewer, services }) => {
      if (!viewer) return new Refused("NOT_SIGNED_IN");
      const wish = readExamWish(input);
      if (wish instanceof Refused) return wish;
      const { norm, exercise } = wish;
      if (viewer.role === "GUEST" && !exercise?.exercise.isMock) return new Refused("NOT_A_MEMBER");
      const wait = await services.rateLimits.take("createExam", viewer.userId);
      if (wait !== null) return new RateLimited(wait);
      const hasDyslexia = input.hasDyslexia && norm.dyslexiaLevels !== null;
      const row = await insertExam(services.database, {
        userId: viewer.userId,
        norm,
        language: input.language,
        hasDyslexia,
        exercise,
        now: services.now(),
      });
      const [exam] = row ? await services.exams.open([row]) : [];
      return exam ? { exam } : new Refused("NOT_SIGNED_IN");
    },
  }),
);
