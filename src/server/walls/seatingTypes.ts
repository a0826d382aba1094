import { limits } from "../../contract/limits";
import { builder } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { GroupNode, GroupSuccess } from "../groups/GroupNode";
import { isAllowed } from "../groups/groups";
import { readSeating, saveSeating, type Seating, type TakenSeat } from "./seating";

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
