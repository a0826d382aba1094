import { limits } from "../../contract/limits";
import type { WallLinkRow } from "../database/groupSchema";
import { builder } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { toGlobalId } from "../globalIds";
import { GroupNode, GroupSuccess } from "../groups/GroupNode";
import { isAllowed } from "../groups/groupRights";
import { RaceNode } from "../races/RaceNode";
import {
  createWallLink,
  removeWallLink,
  selectWallLinks,
  type CreatedWallLink,
  findChosenGoal,
  setClassGoal,
  type ClassGoal,
  type GroupWall,
  type WallAssignment,
} from "./walls";
import { readSeating, saveSeating, type Seating, type TakenSeat } from "./seating";

const ClassGoalObject = builder.objectRef<ClassGoal>("ClassGoal").implement({
  description: "What the members of a group typed together today, in the host's time zone, and their goal.",
  fields: (t) => ({
    minutes: t.exposeInt("minutes", { description: "The goal, in minutes." }),
    typedMs: t.exposeInt("typedMs", { description: "Time typed, in ms, in runs and exams that count." }),
    keys: t.exposeInt("keys", { description: "Number of key presses in those runs and exams." }),
  }),
});

const WallAssignmentObject = builder.objectRef<WallAssignment>("WallAssignment").implement({
  description: "An assignment as shown on a big screen.",
  fields: (t) => ({
    title: t.exposeString("title", { description: "Its title." }),
    dueAt: t.expose("dueAt", { type: "DateTime", description: "When it is due." }),
  }),
});

/** A group's big screen. It contains no ids of its members. */
export const GroupWallObject = builder.objectRef<GroupWall>("GroupWall").implement({
  description: "What a group's big screen shows. Anyone in the room can read it, so it names people as in `wallName`.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Opaque id. With a link it does not reveal the group." }),
    groupName: t.exposeString("groupName", { description: "The name of the group." }),
    joinCode: t.exposeString("joinCode", {
      nullable: true,
      description: "The code with which others can join the group. Null while joining is off.",
    }),
    race: t.expose("race", {
      type: RaceNode,
      nullable: true,
      description:
        "The race to show: one that is running, else the newest in its lobby or finished less than 90 seconds ago. " +
        "Null if there is none.",
    }),
    seatedRacers: t.idList({
      resolve: ({ seatedRacers }) => [...seatedRacers],
      description:
        "Global ids of the race's racers as they sit, row by row; those without a seat last. Empty without a race, " +
        "and if no coach arranged the seats.",
    }),
    goal: t.expose("goal", { type: ClassGoalObject, description: "The goal of today." }),
    nextAssignment: t.expose("nextAssignment", {
      type: WallAssignmentObject,
      nullable: true,
      description: "The open assignment for everyone that is due next. Null if there is none.",
    }),
  }),
});

const WallLinkObject = builder.objectRef<WallLinkRow>("WallLink").implement({
  description: "A link that shows a group's big screen without an account.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => toGlobalId("WallLink", id), description: "Opaque global id." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    lastUsedAt: t.expose("lastUsedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was last used, to the minute. Null before its first use.",
    }),
  }),
});

builder.objectFields(GroupNode, (t) => ({
  wallLinks: t.field({
    type: [WallLinkObject],
    nullable: true,
    description: "The links to its big screen that work, the oldest first. Null for members.",
    resolve: (group, _args, { viewer, services }) =>
      viewer && isAllowed(group, viewer, "COACH") ? selectWallLinks(services.database, group.id) : null,
  }),
  classGoalMinutes: t.int({
    nullable: true,
    description:
      "The minutes that its members are to type together on a day, as its coaches chose. Null for " +
      `${limits.classGoal.perMember} minutes for each member, and for members.`,
    resolve: (group, _args, { viewer, services }) =>
      viewer && isAllowed(group, viewer, "COACH") ? findChosenGoal(services.database, group.id) : null,
  }),
}));

const CreateWallLinkSuccess = builder.objectRef<CreatedWallLink>("CreateWallLinkSuccess").implement({
  description: "The link was made.",
  fields: (t) => ({
    wallCode: t.exposeString("wallCode", {
      description: "The code in its address, `/wall/<code>`. It is not stored, and cannot be read again.",
    }),
    group: t.expose("group", { type: GroupNode, description: "The group, with the new link." }),
  }),
});

