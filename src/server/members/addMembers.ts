import { limits } from "../../contract/limits";
import { isUniqueViolation } from "../database/isUniqueViolation";
import { builder } from "../graphql/builder";
import type { Context } from "../graphql/Context";
import { InvalidInput, payload, RateLimited, Refused } from "../graphql/errors";
import { isUuid } from "../graphql/rowId";
import { openGroup } from "../groups/openGroup";
import { hashPassPhrases } from "./hashPassPhrases";
import { keepMembers } from "./keepMembers";
import { MemberCards, PassPhraseLanguageEnum, type MemberCardFacts, type NewCards } from "./MemberCards";

const NewMemberInput = builder.inputType("NewMemberInput", {
  description: "Somebody to make. Their name is all that is asked.",
  fields: (t) => ({
    name: t.string({
      description: "Display name: 1 to 40 characters, with a letter in it, beginning with none of `= + - @`.",
    }),
    username: t.string({
      required: false,
      description: "3 to 20 of `a-z 0-9 _ -`. Null lets the server make one from the name.",
    }),
    isUsernameChosen: t.boolean({
      required: false,
      defaultValue: false,
      description: "True: this user name or an issue. False: another one when somebody else has it meanwhile.",
    }),
  }),
});

const AddMembersInput = builder.inputType("AddMembersInput", {
  description: "A batch of new members.",
  fields: (t) => ({
    groupId: t.id({ description: "Global id of the group." }),
    batchId: t.string({
      description:
        "A UUID, made by the client: a batch that is sent again makes no member twice. Sent as the " +
        "`Idempotency-Key` as well, it gives the same cards again for 24 hours.",
    }),
    language: t.field({ type: PassPhraseLanguageEnum, description: "Of the pass-phrases." }),
    rows: t.field({ type: [NewMemberInput], description: "1 to 25." }),
  }),
});

export type NewMembers = typeof AddMembersInput.$inferInput;

builder.mutationField("addMembers", (t) =>
  t.field({
    type: payload("AddMembersPayload", MemberCards, ["InvalidInputError", "RefusedError", "RateLimitedError"]),
    description:
      "Makes members of a group: an account each, with a pass-phrase, and without anything else about anybody. " +
      "For coaches of the group. All or nobody: what is wrong with a row is an issue at " +
      "`rows.<index>.name` or `.username`. A group has at most 500 people (GROUP_FULL). A batch that was made " +
      "already is MEMBERS_ALREADY_MADE, and changes nothing: for lost cards, ask for new pass-phrases " +
      "(`resetPassPhrases`).",
    args: { input: t.arg({ type: AddMembersInput, description: "The batch." }) },
    resolve: (_root, { input }, context) => addMembers(context, input),
  }),
);

async function addMembers(context: Context, input: NewMembers): Promise<NewCards | Refused> {
  const opened = await openGroup(context, String(input.groupId), "COACH");
  if (opened instanceof Refused) return opened;
  const batchId = input.batchId.toLowerCase();
  if (!isUuid(batchId)) return new InvalidInput([{ path: "batchId", code: "WRONG_CHARACTERS" }]);
  if (input.rows.length === 0) return new InvalidInput([{ path: "rows", code: "REQUIRED" }]);
  if (input.rows.length > limits.membersAtOnce) return new Refused("TOO_MANY_ROWS");
  const { database, groupRoles, rateLimits, now } = context.services;
  const wait = await rateLimits.take("makePassPhrases", opened.viewer.userId);
  if (wait !== null) return new RateLimited(wait);
  const phrases = await hashPassPhrases(input.rows.length, input.language);
  if (phrases instanceof Refused) return phrases;
  const batch = { groupId: opened.group.id, batchId, rows: input.rows, phrases, at: new Date(now()) };
  const cards = await unlessTaken(() => database.transaction((transaction) => keepMembers(transaction, batch)));
  if (cards instanceof Refused) return cards;
  groupRoles.changed(opened.group.id);
  return { group: opened.group, cards };
}

/** Somebody may take a user name between the look and the insert: then another is made. */
async function unlessTaken(
  keep: () => Promise<readonly MemberCardFacts[] | Refused>,
): Promise<readonly MemberCardFacts[] | Refused> {
  for (let tries = 3; ; tries -= 1) {
    try {
      return await keep();
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      if (tries === 0) return new Refused("USERNAME_TAKEN");
    }
  }
}
