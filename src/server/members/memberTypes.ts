import { builder, pageSizes } from "../graphql/builder";
import { GroupMemberNode, GroupNode } from "../groups/GroupNode";
import {
  countHoldings,
  type Holdings,
  selectLastPractised,
  type GoneMembers,
  type MemberCardFacts,
  type NewCards,
} from "./members";
import { languagesWith, toWireLanguage } from "../../contract/languages/languages";
import { resolveCursorConnection } from "@pothos/plugin-relay";
import { limits } from "../../contract/limits";
import { payload } from "../graphql/errors";
import { toGlobalId } from "../globalIds";
import { toCursor } from "../cursors";
import { isAllowed } from "../groups/groupRights";
import {
  eraseRemovedMember,
  restoreMember,
  selectRemoved,
  type BroughtBack,
  type RemovedMember,
} from "./removed/removedMembers";

const MemberCard = builder.objectRef<MemberCardFacts>("MemberCard").implement({
  description: "The content of a member's printed card.",
  fields: (t) => ({
    member: t.field({ type: GroupMemberNode, resolve: ({ member }) => member, description: "The member." }),
    passPhrase: t.exposeString("passPhrase", {
      description:
        "Three words with dashes between them. Shown once and not stored, except encrypted in this response, so " +
        "that it can be repeated.",
    }),
  }),
});

/** What gives passwords. */
export const MemberCards = builder.objectRef<NewCards>("MemberCards").implement({
  description: "The new passwords are valid, and the previous ones no longer work.",
  fields: (t) => ({
    cards: t.field({
      type: [MemberCard],
      resolve: ({ cards }) => cards,
      description: "One card per member, in the order requested.",
    }),
    group: t.field({ type: GroupNode, resolve: ({ group }) => group, description: "Their group as it is now." }),
  }),
});

export const PassPhraseLanguageEnum = builder.enumType("PassPhraseLanguage", {
  description: "Language of a password's words.",
  values: Object.fromEntries(languagesWith("passPhraseWords").map((value) => [toWireLanguage(value), { value }])),
});

/** What ends places in a group. */
export const MembersGone = builder.objectRef<GoneMembers>("MembersGone").implement({
  description: "The members are no longer in the group.",
  fields: (t) => ({
    removedMemberIds: t.idList({
      resolve: ({ memberIds }) => [...memberIds],
      description: "Global ids of the removed members.",
    }),
    group: t.field({ type: GroupNode, resolve: ({ group }) => group, description: "The group as it is now." }),
  }),
});

builder.objectField(GroupMemberNode, "lastPractisedAt", (t) =>
  t.loadable({
    type: "DateTime",
    nullable: true,
    description: "When they last saved a run since they joined. Null if they have not yet.",
    load: (keys: string[], { services }) => selectLastPractised(services.database, keys),
    resolve: ({ userId, joinedAt }) => `${userId}:${joinedAt.getTime()}`,
  }),
);

builder.objectField(GroupMemberNode, "hasPublicConsent", (t) =>
  t.boolean({
    nullable: true,
    description:
      "Whether a parent or guardian has agreed that their name, profile and results may be public. Null if the " +
      "account was not made in this group.",
    resolve: ({ groupId, user }) => (user.madeInGroupId === groupId ? (user.publicConsent ?? false) : null),
  }),
);

const MemberHoldings = builder.objectRef<Holdings>("MemberHoldings").implement({
  description: "How much data an account has: what a merge would move and what erasing it would delete.",
  fields: (t) => ({
    results: t.exposeInt("results", { description: "Saved runs." }),
    durationMs: t.exposeFloat("durationMs", { description: "Total duration of those runs, in ms." }),
    lastTypedAt: t.expose("lastTypedAt", {
      type: "DateTime",
      nullable: true,
      description: "When the last of them was saved. Null if there are none.",
    }),
    exams: t.exposeInt("exams", { description: "Exams, including unfinished ones." }),
    certificates: t.exposeInt("certificates", { description: "Certificates of passed exams." }),
    passedExercises: t.exposeInt("passedExercises", { description: "Passed course exercises." }),
    passedLessons: t.exposeInt("passedLessons", {
      description: "Course lessons of which every exercise is passed.",
    }),
    texts: t.exposeInt("texts", { description: "Texts that they added." }),
    groups: t.exposeInt("groups", { description: "Groups that they are in, including this one." }),
  }),
});

