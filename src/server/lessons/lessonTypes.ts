import { builder } from "../graphql/builder";
import { UserNode } from "../users/UserNode";
import { payload } from "../graphql/errors";
import { GroupMemberNode } from "../groups/GroupNode";
import type { GroupMember } from "../groups/memberships";
import { openLesson } from "./openLesson";
import { passReading, selectPassed, type Passed } from "./passedExercises";

export const PassedExercise = builder.objectRef<Passed>("PassedExercise").implement({
  description: "An exercise of a course that a user has passed.",
  fields: (t) => ({
    exerciseId: t.exposeString("exerciseId", {
      description:
        "Id of the exercise in its course (src/engine/lessons), such as `us-intl-fj.1`. `us-intl-gh.0` is no " +
        "exercise: it says that this lesson, and all before it, were opened.",
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

const OpenLessonSuccess = builder
  .objectRef<{ readonly passedExercise: Passed; readonly member: GroupMember | null }>("OpenLessonSuccess")
  .implement({
    description: "The lesson and all before it are open, by this request or an earlier one.",
    fields: (t) => ({
      passedExercise: t.field({
        type: PassedExercise,
        resolve: ({ passedExercise }) => passedExercise,
        description: "What `passedExercises` says about it, such as `us-intl-gh.0`.",
      }),
      member: t.field({
        type: GroupMemberNode,
        nullable: true,
        resolve: ({ member }) => member,
        description: "The member for whom it was opened; null for the viewer.",
      }),
    }),
  });

builder.mutationField("openLesson", (t) =>
  t.field({
    type: payload("OpenLessonPayload", OpenLessonSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Opens a lesson of a course and all before it, without passing them: for the viewer (guests and members), or " +
      "by a coach for a member of the group. Safe to repeat. An unknown lesson is an issue at `lessonId` " +
      "(LESSON_NOT_FOUND).",
    args: {
      lessonId: t.arg.string({ description: "Id of the lesson, such as `us-intl-gh`." }),
      memberId: t.arg.id({
        required: false,
        description: "Global id of a GroupMember, whose group the viewer coaches. Null: the viewer.",
      }),
    },
    resolve: (_root, { lessonId, memberId }, context) =>
      openLesson(context, lessonId, memberId == null ? null : String(memberId)),
  }),
);
