import { count, eq } from "drizzle-orm";
import { groupNameRules, defaultGroupSettings } from "../../contract/groupRules";
import { limits } from "../../contract/limits";
import { groupMembers, groups } from "../database/groupSchema";
import { users } from "../database/schema";
import { builder } from "../graphql/builder";
import type { Viewer } from "../graphql/Context";
import { payload, RateLimited, Refused } from "../graphql/errors";
import type { Services } from "../services";
import { validate } from "../users/validate";
import type { SeenGroup } from "./findGroups";
import { GroupSuccess } from "./GroupSuccess";
import { makeJoinCode } from "./makeJoinCode";

builder.mutationField("createGroup", (t) =>
  t.field({
    type: payload("CreateGroupPayload", GroupSuccess, ["InvalidInputError", "RefusedError", "RateLimitedError"]),
    description:
      "Makes a group with the viewer as its owner. For members: guests are refused (ACCOUNT_NEEDED). Nobody is in " +
      "more than 100 groups (TOO_MANY_GROUPS).",
    args: { name: t.arg.string({ description: "1 to 60 characters.", required: true }) },
    resolve: (_root, { name }, { viewer, services }) => createGroup(services, viewer, name),
  }),
);

async function createGroup(
  services: Services,
  viewer: Viewer | null,
  name: string,
): Promise<{ group: SeenGroup } | Refused> {
  if (!viewer) return new Refused("NOT_SIGNED_IN");
  if (viewer.role === "GUEST") return new Refused("ACCOUNT_NEEDED");
  const clean = await validate(groupNameRules, { name });
  if (clean instanceof Refused) return clean;
  const wait = await services.rateLimits.take("createGroup", viewer.userId);
  if (wait !== null) return new RateLimited(wait);
  const createdAt = new Date(services.now());
  return services.database.transaction(async (transaction) => {
    const [user] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, viewer.userId))
      .for("no key update");
    if (!user) return new Refused("NOT_SIGNED_IN");
    const [mine] = await transaction
      .select({ number: count() })
      .from(groupMembers)
      .where(eq(groupMembers.userId, user.id));
    if ((mine?.number ?? 0) >= limits.groupsOfOne) return new Refused("TOO_MANY_GROUPS");
    const [group] = await transaction
      .insert(groups)
      .values({ name: clean.name, joinCode: makeJoinCode(), settings: defaultGroupSettings, createdAt })
      .returning();
    if (!group) return new Refused("INTERNAL");
    await transaction
      .insert(groupMembers)
      .values({ groupId: group.id, userId: user.id, role: "OWNER", joinedAt: createdAt });
    return { group: { ...group, myRole: "OWNER" } };
  });
}
