import type { IsoDateTime } from "../../contract/scalars";
import { builder } from "../graphql/builder";
import type { Context } from "../graphql/Context";
import { payload } from "../graphql/errors";
import { RateLimited, DomainError } from "../DomainError";
import { openMembers } from "../members/members";

type Address = { readonly address: string; readonly expiresAt: IsoDateTime };

const ExportAddress = builder.objectRef<Address>("ExportAddress").implement({
  description:
    "Where one person's data can be downloaded as a file, without further authorization. The address is signed " +
    "and names its content: it can be used for nothing else. " +
    "It works for two minutes, more than once (a download that broke off is begun again), and no longer than the " +
    "session that asked for it.",
  fields: (t) => ({
    address: t.exposeString("address", {
      description:
        "Path and query on the host of the GraphQL endpoint. GET gives the file as `application/json` " +
        '(`typeloop-person-1`). 404 with `{"code": "NOT_FOUND"}`: ' +
        "the address is wrong or has expired, ask for another one. 429 and 503: try again later, after `Retry-After`.",
    }),
    expiresAt: t.expose("expiresAt", { type: "DateTime", description: "Until when it works." }),
  }),
});

builder.mutationField("createExportAddress", (t) =>
  t.field({
    type: payload("CreateExportAddressPayload", ExportAddress, ["RefusedError", "RateLimitedError"]),
    description:
      "A short-lived address to download everything that Typeloop keeps of one person: account, picture, groups, " +
      "assignments, texts, exams, results with their logs. " +
      "Without a member it is the viewer's own, guests included. With one it is for coaches of the group and " +
      "admins, and for accounts that were made in the group (else NOT_MADE_HERE); " +
      "it then holds no sessions, no e-mail address and nothing of other groups.",
    args: {
      memberId: t.arg.id({ required: false, description: "Global id of the group member; left out for the viewer." }),
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
