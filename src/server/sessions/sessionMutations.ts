import { and, eq } from "drizzle-orm";
import { sessions } from "../database/userSchema";
import { builder } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { DomainError } from "../DomainError";
import { fromGlobalId, toGlobalId } from "../graphql/pagination";

const RevokeSessionInput = builder.inputType("RevokeSessionInput", {
  description: "Which session to end.",
  fields: (t) => ({ sessionId: t.id({ description: "Global id of one of the viewer's own sessions." }) }),
});

const RevokeSessionSuccess = builder.objectRef<{ readonly id: string }>("RevokeSessionSuccess").implement({
  description: "The session has ended, now or before; its connections close.",
  fields: (t) => ({
    revokedSessionId: t.id({
      resolve: ({ id }) => toGlobalId("Session", id),
      description: "Global id of the session, to take it off lists.",
    }),
  }),
});

builder.mutationField("revokeSession", (t) =>
  t.field({
    type: payload("RevokeSessionPayload", RevokeSessionSuccess, ["RefusedError"]),
    description: "Ends one of the viewer's own sessions, here or elsewhere. Anybody else's is NOT_FOUND.",
    args: { input: t.arg({ type: RevokeSessionInput, description: "The session." }) },
    resolve: async (_root, { input }, { viewer, services }) => {
      if (!viewer) return new DomainError("NOT_SIGNED_IN");
      const id = fromGlobalId("Session", input.sessionId);
      if (id === null) return new DomainError("NOT_FOUND");
      const own = and(eq(sessions.id, id), eq(sessions.userId, viewer.userId));
      const [session] = await services.database.select({ id: sessions.id }).from(sessions).where(own);
      if (!session) return new DomainError("NOT_FOUND");
      await services.sessions.revoke(id);
      return session;
    },
  }),
);

const SignedOut = builder.objectRef<{ readonly done: true }>("SignedOut").implement({
  description: "The session has ended.",
  fields: (t) => ({ done: t.exposeBoolean("done", { description: "Always true." }) }),
});

builder.mutationField("signOut", (t) =>
  t.field({
    type: payload("SignOutPayload", SignedOut, ["RefusedError"]),
    description:
      "Ends the session whose token the request carries; its connections close. What a guest kept can then never " +
      "be reached again.",
    resolve: async (_root, _args, { viewer, services }) => {
      if (!viewer) return new DomainError("NOT_SIGNED_IN");
      await services.sessions.revoke(viewer.sessionId);
      return { done: true } as const;
    },
  }),
);
