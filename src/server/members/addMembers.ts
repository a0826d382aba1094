import { limits } from "../../contract/limits";
import { isUniqueViolation } from "../database/databaseErrors";
import { builder } from "../graphql/builder";
import type { Context } from "../graphql/Context";
import { payload, InputIssue } from "../graphql/errors";
import { InvalidInput, RateLimited, DomainError } from "../DomainError";
import { isUuid } from "../graphql/pagination";
import { openGroup } from "../groups/groups";
import { keepMembers, surroundingsOf, type NewMembers, AddMembersInput } from "./keepMembers";
import { hashPassPhrases } from "./passPhrases";
import { MemberCards, type MemberCardFacts, type NewCards } from "./memberTypes";
import { BUSY_SECONDS } from "../files/ParserPool";
import { planRows, type PlannedRow } from "./planMembers";

builder.mutationField("addMembers", (t) =>
  t.field({
    type: payload("AddMembersPayload", MemberCards, ["InvalidInputError", "RefusedError", "RateLimitedError"]),
    description:
      "Makes members of a group: an account each, with a pass-phrase and no other personal data. For coaches of " +
      "the group. All or none: a problem with a row is an issue at `rows.<index>.name` or `.username`. A group " +
      "has at most 500 people (GROUP_FULL). A batch that was already made is MEMBERS_ALREADY_MADE, and changes " +
      "nothing; for lost cards, create new pass-phrases (`resetPassPhrases`).",
    args: { input: t.arg({ type: AddMembersInput, description: "The batch." }) },
    resolve: (_root, { input }, context) => addMembers(context, input),
  }),
);

async function addMembers(context: Context, input: NewMembers): Promise<NewCards | DomainError> {
  const opened = await openGroup(context, String(input.groupId), "COACH");
  if (opened instanceof DomainError) return opened;
  const batchId = input.batchId.toLowerCase();
  if (!isUuid(batchId)) return new InvalidInput([{ path: "batchId", code: "WRONG_CHARACTERS" }]);
  if (input.rows.length === 0) return new InvalidInput([{ path: "rows", code: "REQUIRED" }]);
  if (input.rows.length > limits.membersAtOnce) return new DomainError("TOO_MANY_ROWS");
  const { database, groupRoles, rateLimits, now } = context.services;
  const wait = await rateLimits.take("makePassPhrases", opened.viewer.userId);
  if (wait !== null) return new RateLimited(wait);
  const phrases = await hashPassPhrases(input.rows.length, input.language);
  if (phrases instanceof DomainError) return phrases;
  const batch = { groupId: opened.group.id, batchId, rows: input.rows, phrases, at: new Date(now()) };
  const cards = await unlessTaken(() => database.transaction((transaction) => keepMembers(transaction, batch)));
  if (cards instanceof DomainError) return cards;
  groupRoles.changed(opened.group.id);
  return { group: opened.group, cards };
}

/** Another request may take a username between the check and the insert; then another one is made. */
async function unlessTaken(
  keep: () => Promise<readonly MemberCardFacts[] | DomainError>,
): Promise<readonly MemberCardFacts[] | DomainError> {
  for (let tries = 3; ; tries -= 1) {
    try {
      return await keep();
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      if (tries === 0) return new DomainError("USERNAME_TAKEN");
    }
  }
}

const MemberRow = builder.objectRef<PlannedRow>("MemberRow").implement({
  description: "A row of a list of names, and the member it would make.",
  fields: (t) => ({
    line: t.exposeInt("line", { description: "Line in the list, from 1." }),
    name: t.exposeString("name", { description: "The display name. Unchanged from the list if it breaks a rule." }),
    username: t.exposeString("username", {
      description: "The requested username, or one that is free. Empty if the row has an issue and requested none.",
    }),
    isUsernameChosen: t.exposeBoolean("isUsernameChosen", { description: "Whether the list requests this username." }),
    isInGroup: t.exposeBoolean("isInGroup", {
      description: "Whether the group already has a member with this name, who may be the same person.",
    }),
    issues: t.field({
      type: [InputIssue],
      resolve: ({ issues }) => issues,
      description:
        "Why no member can be made from this row, at `name`, `username` or neither; empty if there is no problem.",
    }),
  }),
});

type Preview = { readonly rows: readonly PlannedRow[] };

const MemberPreview = builder.objectRef<Preview>("MemberPreview").implement({
  description: "The members that a list of names would make.",
  fields: (t) => ({
    rows: t.field({
      type: [MemberRow],
      resolve: ({ rows }) => rows,
      description: "All rows in order, at most 500.",
    }),
  }),
});

builder.mutationField("previewMembers", (t) =>
  t.field({
    type: payload("PreviewMembersPayload", MemberPreview, ["RefusedError", "RateLimitedError"]),
    description:
      "Reads a list of names and returns what `addMembers` would make of each row. Changes nothing; it is a " +
      "mutation because it takes a file. For coaches of the group. The list has a name on each line, or is a " +
      "table with `;`, `,` or tabs, with or without headings. Without headings, a second column contains " +
      "usernames only if all of it looks like usernames; otherwise it is part of the names. At most 1 MB " +
      "(PAYLOAD_TOO_LARGE) and 500 rows (TOO_MANY_ROWS). Its content must be text (NOT_A_TEXT_FILE, " +
      "WRONG_ENCODING), with lines of at most 2,000 characters (TOO_LONG), not empty (REQUIRED), and readable " +
      "within two seconds (FILE_TOO_HARD).",
    args: {
      groupId: t.arg.id({ required: true, description: "Global id of the group." }),
      file: t.arg({ type: "Upload", required: true, description: "The list." }),
    },
    resolve: (_root, { groupId, file }, context) => previewMembers(context, String(groupId), file.bytes),
  }),
);

async function previewMembers(context: Context, groupId: string, bytes: Buffer): Promise<Preview | DomainError> {
  const opened = await openGroup(context, groupId, "COACH");
  if (opened instanceof DomainError) return opened;
  if (bytes.length > limits.memberListBytes) return new DomainError("PAYLOAD_TOO_LARGE");
  const { database, parsers, rateLimits, switches } = context.services;
  if (!(await switches.isOn("UPLOADS"))) return new DomainError("SWITCHED_OFF");
  const wait = await rateLimits.take("previewMembers", opened.viewer.userId);
  if (wait !== null) return new RateLimited(wait);
  const read = await parsers.run({ name: "readMemberList", bytes });
  if (read === "busy") return new RateLimited(BUSY_SECONDS);
  if (read === "tooHard") return new DomainError("FILE_TOO_HARD");
  const rows = read.value;
  if ("refused" in rows) return new DomainError(rows.refused);
  return { rows: planRows(rows, await surroundingsOf(database, opened.group.id, rows)) };
}
