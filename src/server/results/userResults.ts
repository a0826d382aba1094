import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import { and, eq } from "drizzle-orm";
import { results, type ResultRow } from "../database/schema";
import { builder, pageSizes } from "../graphql/builder";
import { toCursor } from "../graphql/keyset";
import { newestFirst } from "../graphql/newestFirst";
import type { Services } from "../services";
import { UserNode } from "../users/UserNode";
import { ResultNode } from "./ResultNode";

/** Also what saving a result gives, for the list to take at its front. */
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
      description: "What the account has typed, newest first. Own only: null on anybody else. 25 a page, at most 100.",
      resolve: (user, args, { viewer, services }) => {
        if (viewer?.userId !== user.id) return null;
        return resolveCursorConnection<Promise<ResultRow[]>>({ args, ...pageSizes, toCursor: resultCursor }, (page) =>
          selectPage(services, user.id, page),
        );
      },
    },
    { name: "UserResultsConnection", description: "A page of results." },
    UserResultsEdge,
  ),
);

/** Where a result stands in its owner's list. */
export function resultCursor(result: ResultRow): string {
  return toCursor({ at: result.createdAt, id: result.id });
}

function selectPage({ database }: Services, userId: string, page: ResolveCursorConnectionArgs): Promise<ResultRow[]> {
  const { where, orderBy } = newestFirst(results, page);
  return database
    .select()
    .from(results)
    .where(and(eq(results.userId, userId), where))
    .orderBy(...orderBy)
    .limit(page.limit);
}
