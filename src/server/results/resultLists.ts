import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import { and, desc, eq, isNull, ne, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { results, type ResultSummary } from "../database/schema";
import { builder, pageSizes } from "../graphql/builder";
import type { Context } from "../graphql/Context";
import { newestFirst, toCursor } from "../graphql/pagination";
import { resultColumns, ResultNode } from "./ResultNode";
import type { Services } from "../services";
import { UserNode } from "../users/UserNode";

builder.objectField(ResultNode, "bestOther", (t) =>
  t.field({
    type: ResultNode,
    nullable: true,
    description:
      "The viewer's fastest other verified run of the same kind. Null on results of others, and if there is none.",
    resolve: async (result, _args, { viewer, services }) => {
      if (viewer?.userId !== result.userId) return null;
      const others = and(
        eq(results.userId, result.userId),
        ne(results.id, result.id),
        eq(results.status, "VERIFIED"),
        isSameKind(result),
      );
      const [best] = await services.database
        .select(resultColumns)
        .from(results)
        .where(others)
        .orderBy(desc(results.wpm), desc(results.createdAt))
        .limit(1);
      return best ?? null;
    },
  }),
);

const kindArgument = "Only runs of the same kind: mode and amount, language, settings, text or exercise.";

builder.objectField(ResultNode, "earlierRuns", (t) =>
  t.connection(
    {
      type: ResultNode,
      nullable: true,
      description:
        "The viewer's runs saved before this one, newest first. Null on results of others. 25 per page, at most 100.",
      args: { isSameKind: t.arg.boolean({ defaultValue: false, description: kindArgument }) },
      resolve: (result, { isSameKind: onlySame, ...args }, context) =>
        connectRuns(context, result, isBefore(result), { onlySame, args }),
    },
    { name: "ResultEarlierRunsConnection", description: "A page of earlier runs." },
    UserResultsEdge,
  ),
);

builder.objectField(ResultNode, "otherRuns", (t) =>
  t.connection(
    {
      type: ResultNode,
      nullable: true,
      description:
        "The viewer's other runs, saved before or after this one, newest first. Null on results of others. 25 per " +
        "page, at most 100.",
      args: { isSameKind: t.arg.boolean({ defaultValue: false, description: kindArgument }) },
      resolve: (result, { isSameKind: onlySame, ...args }, context) =>
        connectRuns(context, result, ne(results.id, result.id), { onlySame, args }),
    },
    { name: "ResultOtherRunsConnection", description: "A page of other runs." },
    UserResultsEdge,
  ),
);

type Choice = {
  readonly onlySame: boolean | null | undefined;
  readonly args: Parameters<typeof resolveCursorConnection>[0]["args"];
};

/** A page of the viewer's own runs that match a condition, newest first; null on results of others. */
function connectRuns({ viewer, services }: Context, result: ResultSummary, condition: SQL, { onlySame, args }: Choice) {
  if (viewer?.userId !== result.userId) return null;
  const wanted = and(eq(results.userId, result.userId), condition, onlySame === true ? isSameKind(result) : undefined);
  const selectComparable = (page: ResolveCursorConnectionArgs): Promise<ResultSummary[]> => {
    const { where, orderBy } = newestFirst(results, page);
    return services.database
      .select(resultColumns)
      .from(results)
      .where(and(wanted, where))
      .orderBy(...orderBy)
      .limit(page.limit);
  };
  return resolveCursorConnection<Promise<ResultSummary[]>>(
    { args, ...pageSizes, toCursor: resultCursor },
    selectComparable,
  );
}

function isBefore({ createdAt, id }: ResultSummary): SQL {
  return sql`(${results.createdAt}, ${results.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;
}

/**
 * Condition for runs whose figures can be compared. All races in the same language are comparable, whatever their text.
 */
function isSameKind({
  mode,
  language,
  modeAmount,
  punctuation,
  numbers,
  exerciseId,
  textId,
}: ResultSummary): SQL | undefined {
  return and(
    eq(results.mode, mode),
    eq(results.language, language),
    eq(results.punctuation, punctuation),
    eq(results.numbers, numbers),
    isSame(results.modeAmount, modeAmount),
    isSame(results.exerciseId, exerciseId),
    mode === "TEXT" ? isSame(results.textId, textId) : undefined,
  );
}

function isSame(column: PgColumn, value: string | number | null): SQL {
  return value === null ? isNull(column) : eq(column, value);
}

/** Mutations that save a result return this edge too. */
export const UserResultsEdge = builder.edgeObject({
  type: ResultNode,
  name: "UserResultsEdge",
  description: "A result in the list.",
});

builder.objectField(UserNode, "results", (t) =>
  t.connection(
    {
      type: ResultNode,
      nullable: true,
      description:
        "The account's results, newest first. Null for other users than the viewer. 25 per page, at most 100.",
      resolve: (user, args, { viewer, services }) => {
        if (viewer?.userId !== user.id) return null;
        return resolveCursorConnection<Promise<ResultSummary[]>>(
          { args, ...pageSizes, toCursor: resultCursor },
          (page) => selectPage(services, user.id, page),
        );
      },
    },
    { name: "UserResultsConnection", description: "A page of results." },
    UserResultsEdge,
  ),
);

/** The position of a result in its owner's list. */
export function resultCursor(result: ResultSummary): string {
  return toCursor({ at: result.createdAt, id: result.id });
}

function selectPage(
  { database }: Services,
  userId: string,
  page: ResolveCursorConnectionArgs,
): Promise<ResultSummary[]> {
  const { where, orderBy } = newestFirst(results, page);
  return database
    .select(resultColumns)
    .from(results)
    .where(and(eq(results.userId, userId), where))
    .orderBy(...orderBy)
    .limit(page.limit);
}
