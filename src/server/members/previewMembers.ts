import { limits } from "../../contract/limits";
import { BUSY_SECONDS } from "../files/ParserPool";
import { builder } from "../graphql/builder";
import type { Context } from "../graphql/Context";
import { InputIssue, payload, RateLimited, Refused } from "../graphql/errors";
import { openGroup } from "../groups/openGroup";
import { planRows, type PlannedRow } from "./planRows";
import { surroundingsOf } from "./surroundingsOf";

const MemberRow = builder.objectRef<PlannedRow>("MemberRow").implement({
  description: "A row of a list of names, and what will be made of it.",
  fields: (t) => ({
    line: t.exposeInt("line", { description: "In the list, from 1." }),
    name: t.exposeString("name", { description: "The display name; as it was written where it breaks a rule." }),
    username: t.exposeString("username", {
      description:
        "The user name that was asked for, or one that is free. Empty where the row has an issue and none was " +
        "asked for.",
    }),
    isUsernameChosen: t.exposeBoolean("isUsernameChosen", { description: "Whether the list asks for this user name." }),
    isInGroup: t.exposeBoolean("isInGroup", {
      description: "Somebody of this name is in the group already: perhaps the same person.",
    }),
    issues: t.field({
      type: [InputIssue],
      resolve: ({ issues }) => issues,
      description: "Why nobody can be made of it, at `name`, `username` or neither; empty when it can.",
    }),
  }),
});

type Preview = { readonly rows: readonly PlannedRow[] };

const MemberPreview = builder.objectRef<Preview>("MemberPreview").implement({
  description: "What a list of names would make.",
  fields: (t) => ({
    rows: t.field({
      type: [MemberRow],
      resolve: ({ rows }) => rows,
      description: "All rows in their order, at most 500.",
    }),
  }),
});

builder.mutationField("previewMembers", (t) =>
  t.field({
    type: payload("PreviewMembersPayload", MemberPreview, ["RefusedError", "RateLimitedError"]),
    description:
      "Reads a list of names and says what `addMembers` would make of each row. Changes nothing; a mutation " +
      "because it takes a file. For coaches of the group. " +
      "A name on each line, or a table with `;`, `,` or tabs, with or without headings; without them a second " +
      "column is user names only when all of it is written like them, and otherwise part of the names. At most 1 " +
      "MB (PAYLOAD_TOO_LARGE) and 500 rows (TOO_MANY_ROWS), judged by its content " +
      "(NOT_A_TEXT_FILE, WRONG_ENCODING); a line of over 2,000 characters is TOO_LONG, an empty list REQUIRED, " +
      "and one that cannot be read within two seconds FILE_TOO_HARD.",
    args: {
      groupId: t.arg.id({ required: true, description: "Global id of the group." }),
      file: t.arg({ type: "Upload", required: true, description: "The list." }),
    },
    resolve: (_root, { groupId, file }, context) => previewMembers(context, String(groupId), file.bytes),
  }),
);

async function previewMembers(context: Context, groupId: string, bytes: Buffer): Promise<Preview | Refused> {
  const opened = await openGroup(context, groupId, "COACH");
  if (opened instanceof Refused) return opened;
  if (bytes.length > limits.memberListBytes) return new Refused("PAYLOAD_TOO_LARGE");
  const { database, parsers, rateLimits, switches } = context.services;
  if (!(await switches.isOn("UPLOADS"))) return new Refused("SWITCHED_OFF");
  const wait = await rateLimits.take("previewMembers", opened.viewer.userId);
  if (wait !== null) return new RateLimited(wait);
  const read = await parsers.run({ name: "readMemberList", bytes });
  if (read === "busy") return new RateLimited(BUSY_SECONDS);
  if (read === "tooHard") return new Refused("FILE_TOO_HARD");
  const rows = read.value;
  if ("refused" in rows) return new Refused(rows.refused);
  return { rows: planRows(rows, await surroundingsOf(database, opened.group.id, rows)) };
}
