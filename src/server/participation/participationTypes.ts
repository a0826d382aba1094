import { ChapterEnum } from "../lessons/lessonTypes";
import { builder } from "../graphql/builder";
import { GroupNode } from "../groups/GroupNode";
import { findGroupParticipation, findHostParticipation } from "./participation";
import type { MonthSums, Participation, StopSums, Sum } from "./sums";

const SumSize = builder.enumType("SumSize", {
  description:
    "How many people a total counts. No number under ten is ever given, or can be worked out from several totals.",
  values: {
    AT_LEAST: { description: "`atLeast` people, or up to nine more." },
    FEW: { description: "Fewer than ten people, or none." },
    ALL_BUT_FEW: { description: "Everyone in the row, or everyone except fewer than ten people." },
    TOO_FEW: { description: "Not given, because the row has too few people: fewer than twenty." },
  } as const satisfies Record<Sum["size"], { description: string }>,
});

const SumObject = builder.objectRef<Sum>("ParticipationSum").implement({
  description: "A number of people, which says nothing about fewer than ten of them.",
  fields: (t) => ({
    size: t.expose("size", { type: SumSize, description: "How it is given." }),
    atLeast: t.exposeInt("atLeast", { nullable: true, description: "A multiple of ten. Null unless AT_LEAST." }),
  }),
});

const MonthObject = builder.objectRef<MonthSums>("ParticipationMonth").implement({
  description: "The people whose first day of practice was in a month. What can still change for one of them is null.",
  fields: (t) => ({
    month: t.exposeString("month", { description: "Such as `2026-09`." }),
    began: t.expose("began", { type: SumObject, description: "How many people." }),
    nextDay: t.expose("nextDay", {
      type: SumObject,
      nullable: true,
      description: "Who practiced on the day after their first day. Days are those of the host's time zone.",
    }),
    fourthWeek: t.expose("fourthWeek", {
      type: SumObject,
      nullable: true,
      description: "Who practiced in the fourth week, that of their first day being the first. Weeks begin on Monday.",
    }),
    chapter: t.expose("chapter", {
      type: SumObject,
      nullable: true,
      description: "Who had passed all exercises of a chapter of a course by the end of that week.",
    }),
  }),
});

const PlaceObject = builder.objectRef<StopSums["places"][number]>("ParticipationPlace").implement({
  description: "Those who stopped in a part of the course.",
  fields: (t) => ({
    chapter: t.expose("chapter", {
      type: ChapterEnum,
      nullable: true,
      description: "The part in which they last passed an exercise. Null: they never passed one.",
    }),
    people: t.expose("people", { type: SumObject, description: "How many people." }),
  }),
});

const StopsObject = builder.objectRef<StopSums>("ParticipationStops").implement({
  description: "Those of all these people who have not practiced in the last four complete weeks.",
  fields: (t) => ({
    stopped: t.expose("stopped", { type: SumObject, description: "How many people." }),
    places: t.field({
      type: [PlaceObject],
      resolve: ({ places }) => [...places],
      description: "How many of them stopped in each part of the course, in its order.",
    }),
  }),
});

const ParticipationObject = builder.objectRef<Participation>("Participation").implement({
  description:
    "How many people keep practicing, as totals. Those of a group are at most an hour old; those of the server are " +
    "worked out once a day.",
  fields: (t) => ({
    months: t.field({
      type: [MonthObject],
      resolve: ({ months }) => [...months],
      description: "The last six complete months, the oldest first.",
    }),
    stops: t.expose("stops", { type: StopsObject, description: "Where they stopped." }),
  }),
});

builder.queryField("participation", (t) =>
  t.field({
    type: ParticipationObject,
    nullable: true,
    description:
      "Totals of everyone whose account was made at most three months before the month in which they began. " +
      "Null for viewers who are not admins, and while the feature is off.",
    resolve: (_root, _args, context) => findHostParticipation(context),
  }),
);

builder.objectField(GroupNode, "participation", (t) =>
  t.field({
    type: ParticipationObject,
    nullable: true,
    description:
      "Of the group's members without its coaches, from the day on which they joined. Null for viewers who are " +
      "neither coach nor admin, and unless both the host (PARTICIPATION) and the coaches (`GroupSettings." +
      "participation`) switched it on.",
    resolve: (group, _args, context) => findGroupParticipation(context, group),
  }),
);
