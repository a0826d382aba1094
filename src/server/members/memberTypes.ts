import { builder } from "../graphql/builder";
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