builder.objectField(GroupMemberNode, "holdings", (t) =>
  t.field({
    type: MemberHoldings,
    nullable: true,
    description:
      "How much data the account has. Null if the account was not made in this group: its coaches may not " +
      "know then.",
    resolve: ({ groupId, user }, _args, { services }) =>
      user.madeInGroupId === groupId ? countHoldings(services, user.id) : null,
  }),
);

const RemovedMemberObject = builder.objectRef<RemovedMember>("RemovedMember").implement({
  description:
    "An account that a coach deleted, or merged into another, less than 30 days ago. No one can see or use it, but " +
    "it can be restored.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => toGlobalId("RemovedMember", id), description: "Opaque global id." }),
    displayName: t.exposeString("displayName", { description: "The display name that it had." }),
    username: t.exposeString("username", { nullable: true, description: "The username that it had." }),
    removedAt: t.expose("createdAt", { type: "DateTime", description: "When it was removed." }),
    removedByName: t.exposeString("removedByName", {
      nullable: true,
      description: "The display name of the person who removed it. Null if their account no longer exists.",
    }),
    mergedIntoName: t.exposeString("intoName", {
      nullable: true,
      description: "The display name of the account that it was merged into. Null for a deleted account.",
    }),
    erasedAt: t.field({
      type: "DateTime",
      description: "When it is deleted for good.",
      resolve: ({ createdAt }) => new Date(createdAt.getTime() + limits.removedMs),
    }),
  }),
});

builder.objectField(GroupNode, "removedMembers", (t) =>
  t.connection(
    {
      type: RemovedMemberObject,
      nullable: true,
      description:
        "The accounts that its coaches removed in the last 30 days and that the viewer may bring back, the last " +
        "removed first. Null for members. 25 per page, at most 100.",
      resolve: (group, args, { viewer, services }) => {
        if (!viewer || !isAllowed(group, viewer, "COACH")) return null;
        return resolveCursorConnection<Promise<RemovedMember[]>>(
          { args, ...pageSizes, toCursor: ({ createdAt, id }) => toCursor({ at: createdAt, id }) },
          (page) => selectRemoved(services, group, viewer, page),
        );
      },
    },
    { name: "GroupRemovedMembersConnection", description: "A page of removed accounts." },
    { name: "GroupRemovedMembersEdge", description: "A removed account in the list." },
  ),
);

const RestoreMemberSuccess = builder.objectRef<BroughtBack>("RestoreMemberSuccess").implement({
  description: "The account is back, with the places in groups that it had.",
  fields: (t) => ({
    restoredId: t.id({ resolve: ({ removedId }) => removedId, description: "Global id of the RemovedMember." }),
    member: t.field({ type: GroupMemberNode, resolve: ({ member }) => member, description: "The member." }),
    group: t.field({ type: GroupNode, resolve: ({ group }) => group, description: "The group as it is now." }),
  }),
});

const EraseRemovedMemberSuccess = builder
  .objectRef<{ readonly removedId: string }>("EraseRemovedMemberSuccess")
  .implement({
    description: "Nothing of the account is kept anymore.",
    fields: (t) => ({
      erasedId: t.id({ resolve: ({ removedId }) => removedId, description: "Global id of the RemovedMember." }),
    }),
  });

builder.mutationFields((t) => ({
  restoreMember: t.field({
    type: payload("RestoreMemberPayload", RestoreMemberSuccess, ["RefusedError"]),
    description:
      "Brings back an account that was deleted or merged less than 30 days ago, with everything in it; two merged " +
      "accounts become two again. What was typed since stays where it is. Sessions stay ended, and the account gets " +
      "another username if its own was taken since. For coaches of the group; for accounts that ran a group, only " +
      "its owner (NOT_ALLOWED). GROUP_FULL when there is no place. NOT_FOUND once it is back or its time is over.",
    args: { removedMemberId: t.arg.id({ required: true, description: "Global id of the RemovedMember." }) },
    resolve: (_root, { removedMemberId }, context) => restoreMember(context, String(removedMemberId)),
  }),
  eraseRemovedMember: t.field({
    type: payload("EraseRemovedMemberPayload", EraseRemovedMemberSuccess, ["RefusedError"]),
    description:
      "Deletes for good what is kept of a removed account, before its 30 days are over. For those who could bring it " +
      "back. After a merge, the other account keeps what moved to it. NOT_FOUND when nothing is kept.",
    args: { removedMemberId: t.arg.id({ required: true, description: "Global id of the RemovedMember." }) },
    resolve: (_root, { removedMemberId }, context) => eraseRemovedMember(context, String(removedMemberId)),
  }),
}));
