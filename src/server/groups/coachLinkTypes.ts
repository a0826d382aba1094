import { parseCoachCode } from "../../contract/codes";
import { limits } from "../../contract/limits";
import type { CoachLinkRow } from "../database/groupSchema";
import { builder } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { toGlobalId } from "../globalIds";
import {
  acceptCoachLink,
  createCoachLink,
  findInvitation,
  removeCoachLink,
  selectCoachLinks,
  type CoachInvitation,
  type CreatedCoachLink,
} from "./coachLinks";
import { GroupNode, GroupRoleEnum, GroupSuccess, RoleWordsEnum } from "./GroupNode";
import { findGroups } from "./groups";
import { isAllowed, isCoaching } from "./groupRights";
import { selectCoaches } from "./memberships";

const CoachLink = builder.objectRef<CoachLinkRow>("CoachLink").implement({
  description: "A link with which people become coaches of a group.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => toGlobalId("CoachLink", id), description: "Opaque global id." }),
    usesLeft: t.exposeInt("usesLeft", { description: "How many people may still become coaches with it." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    expiresAt: t.expose("expiresAt", { type: "DateTime", description: "When it stops working." }),
  }),
});

builder.objectField(GroupNode, "coachLinks", (t) =>
  t.field({
    type: [CoachLink],
    nullable: true,
    description: "The links that make people its coaches and still work, the oldest first. Null for all but its owner.",
    resolve: (group, _args, { viewer, services }) =>
      viewer && isAllowed(group, viewer, "OWNER") ? selectCoachLinks(services, group.id) : null,
  }),
);

const CreateCoachLinkSuccess = builder.objectRef<CreatedCoachLink>("CreateCoachLinkSuccess").implement({
  description: "The link was made.",
  fields: (t) => ({
    coachCode: t.exposeString("coachCode", {
      description: "The code in its address, `/join/<code>`. It is not stored, and cannot be read again.",
    }),
    group: t.expose("group", { type: GroupNode, description: "The group, with the new link." }),
  }),
});

const CreateCoachLinkInput = builder.inputType("CreateCoachLinkInput", {
  description: "A new link for coaches.",
  fields: (t) => ({
    groupId: t.id({ description: "Global id of the group." }),
    uses: t.int({ description: `For how many people: ${limits.coachLinks.uses.join(", ")}.` }),
    days: t.int({ description: `How many days it works: ${limits.coachLinks.days.join(", ")}.` }),
  }),
});

const Invitation = builder.objectRef<CoachInvitation>("CoachInvitation").implement({
  description: "What a link for coaches invites to, to check before it is accepted.",
  fields: (t) => ({
    groupName: t.string({ resolve: ({ group }) => group.name, description: "The name of the group." }),
    role: t.field({ type: GroupRoleEnum, resolve: () => "COACH" as const, description: "The role that it gives." }),
    coaches: t.stringList({
      description: "Display names of the group's owners, then of its coaches.",
      resolve: async ({ group }, _args, { services }) =>
        (await selectCoaches(services.database, group.id)).map(({ user }) => user.displayName),
    }),
    roleWords: t.field({
      type: RoleWordsEnum,
      description: "What the group calls its coaches and members.",
      resolve: ({ group }) => group.settings.roleWords ?? "COACH_MEMBER",
    }),
    invitedBy: t.exposeString("invitedBy", {
      nullable: true,
      description: "The display name of the person who made the link. Null if their account no longer exists.",
    }),
    expiresAt: t.field({
      type: "DateTime",
      resolve: ({ link }) => link.expiresAt,
      description: "When the link stops working.",
    }),
    coached: t.field({
      type: GroupNode,
      nullable: true,
      description: "The group itself if the viewer already runs it, otherwise null.",
      resolve: async ({ group }, _args, { viewer, services }) =>
        (await findGroups(services.database, viewer, [group.id])).find(({ myRole }) => isCoaching(myRole)) ?? null,
    }),
  }),
});

/** A page asks with whatever code is in its address: a group's join code is no guess at a link. */
const guess = { isGuess: ({ code }: { readonly code: string }) => parseCoachCode(code) !== null };

builder.queryField("coachInvitation", (t) =>
  t.field({
    type: payload("CoachInvitationPayload", Invitation, ["RefusedError", "RateLimitedError"]),
    description:
      "What a link for coaches invites to. For everyone with its code. COACH_LINK_UNKNOWN for one that does not " +
      "exist, was revoked or used up, or has expired, and for any other code; it counts as a wrong guess. After too " +
      "many wrong guesses, all codes are refused for a minute.",
    args: { code: t.arg.string({ required: true, description: "`coachCode`." }) },
    guess,
    resolve: (_root, { code }, context) => findInvitation(context, code),
  }),
);

builder.mutationFields((t) => ({
  createCoachLink: t.field({
    type: payload("CreateCoachLinkPayload", CreateCoachLinkSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Makes a link with which people become coaches of a group. For its owner. At most " +
      `${limits.coachLinks.max} links of a group work at the same time (TOO_MANY_COACH_LINKS). Other numbers than ` +
      "those of the input are issues at `uses` or `days` (OUT_OF_RANGE).",
    args: { input: t.arg({ type: CreateCoachLinkInput, description: "The link." }) },
    resolve: (_root, { input }, context) => createCoachLink(context, input),
  }),
  removeCoachLink: t.field({
    type: payload("RemoveCoachLinkPayload", GroupSuccess, ["RefusedError"]),
    description:
      "Revokes a link for coaches. Those who became coaches with it stay coaches. For the group's owner. A link that " +
      "is already gone is no failure.",
    args: {
      groupId: t.arg.id({ description: "Global id of the group." }),
      linkId: t.arg.id({ description: "Global id of the link." }),
    },
    resolve: (_root, args, context) => removeCoachLink(context, args),
  }),
  acceptCoachLink: t.field({
    type: payload("AcceptCoachLinkPayload", GroupSuccess, ["RefusedError", "RateLimitedError"]),
    description:
      "Makes the viewer a coach of the group of a link, also if they were a member of it. For accounts; guests get " +
      "ACCOUNT_NEEDED. Those who run the group keep their role. COACH_LINK_UNKNOWN as in `coachInvitation`, and for " +
      "those who have stopped being coaches since it was made. GROUP_FULL and TOO_MANY_GROUPS as in `joinGroup`.",
    args: { code: t.arg.string({ required: true, description: "`coachCode`." }) },
    guess,
    resolve: (_root, { code }, context) => acceptCoachLink(context, code),
  }),
}));
