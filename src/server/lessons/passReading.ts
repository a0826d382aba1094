import { findExercise } from "../../engine/lessons/courses";
import { builder } from "../graphql/builder";
import { InvalidInput, payload, Refused } from "../graphql/errors";
import type { Viewer } from "../graphql/Context";
import type { Services } from "../services";
import { markExercisePassed } from "./markExercisePassed";
import { PassedExercise, type Passed } from "./PassedExercise";

const PassReadingSuccess = builder.objectRef<{ readonly passedExercise: Passed }>("PassReadingSuccess").implement({
  description: "The exercise is passed, now or before.",
  fields: (t) => ({
    passedExercise: t.field({
      type: PassedExercise,
      resolve: ({ passedExercise }) => passedExercise,
      description: "As it is kept.",
    }),
  }),
});

builder.mutationField("passReading", (t) =>
  t.field({
    type: payload("PassReadingPayload", PassReadingSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Says that the viewer has read and done an exercise that has nothing to type. For guests and members; safe " +
      "to repeat. Any other exercise is an issue at `exerciseId` (LESSON_NOT_FOUND).",
    args: { exerciseId: t.arg.string({ description: "Id of the exercise, such as `us-intl-posture.1`." }) },
    resolve: (_root, { exerciseId }, { viewer, services }) => passReading(services, viewer, exerciseId),
  }),
);

async function passReading({ database, now }: Services, viewer: Viewer | null, exerciseId: string) {
  if (!viewer) return new Refused("NOT_SIGNED_IN");
  if (findExercise(exerciseId)?.exercise.kind !== "read")
    return new InvalidInput([{ path: "exerciseId", code: "LESSON_NOT_FOUND" }]);
  return { passedExercise: await markExercisePassed(database, viewer.userId, exerciseId, new Date(now())) };
}
