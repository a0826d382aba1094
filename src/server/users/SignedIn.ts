import type { UserRow } from "../database/schema";
import { builder } from "../graphql/builder";
import { UserNode } from "./UserNode";

/** A session that was just opened. */
export type NewSignIn = { readonly token: string; readonly user: UserRow };

export const SignedIn = builder.objectRef<NewSignIn>("SignedIn").implement({
  description: "A session was opened.",
  fields: (t) => ({
    token: t.exposeString("token", {
      description:
        "Bearer token, 43 characters. Shown once and kept nowhere. Each use moves its expiry on: 30 days, or 12 " +
        "hours on a shared computer.",
    }),
    user: t.field({ type: UserNode, resolve: ({ user }) => user, description: "Whose it is." }),
  }),
});
