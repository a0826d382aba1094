import type { IsoDateTime } from "../../contract/scalars";
import { DomainError, RateLimited } from "../DomainError";
import type { Context } from "../graphql/Context";
import { openMembers } from "../members/members";

/** An address from which one person's data can be downloaded. */
export type NewExportAddress = { readonly address: string; readonly expiresAt: IsoDateTime };

/**
 * Makes such an address.
 * @param memberId global id of a group member; null for the viewer.
 */
export async function createExportAddress(
  context: Context,
  memberId: string | null,
): Promise<NewExportAddress | DomainError> {
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
