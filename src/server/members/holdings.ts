import { count, eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { groupMembers } from "../database/groupSchema";
import { certificates, exams, passedExercises, results, texts } from "../database/schema";
import { builder } from "../graphql/builder";
import { GroupMemberNode } from "../groups/GroupMemberNode";
import type { Services } from "../services";

type Holdings = Readonly<Record<"results" | "exams" | "certificates" | "passedExercises" | "texts" | "groups", number>>;

const MemberHoldings = builder.objectRef<Holdings>("MemberHoldings").implement({
  description: "How much an account has: what a merge would move, and what would be erased with it.",
  fields: (t) => ({
    results: t.exposeInt("results", { description: "Runs that are kept." }),
    exams: t.exposeInt("exams", { description: "Exams, with those not over yet." }),
    certificates: t.exposeInt("certificates", { description: "Of passed exams." }),
    passedExercises: t.exposeInt("passedExercises", { description: "Exercises of the courses." }),
    texts: t.exposeInt("texts", { description: "Texts that they brought." }),
    groups: t.exposeInt("groups", { description: "Groups that they are in, this one too." }),
  }),
});

builder.objectField(GroupMemberNode, "holdings", (t) =>
  t.field({
    type: MemberHoldings,
    nullable: true,
    description: "How much the account has. Null where the group did not make the account: it is nobody's business then.",
    resolve: ({ groupId, user }, _args, { services }) => (user.madeInGroupId === groupId ? countHoldings(services, user.id) : null),
  }),
);

async function countHoldings({ database }: Services, userId: string): Promise<Holdings> {
  const number = async (table: PgTable, column: PgColumn) => (await database.select({ number: count() }).from(table).where(eq(column, userId)))[0]?.number ?? 0;
  return {
    results: await number(results, results.userId),
    exams: await number(exams, exams.userId),
    certificates: await number(certificates, certificates.userId),
    passedExercises: await number(passedExercises, passedExercises.userId),
    texts: await number(texts, texts.ownerId),
    groups: await number(groupMembers, groupMembers.userId),
  };
}
