import type { TextRow } from "../database/schema";
import { DomainError } from "../DomainError";
import type { GroupRole } from "../groups/groups";
import { isCoaching } from "../groups/groupRights";

type Next = Partial<TextState & Pick<TextRow, "reviewNote">> | DomainError;

type Transition = (text: TextState, actor: TextActor) => Next;

const ownAgain = { visibility: "OWN", status: "DRAFT", groupId: null } as const;

/**
 * Transitions of a text's state and who may make them: NOT_ALLOWED for users who never may, WRONG_STATE if the text's
 * state does not allow it. A private text is a DRAFT. A group's text is PUBLISHED at once; a public text is first
 * IN_REVIEW by an admin.
 */
export const edit: Transition = (text, actor) => {
  if (!actor.isOwner || hasLeftGroup(text, actor)) return new DomainError("NOT_ALLOWED");
  if (text.status === "ARCHIVED") return new DomainError("WRONG_STATE");
  // The reviewer has not seen this change.
  return text.visibility === "PUBLIC" ? { status: "IN_REVIEW" } : {};
};

/** Shares a text with a group that the actor is in. Not for a text that is public or in review. */
export function share(groupId: string): Transition {
  return (text, actor) => {
    if (!actor.isOwner) return new DomainError("NOT_ALLOWED");
    if (actor.role === "GUEST") return new DomainError("ACCOUNT_NEEDED");
    if (text.status === "ARCHIVED" || text.visibility === "PUBLIC") return new DomainError("WRONG_STATE");
    return { visibility: "GROUP", status: "PUBLISHED", groupId, reviewNote: "" };
  };
}

/** Takes a text back from its group or from review. A public text stays public and can only be archived. */
export const takeBack: Transition = (text, actor) => {
  if (!actor.isOwner) return new DomainError("NOT_ALLOWED");
  return text.visibility === "GROUP" || (text.visibility === "PUBLIC" && text.status === "IN_REVIEW")
    ? ownAgain
    : new DomainError("WRONG_STATE");
};

export const submit: Transition = (text, actor) => {
  if (!actor.isOwner) return new DomainError("NOT_ALLOWED");
  if (actor.role === "GUEST") return new DomainError("ACCOUNT_NEEDED");
  if (!isUnshared(text) || text.status === "ARCHIVED") return new DomainError("WRONG_STATE");
  return { visibility: "PUBLIC", status: "IN_REVIEW", groupId: null, reviewNote: "" };
};

export const publish: Transition = (text, actor) => {
  if (actor.role !== "ADMIN") return new DomainError("NOT_ALLOWED");
  return text.status === "IN_REVIEW" ? { status: "PUBLISHED", reviewNote: "" } : new DomainError("WRONG_STATE");
};

/** Sends a text back to its owner with the reviewer's note. */
export function sendBack(reviewNote: string): Transition {
  return (text, actor) => {
    if (actor.role !== "ADMIN") return new DomainError("NOT_ALLOWED");
    return text.status === "IN_REVIEW" ? { ...ownAgain, reviewNote } : new DomainError("WRONG_STATE");
  };
}

/** For its owner; for those who run its group; for admins if it is public. */
export const archive: Transition = (text, actor) => {
  if (!actor.isOwner && !oversees(text, actor)) return new DomainError("NOT_ALLOWED");
  return text.status === "PUBLISHED" && !isUnshared(text) ? { status: "ARCHIVED" } : new DomainError("WRONG_STATE");
};

/**
 * For those who could archive it against its owner's will. When another owner restores a public text, it is reviewed
 * again; a group's text they can take back.
 */
export const restore: Transition = (text, actor) => {
  const canOversee = oversees(text, actor);
  if (!canOversee && !(actor.isOwner && text.visibility === "PUBLIC")) return new DomainError("NOT_ALLOWED");
  if (text.status !== "ARCHIVED" || isUnshared(text)) return new DomainError("WRONG_STATE");
  return { status: canOversee ? "PUBLISHED" : "IN_REVIEW" };
};

/** Only for texts that no one else can read. */
export const remove: Transition = (text, actor) => {
  if (!actor.isOwner) return new DomainError("NOT_ALLOWED");
  return isUnshared(text) ? {} : new DomainError("WRONG_STATE");
};

/** Whether a text is private, including one shared with a group that was deleted. */
function isUnshared({ visibility, groupId }: TextState): boolean {
  return visibility === "OWN" || (visibility === "GROUP" && groupId === null);
}

function oversees(text: TextState, { role, groupRole }: TextActor): boolean {
  if (text.visibility === "PUBLIC") return role === "ADMIN";
  return !isUnshared(text) && (role === "ADMIN" || isCoaching(groupRole));
}

/** Users who are no longer in a group may not change the texts it reads. */
function hasLeftGroup(text: TextState, { role, groupRole }: TextActor): boolean {
  return !isUnshared(text) && text.visibility === "GROUP" && groupRole === null && role !== "ADMIN";
}

export const attempts = {
  EDIT: edit,
  DELETE: remove,
  SHARE: share(""),
  TAKE_BACK: takeBack,
  SUBMIT: submit,
  REVIEW: publish,
  ARCHIVE: archive,
  RESTORE: restore,
} as const;

export type TextRight = keyof typeof attempts;

export const textRights: readonly TextRight[] = [
  "EDIT",
  "DELETE",
  "SHARE",
  "TAKE_BACK",
  "SUBMIT",
  "REVIEW",
  "ARCHIVE",
  "RESTORE",
];

/** The visibility and state of a text. */
export type TextState = Pick<TextRow, "visibility" | "status" | "groupId">;

/** The user who wants to act on a text. */
export type TextActor = {
  readonly isOwner: boolean;
  readonly role: "GUEST" | "MEMBER" | "ADMIN";
  /** Their role in the group it is shared with; null if they are not in it or there is no group. */
  readonly groupRole: GroupRole | null;
};

/** What a user may do with a text in its current state: all transitions that would not be refused. */
export function rightsIn(text: TextState, actor: TextActor): readonly TextRight[] {
  return textRights.filter((right) => !(attempts[right](text, actor) instanceof DomainError));
}
