import { count, eq, max, sum } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { courses } from "../../engine/lessons/courses";
import { groupMembers } from "../database/groupSchema";
import { certificates, exams, passedExercises, results, texts } from "../database/schema";
import { builder } from "../graphql/builder";
import { GroupMemberNode } from "../groups/GroupMemberNode";
import type { Services } from "../services";

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
  description: "How much an account has: what a merge would move, and what would be erased with it.",
  fields: (t) => ({
    results: t.exposeInt("results", { description: "Runs that are kept." }),
    durationMs: t.exposeFloat("durationMs", { description: "How long those runs took together, in ms." }),
    lastTypedAt: t.expose("lastTypedAt", {
      type: "DateTime",
      nullable: true,
      description: "When the last of them was kept. Null without any.",
    }),
    exams: t.exposeInt("exams", { description: "Exams, with those not over yet." }),
    certificates: t.exposeInt("certificates", { description: "Of passed exams." }),
    passedExercises: t.exposeInt("passedExercises", { description: "Exercises of the courses." }),
    passedLessons: t.exposeInt("passedLessons", {
      description: "Steps of the courses in which every exercise is passed.",
    }),
    texts: t.exposeInt("texts", { description: "Texts that they brought." }),
    groups: t.exposeInt("groups", { description: "Groups that they are in, this one too." }),
  }),
});

builder.objectField(GroupMemberNode, "holdings", (t) =>
  t.field({
    type: MemberHoldings,
    nullable: true,
    description:
      "How much the account has. Null where the group did not make the account: it is nobody's business then.",
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
