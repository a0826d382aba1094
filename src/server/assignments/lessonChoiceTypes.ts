import { resolveArrayConnection } from "@pothos/plugin-relay";
import { courseChapters } from "../../contract/enums";
import { builder, pageSizes } from "../graphql/builder";
import { DifficultyEnum, KeyboardLayoutEnum, LanguageEnum } from "../graphql/scalars";
import { GroupNode } from "../groups/GroupNode";
import { isAllowed } from "../groups/groups";
import { findLessonChoices, type LessonChoice } from "./lessonChoices";

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
