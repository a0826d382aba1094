import { builder } from "../graphql/builder";
import { payload, Refused } from "../graphql/errors";

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
      if (!viewer) return new Refused("NOT_SIGNED_IN");
      await services.sessions.revoke(viewer.sessionId);
      return { done: true } as const;
    },
  }),
);
