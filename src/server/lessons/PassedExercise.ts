import { asc, eq } from "drizzle-orm";
import { passedExercises } from "../database/schema";
import { builder } from "../graphql/builder";
import { UserNode } from "../users/UserNode";

/** That somebody passed an exercise of a course. */
export type Passed = { readonly exerciseId: string; readonly passedAt: Date };

export const PassedExercise = builder.objectRef<Passed>("PassedExercise").implement({
  description: "That somebody passed an exercise of a course.",
  fields: (t) => ({
    exerciseId: t.exposeString("exerciseId", {
      description: "Id of the exercise in its course (src/engine/lessons), such as `us-intl-fj.1`.",
    }),
    passedAt: t.expose("passedAt", { type: "DateTime", description: "The first time." }),
  }),
});

builder.objectField(UserNode, "passedExercises", (t) =>
  t.field({
    type: [PassedExercise],
    nullable: true,
    description: "Which exercises of the courses are passed, first passed first. Own only: null on anybody else.",
    resolve: (user, _args, { viewer, services }) => {
      if (viewer?.userId !== user.id) return null;
      const { exerciseId, passedAt } = passedExercises;
      return services.database
        .select({ exerciseId, passedAt })
        .from(passedExercises)
        .where(eq(passedExercises.userId, user.id))
        .orderBy(asc(passedAt), asc(exerciseId));
    },
  }),
);
