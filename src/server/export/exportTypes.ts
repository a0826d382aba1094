import { builder } from "../graphql/builder";
import { createExportAddress, type NewExportAddress } from "./exportRoute";
import { payload } from "../graphql/errors";

const ExportAddress = builder.objectRef<NewExportAddress>("ExportAddress").implement({
  description:
    "An address from which one person's data can be downloaded as a file, without further authorization. It is " +
    "signed for that content and cannot be used for anything else. It works for two minutes, also repeatedly (to " +
    "restart a download that broke off), and no longer than the session that requested it.",
  fields: (t) => ({
    address: t.exposeString("address", {
      description:
        "Path and query on the host of the GraphQL endpoint. GET returns the file as `application/json` " +
        '(`typeloop-person-1`). 404 with `{"code": "NOT_FOUND"}`: the address is wrong or has expired, so request ' +
        "another one. 429 and 503: try again later, after `Retry-After`.",
    }),
    expiresAt: t.expose("expiresAt", { type: "DateTime", description: "When it expires." }),
  }),
});

builder.mutationField("createExportAddress", (t) =>
  t.field({
    type: payload("CreateExportAddressPayload", ExportAddress, ["RefusedError", "RateLimitedError"]),
    description:
      "Creates a short-lived address to download everything that Typeloop stores about one person: account, " +
      "picture, groups, assignments, grades, texts, exams, and results with their logs. Of the grades it has what " +
      "coaches decided, not what the server proposes; in one's own file only in groups that share grades " +
      "(`Grading.isShared`). Without `memberId` it is for the viewer, guests included. With it, it is for coaches of " +
      "the group and admins, and for accounts that were made in the group (otherwise NOT_MADE_HERE); the file then " +
      "has no sessions, no email address and nothing from other groups.",
    args: {
      memberId: t.arg.id({ required: false, description: "Global id of the group member. Null for the viewer." }),
    },
    resolve: (_root, { memberId }, context) => createExportAddress(context, memberId == null ? null : String(memberId)),
  }),
);
