import { and, gt, inArray, isNull, eq } from "drizzle-orm";
import { sessions, type SessionRow } from "../database/userSchema";
import { builder, pageSizes } from "../graphql/builder";
import { loadRows, toCursor, newestFirst } from "../graphql/pagination";
import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import type { Services } from "../services";
import { UserNode } from "../users/UserNode";

/** An open session, readable only by its owner. */
const SessionNode = builder.loadableNodeRef("Session", {
  id: { resolve: (session: SessionRow) => session.id, description: "Opaque global id." },
  load: async (ids: string[], { viewer, services }) => {
    const open = (some: string[]) =>
      and(inArray(sessions.id, some), isNull(sessions.revokedAt), gt(sessions.expiresAt, new Date(services.now())));
    const rows = await loadRows(ids, (some) => services.database.select().from(sessions).where(open(some)));
    return rows.map((row) => (row?.userId === viewer?.userId ? row : null));
  },
});

builder.objectType(SessionNode, {
  name: "Session",
  description: "A place where a user is signed in. Readable only by its owner, and only while it is open.",
  fields: (t) => ({
    deviceLabel: t.exposeString("deviceLabel", {
      description: "The device's description of itself at sign-in, at most 80 characters.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was opened." }),
    lastSeenAt: t.expose("lastSeenAt", { type: "DateTime", description: "When it was last used, to the minute." }),
    expiresAt: t.expose("expiresAt", {
      type: "DateTime",
      description:
        "When it ends unless it is used before: 30 days after the last use, or 12 hours on a shared computer.",
    }),
    isCurrent: t.boolean({
      resolve: ({ id }, _args, { viewer }) => viewer?.sessionId === id,
      description: "Whether it is the session of this request.",
    }),
  }),
});

builder.objectField(UserNode, "sessions", (t) =>
  t.connection(
    {
      type: SessionNode,
      nullable: true,
      description:
        "The account's open sessions, newest first. Null for other users than the viewer. 25 per page, at most 100.",
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
