import { builder, pageSizes } from "../graphql/builder";
import { UserNode } from "../users/UserNode";
import { payload } from "../graphql/errors";
import { GroupMemberNode, GroupNode } from "../groups/GroupNode";
import type { GroupMember } from "../groups/memberships";
import { openLesson, findLessonChoices, type LessonChoice } from "./lessons";
import { passReading, selectPassed, type Passed } from "./passedExercises";
import { resolveArrayConnection } from "@pothos/plugin-relay";
import { courseChapters } from "../../contract/enums";
import { DifficultyEnum, KeyboardLayoutEnum, LanguageEnum } from "../graphql/scalars";
import { isAllowed } from "../groups/groupRights";

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

export const ChapterEnum = builder.enumType("CourseChapter", {
  description: "What a part of the course is about (src/engine/lessons).",
  values: Object.fromEntries(Object.entries(courseChapters).map(([name, value]) => [name, { value }])) as {
    readonly [Name in keyof typeof courseChapters]: { readonly value: (typeof courseChapters)[Name] };
  },
});

const LessonChoiceObject = builder.objectRef<LessonChoice>("LessonChoice").implement({
  description: "A lesson, or one game of it, that an assignment can ask for.",
  fields: (t) => ({
    layout: t.field({
      type: KeyboardLayoutEnum,
      resolve: ({ layout }) => layout,
      description: "The layout of its course.",
    }),
    lesson: t.string({ resolve: ({ lesson }) => lesson.id, description: "Id of the lesson." }),
    exercise: t.string({
      nullable: true,
      resolve: ({ exercise }) => exercise?.id,
      description: "Id of the game. Null for the whole lesson.",
    }),
    minutes: t.exposeInt("minutes", { description: "About how many minutes it takes, at least 1." }),
    difficulty: t.expose("difficulty", { type: DifficultyEnum, description: "How hard it is, by its chapter." }),
  }),
});

builder.objectField(GroupNode, "lessonChoices", (t) =>
  t.connection(
    {
      type: LessonChoiceObject,
      nullable: true,
      description:
        "The lessons or games that an assignment of the group can ask for, in the order of the courses. For coaches " +
        "of the group and admins; null for members. 25 per page, at most 100.",
      args: {
        isGame: t.arg.boolean({ defaultValue: false, description: "Games instead of lessons." }),
        search: t.arg.string({ defaultValue: "", description: "Part of the lesson's title, in any case." }),
        language: t.arg({ type: LanguageEnum, required: true, description: "The language of these titles." }),
        layout: t.arg({ type: KeyboardLayoutEnum, required: false, description: "Only of this layout's course." }),
        chapter: t.arg({ type: ChapterEnum, required: false, description: "Only of this part of the course." }),
        difficulty: t.arg({ type: DifficultyEnum, required: false, description: "Only of this difficulty." }),
        maxMinutes: t.arg.int({ required: false, description: "Only what takes about so many minutes or less." }),
      },
      resolve: async (
        group,
        { isGame, search, language, layout, chapter, difficulty, maxMinutes, ...page },
        context,
      ) => {
        const { viewer } = context;
        if (!viewer || !isAllowed(group, viewer, "COACH")) return null;
        const found = await findLessonChoices({
          isGame: isGame ?? false,
          search: search ?? "",
          language,
          layout: layout ?? null,
          chapter: chapter ?? null,
          difficulty: difficulty ?? null,
          maxMinutes: maxMinutes ?? null,
        });
        return resolveArrayConnection({ args: page, ...pageSizes }, [...found]);
      },
    },
    { name: "LessonChoicesConnection", description: "A page of lessons or games." },
    { name: "LessonChoicesEdge", description: "A lesson or game in the list." },
  ),
);
