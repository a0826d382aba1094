import { and, eq, isNull, sql } from "drizzle-orm";
import { groupNameRules, type GroupSettings } from "../../contract/groupRules";
import { groups } from "../database/groupSchema";
import { builder } from "../graphql/builder";
import { KeyboardLayoutEnum } from "../graphql/enums";
import type { Context } from "../graphql/Context";
import { payload, Refused } from "../graphql/errors";
import { validate } from "../users/validate";
import type { SeenGroup } from "./findGroups";
import { GroupSuccess } from "./GroupSuccess";
import { openGroup } from "./openGroup";

const GroupSettingsInput = builder.inputType("GroupSettingsInput", {
  description: "All switches of a group, as they shall be.",
  fields: (t) => ({
    leaderboard: t.boolean({ description: "Members see the week's board of the group." }),
    nicknames: t.boolean({ description: "Walls that others can read show nicknames instead of display names." }),
    layout: t.field({
      type: KeyboardLayoutEnum,
      required: false,
      description: "The keyboard that the group types on. Null leaves it to each member.",
    }),
    backspace: t.boolean({ description: "Backspace works in the group's work." }),
    keyboardPicture: t.boolean({ description: "The keyboard picture may be shown." }),
    guestsInRaces: t.boolean({ description: "Guests may take a seat in the group's races." }),
  }),
});

const ChangeGroupInput = builder.inputType("ChangeGroupInput", {
  description: "What a group shall be called, and its switches.",
  fields: (t) => ({
    groupId: t.id({ description: "Global id of the group." }),
    version: t.int({ description: "Group.version that the change is made from." }),
    name: t.string({ required: false, description: "1 to 60 characters. Null leaves it." }),
    settings: t.field({ type: GroupSettingsInput, required: false, description: "Null leaves them." }),
  }),
});

type Input = {
  readonly groupId: string;
  readonly version: number;
  readonly name?: string | null | undefined;
  readonly settings?:
    | (Omit<GroupSettings, "layout"> & { readonly layout?: GroupSettings["layout"] | undefined })
    | null
    | undefined;
};

builder.mutationField("changeGroup", (t) =>
  t.field({
    type: payload("ChangeGroupPayload", GroupSuccess, ["InvalidInputError", "RefusedError"]),
    description:
      "Changes the name and the switches of a group. For its coaches. Somebody else's change since that version " +
      "is EDIT_CONFLICT, and nothing changes.",
    args: { input: t.arg({ type: ChangeGroupInput, description: "The group as it shall be." }) },
    resolve: (_root, { input }, context) => changeGroup(context, input),
  }),
);

async function changeGroup(
  context: Context,
  { groupId, version, name, settings }: Input,
): Promise<{ group: SeenGroup } | Refused> {
  const open = await openGroup(context, groupId, "COACH");
  if (open instanceof Refused) return open;
  const { database, groupRoles } = context.services;
  const { group } = open;
  const clean = await validate(groupNameRules, { name: name ?? group.name });
  if (clean instanceof Refused) return clean;
  const [changed] = await database
    .update(groups)
    .set({
      name: clean.name,
      version: sql`${groups.version} + 1`,
      ...(settings ? { settings: { ...settings, layout: settings.layout ?? null } } : {}),
    })
    .where(and(eq(groups.id, group.id), eq(groups.version, version), isNull(groups.archivedAt)))
    .returning();
  if (!changed) return new Refused("EDIT_CONFLICT");
  groupRoles.changed(group.id);
  return { group: { ...changed, myRole: group.myRole } };
}
