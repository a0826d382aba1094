import { builder } from "../graphql/builder";
import { UserNode } from "../users/UserNode";
import { payload } from "../graphql/errors";
import { passReading, selectPassed, type Passed } from "./passedExercises";

export const PassedExercise = builder.objectRef<Passed>("PassedExercise").implement({
  description: "An exercise of a course that a user has passed.",
  fields: (t) => ({
    exerciseId: t.exposeString("exerciseId", {
      description: "Id of the exercise in its course (src/engine/lessons), such as `us-intl-fj.1`.",
    }),
    passedAt: t.expose("passedAt", { type: "DateTime", description: "When it was first passed." }),
    stars: t.exposeInt("stars", {
      description:
        "The most stars of a run so far, 1 to 3: one for passing, one for 99% of the keys right, one for a quarter " +
        "more speed than needed. An exercise without typing has 1.",
    }),
  }),
});

builder.objectField(UserNode, "passedExercises", (t) =>
  t.field({
    type: [PassedExercise],
    nullable: true,
    description:
      "The course exercises that the user has passed, by when they were first passed. Null for other users than the " +
      "viewer.",
    resolve: (user, _args, { viewer, services }) =>
      viewer?.userId === user.id ? selectPassed(services.database, user.id) : null,
  }),
);

const PassReadingSuccess = builder.objectRef<{ readonly passedExercise: Passed }>("PassReadingSuccess").implement({
  description: "The exercise is passed, by this request or an earlier one.",
  fields: (t) => ({
    passedExercise: t.field({
      type: PassedExercise,
      resolve: ({ passedExercise }) => passedExercise,
      description: "The passed exercise.",
    }),
  }),
});

builder.mutationField("passReading", (t) =>
  t.field({
    type: payload("PassReadingPayload", PassReadingSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Marks an exercise that has nothing to type as read and done by the viewer. For guests and members; safe to " +
      "repeat. Any other exercise is an issue at `exerciseId` (LESSON_NOT_FOUND).",
    args: { exerciseId: t.arg.string({ description: "Id of the exercise, such as `us-intl-posture.1`." }) },
    resolve: (_root, { exerciseId }, { viewer, services }) => passReading(services, viewer, exerciseId),
  }),
);
