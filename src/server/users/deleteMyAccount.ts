import { eq, inArray } from "drizzle-orm";
import { refuseLastAdmin } from "../admins/appointments";
import { inNameOrder } from "../database/inNameOrder";
import { groups } from "../database/groupSchema";
import { users } from "../database/schema";
import { builder } from "../graphql/builder";
import type { Viewer } from "../graphql/Context";
import { InvalidInput, payload, RateLimited, Refused } from "../graphql/errors";
import type { Services } from "../services";
import { eraseUser, findOwnedAlone } from "./eraseUser";
import { isPasswordOf } from "./isPasswordOf";
import { UserNode } from "./UserNode";

type Deleted = { readonly done: true };

const DeleteMyAccountSuccess = builder.objectRef<Deleted>("DeleteMyAccountSuccess").implement({
  description: "The account is gone, with all that it had and all its sessions.",
  fields: (t) => ({ done: t.exposeBoolean("done", { description: "Always true." }) }),
});

builder.objectField(UserNode, "groupsToHandOver", (t) =>
  t.stringList({
    nullable: true,
    description:
      "Names of the groups that nobody but them owns and that others are in: somebody else must own these before " +
      "the account can be deleted. Own only: null on anybody else.",
    resolve: async ({ id }, _args, { viewer, services }) => {
      if (viewer?.userId !== id) return null;
      const { peopled } = await findOwnedAlone(services.database, id);
      if (peopled.length === 0) return [];
      const rows = await services.database
        .select({ name: groups.name })
        .from(groups)
        .where(inArray(groups.id, [...peopled]))
        .orderBy(inNameOrder(groups.name));
      return rows.map(({ name }) => name);
    },
  }),
);

builder.mutationField("deleteMyAccount", (t) =>
  t.field({
    type: payload("DeleteMyAccountPayload", DeleteMyAccountSuccess, [
      "InvalidInputError",
      "RefusedError",
      "RateLimitedError",
    ]),
    description:
      "Deletes the viewer's account: results with their logs, exams, certificates, texts, sessions, and groups in " +
      "which nobody else is. Members only. LAST_OWNER while they alone own a group that " +
      "others are in (User.groupsToHandOver), LAST_ADMIN while they are the only admin and there are other " +
      "members. A wrong password is an issue at `password` (WRONG_PASSWORD); five tries a minute for each " +
      "session.",
    args: {
      password: t.arg.string({
        required: true,
        description: "The viewer's password, as it is now, or as it is on a card: written as signIn takes it.",
      }),
    },
    resolve: (_root, { password }, { viewer, services }) => deleteMyAccount(services, viewer, password),
  }),
);

async function deleteMyAccount(
  services: Services,
  viewer: Viewer | null,
  password: string,
): Promise<Deleted | Refused> {
  if (!viewer) return new Refused("NOT_SIGNED_IN");
  if (viewer.role === "GUEST") return new Refused("NOT_ALLOWED");
  const [user] = await services.database.select().from(users).where(eq(users.id, viewer.userId));
  if (!user?.username) return new Refused("NOT_SIGNED_IN");
  const wait = await services.rateLimits.take("signIn", `session ${viewer.sessionId}`);
  if (wait !== null) return new RateLimited(wait);
  const right = await isPasswordOf(user, password);
  if (right instanceof Refused) return right;
  if (!right) return new InvalidInput([{ path: "password", code: "WRONG_PASSWORD" }]);
  return (await eraseUser(services, user.id, (transaction) => refuseLastAdmin(transaction, user.id))) ?? { done: true };
}
