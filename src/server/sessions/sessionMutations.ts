import { builder } from "../graphql/builder";
import { payload } from "../graphql/errors";
import { revokeOwnSession, signOut } from "./ownSessions";
import { toGlobalId } from "../graphql/pagination";

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

const SignedOut = builder.objectRef<{ readonly done: true }>("SignedOut").implement({
  description: "The session has ended.",
  fields: (t) => ({ done: t.exposeBoolean("done", { description: "Always true." }) }),
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
