import { builder } from "../graphql/builder";
import { GroupMemberNode, GroupNode } from "../groups/GroupNode";
import type { GoneMembers, MemberCardFacts, NewCards } from "./members";
import { sql, count, eq, max, sum } from "drizzle-orm";
import { results, certificates, exams, passedExercises, texts } from "../database/schema";
import { groupMembers } from "../database/userSchema";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { courses } from "../../engine/lessons/courses";
import type { Services } from "../services";

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

/** What gives pass-phrases. */
export const MemberCards = builder.objectRef<NewCards>("MemberCards").implement({
  description: "The new pass-phrases are valid, and the previous ones no longer work.",
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
  description: "Language of a pass-phrase's words.",
  values: ["EN", "NL"] as const,
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

type Row = { readonly user_id: string; readonly at: string };

builder.objectField(GroupMemberNode, "lastPractisedAt", (t) =>
  t.loadable({
    type: "DateTime",
    nullable: true,
    description: "When they last saved a run since they joined. Null if they have not yet.",
    load: async (keys: string[], { services }) => {
      const ids = [...new Set(keys.map((key) => key.slice(0, 36)))];
      // Reads the newest run of each member from the index results_user, however many runs there are.
      const { rows } = await services.database.execute<Row>(sql`
        select who.id as user_id, newest.at from unnest(${sql.param(ids)}::uuid[]) as who(id)
        cross join lateral (select to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from ${results} where user_id = who.id order by created_at desc limit 1) newest
      `);
      const newest = new Map(rows.map(({ user_id: id, at }) => [id, new Date(at)]));
      return keys.map((key) => {
        const at = newest.get(key.slice(0, 36));
        return at !== undefined && at.getTime() >= Number(key.slice(37)) ? at : null;
      });
    },
    resolve: ({ userId, joinedAt }) => `${userId}:${joinedAt.getTime()}`,
  }),
);

type Amount =
  | "results"
  | "durationMs"
  | "exams"
  | "certificates"
  | "passedExercises"
  | "passedLessons"
  | "texts"
  | "groups";
type Holdings = Readonly<Record<Amount, number>> & { readonly lastTypedAt: Date | null };

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
      "How much data the account has. Null if the account was not made in this group, whose coaches may not know " +
      "then.",
    resolve: ({ groupId, user }, _args, { services }) =>
      user.madeInGroupId === groupId ? countHoldings(services, user.id) : null,
  }),
);

async function countHoldings({ database }: Services, userId: string): Promise<Holdings> {
  const number = async (table: PgTable, column: PgColumn) => {
    const [row] = await database.select({ number: count() }).from(table).where(eq(column, userId));
    return row?.number ?? 0;
  };
  const [typed] = await database
    .select({ runs: count(), durationMs: sum(results.durationMs), lastTypedAt: max(results.createdAt) })
    .from(results)
    .where(eq(results.userId, userId));
  const passed = await database
    .select({ id: passedExercises.exerciseId })
    .from(passedExercises)
    .where(eq(passedExercises.userId, userId));
  return {
    results: typed?.runs ?? 0,
    durationMs: Number(typed?.durationMs ?? 0),
    lastTypedAt: typed?.lastTypedAt ?? null,
    exams: await number(exams, exams.userId),
    certificates: await number(certificates, certificates.userId),
    passedExercises: passed.length,
    passedLessons: countPassedLessons(new Set(passed.map(({ id }) => id))),
    texts: await number(texts, texts.ownerId),
    groups: await number(groupMembers, groupMembers.userId),
  };
}

/** In how many lessons, of all courses, every exercise is passed. */
function countPassedLessons(passed: ReadonlySet<string>): number {
  const lessons = courses.flatMap((course) => course.lessons);
  return lessons.filter(({ exercises }) => exercises.every(({ id }) => passed.has(id))).length;
}
