import { inArray } from "drizzle-orm";
import { users, type UserRow } from "../database/userSchema";
import { builder } from "../graphql/builder";
import { loadRows } from "../graphql/pagination";

export const UserRoleEnum = builder.enumType("UserRole", {
  description: "What an account may do.",
  values: {
    GUEST: {
      description: "Made without a word by the first run or race: types and races, and is lost with its token.",
    },
    MEMBER: { description: "Has a user name and a password." },
    ADMIN: { description: "A member who also sees every result." },
  } as const,
});

/** An account. Its fields on other nouns are with those nouns. */
export const UserNode = builder.loadableNodeRef("User", {
  id: { resolve: (user: UserRow) => user.id, description: "Opaque global id." },
  load: (ids: string[], { services }) =>
    loadRows(ids, (some) => services.database.select().from(users).where(inArray(users.id, some))),
});

builder.objectType(UserNode, {
  name: "User",
  description: "An account: a guest's or a member's. Anybody may read what no field keeps to its owner.",
  fields: (t) => ({
    username: t.exposeString("username", {
      nullable: true,
      description: "What they sign in with, lower case. Null for a guest.",
    }),
    displayName: t.exposeString("displayName", { description: "How others see them, 1 to 40 characters." }),
    role: t.expose("role", { type: UserRoleEnum, description: "What they may do." }),
    createdAt: t.expose("createdAt", {
      type: "DateTime",
      description: "When the account began; a guest's, when they began as a guest.",
    }),
  }),
});

builder.queryField("viewer", (t) =>
  t.field({
    type: UserNode,
    nullable: true,
    description: "Whose token the request carries. Null without a token.",
    resolve: (_root, _args, { viewer }) => viewer?.userId ?? null,
  }),
);
