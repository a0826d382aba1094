import type { SessionRow } from "../database/userSchema";
import { builder, pageSizes } from "../graphql/builder";
import { loadRows } from "../graphql/loadRows";
import { toCursor } from "../cursors";
import { toGlobalId } from "../globalIds";
import { SignInProviderObject } from "../externalAccounts/externalAccountTypes";
import { type EndedSession, findOwnSessions, selectSessionPage, revokeOwnSession, signOut } from "./ownSessions";
import { resolveCursorConnection } from "@pothos/plugin-relay";
import { UserNode } from "../users/UserNode";
import { payload } from "../graphql/errors";

/** An open session, readable only by its owner. */
const SessionNode = builder.loadableNodeRef("Session", {
  id: { resolve: (session: SessionRow) => session.id, description: "Opaque global id." },
  load: (ids: string[], { viewer, services }) => loadRows(ids, (some) => findOwnSessions(services, viewer, some)),
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
        return resolveCursorConnection<Promise<SessionRow[]>>(options, (page) =>
          selectSessionPage(services, user.id, page),
        );
      },
    },
    { name: "UserSessionsConnection", description: "A page of sessions." },
    { name: "UserSessionsEdge", description: "A session in the list." },
  ),
);

const RevokeSessionInput = builder.inputType("RevokeSessionInput", {
  description: "The session to end.",
  fields: (t) => ({ sessionId: t.id({ description: "Global id of one of the viewer's own sessions." }) }),
});

const RevokeSessionSuccess = builder.objectRef<{ readonly id: string }>("RevokeSessionSuccess").implement({
  description: "The session has ended, by this request or an earlier one; its connections close.",
  fields: (t) => ({
    revokedSessionId: t.id({
      resolve: ({ id }) => toGlobalId("Session", id),
      description: "Global id of the session, to remove it from lists.",
    }),
  }),
});

builder.mutationField("revokeSession", (t) =>
  t.field({
    type: payload("RevokeSessionPayload", RevokeSessionSuccess, ["RefusedError"]),
    description: "Ends one of the viewer's own sessions, on this device or another. NOT_FOUND for those of others.",
    args: { input: t.arg({ type: RevokeSessionInput, description: "The session to end." }) },
    resolve: (_root, { input }, { viewer, services }) => revokeOwnSession(services, viewer, input.sessionId),
  }),
);

const SignedOut = builder.objectRef<EndedSession>("SignedOut").implement({
  description: "The session has ended.",
  fields: (t) => ({
    done: t.boolean({ resolve: () => true, description: "Always true." }),
    provider: t.field({
      type: SignInProviderObject,
      nullable: true,
      resolve: ({ provider }) => provider,
      description:
        "The provider with which the user had signed in, where their session continues. Null after a password.",
    }),
  }),
});

builder.mutationField("signOut", (t) =>
  t.field({
    type: payload("SignOutPayload", SignedOut, ["RefusedError"]),
    description:
      "Ends the session of the request's token; its connections close. A guest can then never access their data " +
      "again.",
    resolve: (_root, _args, { viewer, services }) => signOut(services, viewer),
  }),
);
