import { and, gt, inArray, isNull } from "drizzle-orm";
import { sessions, type SessionRow } from "../database/schema";
import { builder } from "../graphql/builder";
import { loadRows } from "../graphql/loadRows";

/** An open session, for its owner only. */
export const SessionNode = builder.loadableNodeRef("Session", {
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
  description: "Where somebody is signed in. Only its owner can read it, and only while it is open.",
  fields: (t) => ({
    deviceLabel: t.exposeString("deviceLabel", {
      description: "The device as it described itself when it signed in, at most 80 characters.",
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
      description: "Whether this request came with its token.",
    }),
  }),
});