const SetClassGoalInput = builder.inputType("SetClassGoalInput", {
  description: "The goal of a group's day.",
  fields: (t) => ({
    groupId: t.id({ description: "Global id of the group." }),
    minutes: t.int({
      required: false,
      description:
        `Minutes for all members together, ${limits.classGoal.min} to ${limits.classGoal.max}. ` +
        `Null for ${limits.classGoal.perMember} minutes for each member.`,
    }),
  }),
});

builder.mutationFields((t) => ({
  createWallLink: t.field({
    type: payload("CreateWallLinkPayload", CreateWallLinkSuccess, ["RefusedError"]),
    description:
      "Makes a link that shows a group's big screen without an account. For its coaches. At most " +
      `${limits.wallLinks} links of a group work at the same time (TOO_MANY_WALL_LINKS).`,
    args: { groupId: t.arg.id({ description: "Global id of the group." }) },
    resolve: (_root, { groupId }, context) => createWallLink(context, groupId),
  }),
  removeWallLink: t.field({
    type: payload("RemoveWallLinkPayload", GroupSuccess, ["RefusedError"]),
    description:
      "Removes a link to a group's big screen. Screens that show it go blank. For the group's coaches. A link that " +
      "is already gone is no failure.",
    args: {
      groupId: t.arg.id({ description: "Global id of the group." }),
      linkId: t.arg.id({ description: "Global id of the link." }),
    },
    resolve: (_root, args, context) => removeWallLink(context, args),
  }),
  setClassGoal: t.field({
    type: payload("SetClassGoalPayload", GroupSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Sets what the members of a group are to type together on a day. For its coaches. A goal out of range is an " +
      "issue at `minutes` (OUT_OF_RANGE).",
    args: { input: t.arg({ type: SetClassGoalInput, description: "The goal." }) },
    resolve: (_root, { input }, context) => setClassGoal(context, input),
  }),
}));

const TakenSeatObject = builder.objectRef<TakenSeat>("TakenSeat").implement({
  description: "A member of a group on their seat.",
  fields: (t) => ({
    userId: t.exposeID("userId", { description: "Global id of the member's user." }),
    name: t.exposeString("name", { description: "Their display name." }),
    seat: t.exposeInt("seat", { description: "From 0, along the rows from the front left." }),
  }),
});

const SeatingObject = builder.objectRef<Seating>("Seating").implement({
  description: "Where the members of a group sit.",
  fields: (t) => ({
    columns: t.exposeInt("columns", { description: "How many sit side by side." }),
    isArranged: t.exposeBoolean("isArranged", {
      description: "Whether a coach arranged it. Otherwise they sit by name.",
    }),
    seats: t.field({
      type: [TakenSeatObject],
      resolve: ({ seats }) => [...seats],
      description: "Everyone's seat, in order. New members have the first free ones.",
    }),
  }),
});

builder.objectField(GroupNode, "seating", (t) =>
  t.field({
    type: SeatingObject,
    nullable: true,
    description: "Where its members sit. For coaches and admins; null for members.",
    resolve: (group, _args, { viewer, services }) =>
      viewer && isAllowed(group, viewer, "COACH") ? readSeating(services.database, group.id) : null,
  }),
);

const SeatInput = builder.inputType("SeatInput", {
  description: "A member's seat.",
  fields: (t) => ({
    userId: t.id({ description: "Global id of the member's user." }),
    seat: t.int({ description: `From 0 to ${limits.seating.lastSeat}, along the rows from the front left.` }),
  }),
});

const SaveSeatingInput = builder.inputType("SaveSeatingInput", {
  description: "Where the members of a group sit.",
  fields: (t) => ({
    groupId: t.id({ description: "Global id of the group." }),
    columns: t.int({
      description: `How many sit side by side, ${limits.seating.columns.min} to ${limits.seating.columns.max}.`,
    }),
    seats: t.field({ type: [SeatInput], description: "Each seat once. Without any, the members sit by name." }),
  }),
});

builder.mutationField("saveSeating", (t) =>
  t.field({
    type: payload("SaveSeatingPayload", GroupSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Replaces where the members of a group sit. For its coaches. The last change wins. People who are not members " +
      "are left out. OUT_OF_RANGE for a seat that does not exist or is taken twice.",
    args: { input: t.arg({ type: SaveSeatingInput, description: "Everyone's seat." }) },
    resolve: (_root, { input }, context) => saveSeating(context, input),
  }),
);
