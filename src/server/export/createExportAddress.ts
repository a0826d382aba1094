import type { IsoDateTime } from "../../contract/scalars";
import { builder } from "../graphql/builder";
import type { Context } from "../graphql/Context";
import { payload } from "../graphql/errors";
import { RateLimited, DomainError } from "../DomainError";
import { openMembers } from "../members/members";

type Address = { readonly address: string; readonly expiresAt: IsoDateTime };

const ExportAddress = builder.objectRef<Address>("ExportAddress").implement({
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
      "picture, groups, assignments, texts, exams, and results with their logs. Without `memberId` it is for the " +
      "viewer, guests included. With it, it is for coaches of the group and admins, and for accounts that were " +
      "made in the group (otherwise NOT_MADE_HERE); the file then has no sessions, no email address and nothing " +
      "from other groups.",
    args: {
      memberId: t.arg.id({ required: false, description: "Global id of the group member. Null for the viewer." }),
    },
    resolve: (_root, { memberId }, context) => createExportAddress(context, memberId == null ? null : String(memberId)),
  }),
);

async function createExportAddress(context: Context, memberId: string | null): Promise<Address | DomainError> {
  const { viewer, services } = context;
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const wait = await services.rateLimits.take("exportPerson", viewer.userId);
  if (wait !== null) return new RateLimited(wait);
  const { sessionId } = viewer;
  if (memberId === null) return services.exportAddresses.make({ userId: viewer.userId, groupId: null, sessionId });
  const opened = await openMembers(context, [memberId], { access: "read", isMadeHere: true });
  if (opened instanceof DomainError) return opened;
  const [member] = opened.members;
  if (!member) return new DomainError("NOT_FOUND");
  return services.exportAddresses.make({
    userId: member.userId,
    groupId: member.userId === viewer.userId ? null : member.groupId,
    sessionId,
  });
}
