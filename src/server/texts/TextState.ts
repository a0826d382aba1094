import type { TextRow } from "../database/schema";
import type { GroupRole } from "../groups/GroupRoles";

/** For whom a text is, and how far it came. */
export type TextState = Pick<TextRow, "visibility" | "status" | "groupId">;

/** Who wants something of a text. */
export type TextActor = {
  readonly isOwner: boolean;
  readonly role: "GUEST" | "MEMBER" | "ADMIN";
  /** What they are in the group that it was shared with; null when they are not in it, or when there is none. */
  readonly groupRole: GroupRole | null;
};
