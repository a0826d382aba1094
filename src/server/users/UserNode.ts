import type { UserRow } from "../database/userSchema";
import { builder } from "../graphql/builder";
import { selectUsers } from "./accounts";
import { loadRows } from "../graphql/pagination";

export const UserRoleEnum = builder.enumType("UserRole", {
  description: "The role of an account.",
  values: {
    GUEST: {
      description:
        "Created automatically by the first run or race. Can type and race, and is lost when its token is lost.",
    },
    MEMBER: { description: "Has a username and a password." },
    ADMIN: { description: "A member who can also read every result." },
  } as const,
});

/** An account. Its fields about other nouns are in their folders. */
export const UserNode = builder.loadableNodeRef("User", {
  id: { resolve: (user: UserRow) => user.id, description: "Opaque global id." },
  load: (ids: string[], { services }) => loadRows(ids, (some) => selectUsers(services.database, some)),
});

builder.objectType(UserNode, {
  name: "User",
  description: "An account of a guest or a member. Fields are readable by anyone unless they say otherwise.",
  fields: (t) => ({
    username: t.exposeString("username", {
      nullable: true,
      description: "The name to sign in with, in lower case. Null for a guest.",
    }),
    displayName: t.exposeString("displayName", { description: "The name that others see, 1 to 40 characters." }),
    role: t.expose("role", { type: UserRoleEnum, description: "The account's role." }),
    createdAt: t.expose("createdAt", {
      type: "DateTime",
      description: "When the account was created, also if it was created as a guest.",
    }),
  }),
});

builder.queryField("viewer", (t) =>
  t.field({
    type: UserNode,
    nullable: true,
    description: "The user of the request's token. Null without a token.",
    resolve: (_root, _args, { viewer }) => viewer?.userId ?? null,
  }),
);
