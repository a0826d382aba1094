import type { TextRow } from "../database/schema";
import { DomainError } from "../DomainError";
import { isCoaching, type GroupRole } from "../groups/GroupRoles";

type Next = Partial<TextState & Pick<TextRow, "reviewNote">> | DomainError;

type Transition = (text: TextState, actor: TextActor) => Next;

const ownAgain = { visibility: "OWN", status: "DRAFT", groupId: null } as const;

/**
 * What may become of a text (SPEC section 4), and who may do it: NOT_ALLOWED for who never may, WRONG_STATE for what
 * this text is not in. What nobody shares is a
 * DRAFT. A group's texts are PUBLISHED at once; what shall be everybody's waits IN_REVIEW for an admin.
 */
export const edit: Transition = (text, actor) => {
  if (!actor.isOwner || hasLeftGroup(text, actor)) return new DomainError("NOT_ALLOWED");
  if (text.status === "ARCHIVED") return new DomainError("WRONG_STATE");
  // Whoever looked at it did not see this.
  return text.visibility === "PUBLIC" ? { status: "IN_REVIEW" } : {};
};

/** With a group that the actor is in. What is everybody's, or may become so, is not one group's. */
export function share(groupId: string): Transition {
  return (text, actor) => {
    if (!actor.isOwner) return new DomainError("NOT_ALLOWED");
    if (actor.role === "GUEST") return new DomainError("ACCOUNT_NEEDED");
    if (text.status === "ARCHIVED" || text.visibility === "PUBLIC") return new DomainError("WRONG_STATE");
    return { visibility: "GROUP", status: "PUBLISHED", groupId, reviewNote: "" };
  };
}

/**
 * Away from its group, or from those who wait for review. What was published for everybody stays theirs: it can only be
 * archived.
 */
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

/** Back to its owner, with what the reviewer says. */
export function sendBack(reviewNote: string): Transition {
  return (text, actor) => {
    if (actor.role !== "ADMIN") return new DomainError("NOT_ALLOWED");
    return text.status === "IN_REVIEW" ? { ...ownAgain, reviewNote } : new DomainError("WRONG_STATE");
  };
}

/** By its owner; a group's by those who run the group, everybody's by an admin. */
export const archive: Transition = (text, actor) => {
  if (!actor.isOwner && !oversees(text, actor)) return new DomainError("NOT_ALLOWED");
  return text.status === "PUBLISHED" && !isUnshared(text) ? { status: "ARCHIVED" } : new DomainError("WRONG_STATE");
};

/**
 * By those who may have archived it against its owner's will. An owner who is none of them has a public text looked at
 * again, and takes a group's back.
 */
export const restore: Transition = (text, actor) => {
  const canOversee = oversees(text, actor);
  if (!canOversee && !(actor.isOwner && text.visibility === "PUBLIC")) return new DomainError("NOT_ALLOWED");
  if (text.status !== "ARCHIVED" || isUnshared(text)) return new DomainError("WRONG_STATE");
  return { status: canOversee ? "PUBLISHED" : "IN_REVIEW" };
};

/** Only what nobody else has. */
export const remove: Transition = (text, actor) => {
  if (!actor.isOwner) return new DomainError("NOT_ALLOWED");
  return isUnshared(text) ? {} : new DomainError("WRONG_STATE");
};

/** Its owner's alone: also what was shared with a group that is no more. */
function isUnshared({ visibility, groupId }: TextState): boolean {
  return visibility === "OWN" || (visibility === "GROUP" && groupId === null);
}

function oversees(text: TextState, { role, groupRole }: TextActor): boolean {
  if (text.visibility === "PUBLIC") return role === "ADMIN";
  return !isUnshared(text) && (role === "ADMIN" || isCoaching(groupRole));
}

/** Who left a group, or was removed, changes nothing of what it reads. */
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

/** For whom a text is, and how far it came. */
export type TextState = Pick<TextRow, "visibility" | "status" | "groupId">;

/** Who wants something of a text. */
export type TextActor = {
  readonly isOwner: boolean;
  readonly role: "GUEST" | "MEMBER" | "ADMIN";
  /** What they are in the group that it was shared with; null when they are not in it, or when there is none. */
  readonly groupRole: GroupRole | null;
};

/** What somebody may do with a text as it is: exactly what would not be refused. */
export function rightsIn(text: TextState, actor: TextActor): readonly TextRight[] {
  return textRights.filter((right) => !(attempts[right](text, actor) instanceof DomainError));
}
