import { builder } from "../graphql/builder";
import type { SeenGroup } from "../groups/findGroups";
import { GroupMemberNode, type GroupMember } from "../groups/GroupMemberNode";
import { GroupNode } from "../groups/GroupNode";

/** A member and the pass-phrase that they sign in with from now on. */
export type MemberCardFacts = { readonly member: GroupMember; readonly passPhrase: string };

const MemberCard = builder.objectRef<MemberCardFacts>("MemberCard").implement({
  description: "What is printed on a member's card.",
  fields: (t) => ({
    member: t.field({ type: GroupMemberNode, resolve: ({ member }) => member, description: "Whose card it is." }),
    passPhrase: t.exposeString("passPhrase", {
      description:
        "Three words with dashes between them. Shown once and kept nowhere but in this answer, sealed, for its repeat.",
    }),
  }),
});

export type NewCards = { readonly group: SeenGroup; readonly cards: readonly MemberCardFacts[] };

/** What gives pass-phrases. */
export const MemberCards = builder.objectRef<NewCards>("MemberCards").implement({
  description: "New pass-phrases hold, and no others.",
  fields: (t) => ({
    cards: t.field({
      type: [MemberCard],
      resolve: ({ cards }) => cards,
      description: "One for each, in the order in which they were asked for.",
    }),
    group: t.field({ type: GroupNode, resolve: ({ group }) => group, description: "Their group as it is now." }),
  }),
});

export const PassPhraseLanguageEnum = builder.enumType("PassPhraseLanguage", {
  description: "Whose words a pass-phrase is made of.",
  values: ["EN", "NL"] as const,
});
