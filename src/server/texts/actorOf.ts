import { and, eq } from "drizzle-orm";
import type { Connection } from "../database/Connection";
import { groupMembers } from "../database/groupSchema";
import type { TextRow } from "../database/schema";
import type { Viewer } from "../graphql/Context";
import type { TextActor } from "./TextState";

/** Who somebody is to a text. */
export async function actorOf(
  database: Connection,
  viewer: Viewer,
  { ownerId, visibility, groupId }: TextRow,
): Promise<TextActor> {
  const isOwner = ownerId === viewer.userId;
  if (visibility !== "GROUP" || groupId === null) return { isOwner, role: viewer.role, groupRole: null };
  const [place] = await database
    .select({ role: groupMembers.role })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, viewer.userId)));
  return { isOwner, role: viewer.role, groupRole: place?.role ?? null };
}
