import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import { and, eq, gt, isNull } from "drizzle-orm";
import { sessions, type SessionRow } from "../database/schema";
import { builder, pageSizes } from "../graphql/builder";
import { toCursor } from "../graphql/keyset";
import { newestFirst } from "../graphql/newestFirst";
import type { Services } from "../services";
import { UserNode } from "../users/UserNode";
import { SessionNode } from "./SessionNode";

builder.objectField(UserNode, "sessions", (t) =>
  t.connection(
    {
      type: SessionNode,
      nullable: true,
      description:
        "Where the account is signed in, newest first; ended sessions are left out. Own only: null on anybody " +
        "else. 25 a page, at most 100.",
      resolve: (user, args, { viewer, services }) => {
        if (viewer?.userId !== user.id) return null;
        const options = {
          args,
          ...pageSizes,
          toCursor: (row: SessionRow) => toCursor({ at: row.createdAt, id: row.id }),
        };
        return resolveCursorConnection<Promise<SessionRow[]>>(options, (page) => selectPage(services, user.id, page));
      },
    },
    { name: "UserSessionsConnection", description: "A page of sessions." },
    { name: "UserSessionsEdge", description: "A session in the list." },
  ),
);

function selectPage(
  { database, now }: Services,
  userId: string,
  page: ResolveCursorConnectionArgs,
): Promise<SessionRow[]> {
  const { where, orderBy } = newestFirst(sessions, page);
  const open = and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, new Date(now())));
  return database
    .select()
    .from(sessions)
    .where(and(open, where))
    .orderBy(...orderBy)
    .limit(page.limit);
}
