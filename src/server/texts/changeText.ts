import { and, count, eq, isNull, or, sql } from "drizzle-orm";
import type { AuditAction } from "../../contract/adminRules";
import { limits } from "../../contract/limits";
import { makeReviewNoteRules, makeTextDetailRules, makeTextRules } from "../../contract/textRules";
import type { Language } from "../../contract/languages/languages";
import { normalizeText } from "../../engine/text/normalizeText";
import { recordAct } from "../audit/auditLog";
import { inTransaction, type Transaction, type Connection } from "../database/Database";
import { bookmarks } from "../database/progressSchema";
import { texts, type TextRow } from "../database/schema";
import { groupMembers, groups, users } from "../database/userSchema";
import type { Context, Viewer } from "../Context";
import { InvalidInput, DomainError, validate } from "../DomainError";
import { fromGlobalId } from "../globalIds";
import { findGroups } from "../groups/groups";
import { openGroup } from "../groups/groupRights";
import { measureText, findText } from "./texts";
import { type TextState, type TextActor, edit, publish, sendBack, share, submit, takeBack } from "./textTransitions";

const textRules = makeTextRules(normalizeText);
const noteRules = makeReviewNoteRules(normalizeText);
const detailRules = makeTextDetailRules(normalizeText);

type Maybe<Value> = Value | null | undefined;

/** A text as sent by a user. */
type TextDraft = {
  /** Global id of the text to change; none for a new one. */
  readonly id?: Maybe<string>;
  /**
   * The version that the change is based on. Pages from before there were versions send none, and then the last change
   * wins.
   */
  readonly version?: Maybe<number>;
  readonly title: string;
  readonly language: Language;
  readonly body: string;
  /** None keeps the current tags; for a new text: no tags. */
  readonly tags?: Maybe<readonly string[]>;
  readonly source?: Maybe<string>;
  /** Visibility of a new text. None for private. */
  readonly visibility?: Maybe<TextRow["visibility"]>;
  /** Global id of the group, with GROUP. */
  readonly groupId?: Maybe<string>;
};

type Content = Pick<TextRow, "title" | "language" | "body"> & Partial<TextRow>;

const unshared: TextState = { visibility: "OWN", status: "DRAFT", groupId: null };

/**
 * Saves a new text, or changes one of the user's texts. Or says why not: NOT_SIGNED_IN, ACCOUNT_NEEDED for a guest who
 * wants to share, TOO_MANY_TEXTS, EDIT_CONFLICT, WRONG_STATE, NOT_ALLOWED, the errors of openGroup, or what is wrong
 * with which field. A published text that is changed is reviewed again.
 */
export async function saveText(context: Context, draft: TextDraft): Promise<TextRow | DomainError> {
  const { viewer, services } = context;
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const content = await readContent(draft);
  if (content instanceof DomainError) return content;
  const state = draft.id == null ? await stateOfNew(context, viewer, draft) : null;
  if (state instanceof DomainError) return state;
  const at = new Date(services.now());
  return inTransaction(services.database, async (transaction) => {
    // The group first, as everywhere, so that no two transactions wait for each other.
    const refused = state?.groupId ? await lockSharing(transaction, viewer, state.groupId) : null;
    if (refused) return refused;
    // One text of a person at a time: the second of two at once counts the first. It also keeps the account from going
    // meanwhile.
    const [user] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, viewer.userId))
      .for("no key update");
    if (!user) return new DomainError("NOT_SIGNED_IN");
    return state === null
      ? change(transaction, viewer, draft, content)
      : insert(transaction, { ...content, ...state, ownerId: user.id, createdAt: at });
  });
}

/** As {@link saveText}, for pages that know versions: a change names the one that it is based on (EDIT_CONFLICT). */
export async function saveVersionedText(context: Context, draft: TextDraft): Promise<TextRow | DomainError> {
  return draft.id != null && draft.version == null ? new DomainError("EDIT_CONFLICT") : saveText(context, draft);
}

async function readContent({ title, body, language, tags, source }: TextDraft): Promise<Content | DomainError> {
  const [clean, details] = await Promise.all([
    validate(textRules, { title, body }),
    validate(detailRules, { tags: tags ?? [], source: source ?? "" }),
  ]);
  const issues = [clean, details].flatMap((read) => (read instanceof InvalidInput ? read.issues : []));
  if (clean instanceof DomainError || details instanceof DomainError) return new InvalidInput(issues);
  return {
    ...clean,
    language,
    ...(await measureText(clean.body, language)),
    ...(tags != null && { tags: details.tags }),
    ...(source != null && { source: details.source }),
  };
}

async function stateOfNew(
  context: Context,
  viewer: Viewer,
  { visibility, groupId }: TextDraft,
): Promise<Partial<TextState> | DomainError> {
  const actor = { isOwner: true, role: viewer.role, groupRole: null };
  if (visibility === "PUBLIC") return submit(unshared, actor);
  if (visibility !== "GROUP") return unshared;
  const opened = await openGroup(context, groupId ?? "", "MEMBER");
  return opened instanceof DomainError ? opened : share(opened.group.id)(unshared, actor);
}

/** Keeps a group as it is until the transaction ends; or says why the viewer can no longer share a text with it. */
async function lockSharing(transaction: Transaction, viewer: Viewer, groupId: string): Promise<DomainError | null> {
  await transaction.select({ id: groups.id }).from(groups).where(eq(groups.id, groupId)).for("share");
  const [group] = await findGroups(transaction, viewer, [groupId]);
  if (!group) return new DomainError("NOT_FOUND");
  return group.archivedAt === null ? null : new DomainError("GROUP_ARCHIVED");
}

async function insert(
  transaction: Transaction,
  text: Content & { readonly ownerId: string } & Pick<TextRow, "createdAt">,
): Promise<TextRow | DomainError> {
  const [owned] = await transaction.select({ number: count() }).from(texts).where(eq(texts.ownerId, text.ownerId));
  if ((owned?.number ?? 0) >= limits.ownTexts.max) return new DomainError("TOO_MANY_TEXTS");
  const [made] = await transaction
    .insert(texts)
    .values({ ...text, ...(await measureText(text.body, text.language)) })
    .returning();
  return made ?? new DomainError("INTERNAL");
}

async function change(
  transaction: Transaction,
  viewer: Viewer,
  draft: TextDraft,
  content: Content,
): Promise<TextRow | DomainError> {
  const id = fromGlobalId("Text", draft.id ?? "");
  const mine =
    id === null
      ? []
      : await transaction
          .select()
          .from(texts)
          .where(and(eq(texts.id, id), eq(texts.ownerId, viewer.userId)))
          .for("update");
  const [found] = mine;
  if (!found) return new InvalidInput([{ path: "id", code: "TEXT_NOT_FOUND" }]);
  const next = edit(found, await actorOf(transaction, viewer, found));
  if (next instanceof DomainError) return next;
  if (draft.version != null && draft.version !== found.version) return new DomainError("EDIT_CONFLICT");
  const [text] = await transaction
    .update(texts)
    .set({ ...content, ...next, version: sql`${texts.version} + 1` })
    .where(eq(texts.id, found.id))
    .returning();
  if (!text) return new DomainError("INTERNAL");
  // If the text became shorter than a bookmark in it, it counts as read to its end.
  await transaction
    .update(bookmarks)
    .set({ position: sql`least(${bookmarks.position}, ${text.body.length}::int)` })
    .where(eq(bookmarks.textId, text.id));
  return text;
}

/** A text, and the version of it that a change is based on. */
type TextVersion = { readonly id: string; readonly version: number };

type ChangeTextStateTransition = (text: TextState, actor: TextActor) => Partial<TextRow> | DomainError;

/**
 * Moves a text from one state to another, or says why not: NOT_FOUND if the viewer may not read it, EDIT_CONFLICT if it
 * no longer has the given version.
 */
export async function changeTextState(
  { viewer, services }: Context,
  { id: globalId, version }: TextVersion,
  transition: ChangeTextStateTransition,
): Promise<{ readonly text: TextRow } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const id = fromGlobalId("Text", globalId);
  const found = id === null ? null : await findText(services.database, id, viewer.userId);
  if (!found) return new DomainError("NOT_FOUND");
  const actor = await actorOf(services.database, viewer, found);
  const next = transition(found, actor);
  if (next instanceof DomainError) return next;
  if (found.version !== version) return new DomainError("EDIT_CONFLICT");
  const asFound = and(eq(texts.id, found.id), eq(texts.version, version));
  const action = actionOf(found, next, actor);
  return inTransaction(services.database, async (transaction) => {
    const [text] = await transaction
      .update(texts)
      .set({ ...next, version: sql`${texts.version} + 1` })
      .where(asFound)
      .returning();
    if (!text) return new DomainError("EDIT_CONFLICT");
    if (action !== null)
      await recordAct(transaction, {
        by: viewer.userId,
        at: new Date(services.now()),
        action,
        target: { kind: "Text", id: text.id, name: text.title },
        details: next.reviewNote ? { reason: next.reviewNote } : {},
      });
    return { text };
  });
}

/** What the audit log calls a change by an admin; null for what an owner or a coach does. */
function actionOf({ status }: TextState, next: Partial<TextRow>, { isOwner, role }: TextActor): AuditAction | null {
  if (role !== "ADMIN") return null;
  if (status === "IN_REVIEW" && next.status === "PUBLISHED") return "TEXT_PUBLISHED";
  if (status === "IN_REVIEW" && next.reviewNote) return "TEXT_SENT_BACK";
  if (isOwner) return null;
  if (next.status === "ARCHIVED") return "TEXT_ARCHIVED";
  return status === "ARCHIVED" ? "TEXT_RESTORED" : null;
}

type Changed = { readonly text: TextRow };

/** Gives a text to a group, or makes it its owner's alone again when there is no group. */
export async function shareText(
  context: Context,
  text: TextVersion,
  groupId: string | null,
): Promise<Changed | DomainError> {
  if (groupId === null) return changeTextState(context, text, takeBack);
  if (context.viewer?.role === "GUEST") return new DomainError("ACCOUNT_NEEDED");
  const opened = await openGroup(context, groupId, "MEMBER");
  return opened instanceof DomainError ? opened : changeTextState(context, text, share(opened.group.id));
}

/** Publishes a text that waits for review, or sends it back to its owner with a note. */
export async function reviewText(
  context: Context,
  text: TextVersion,
  { isPublished, note }: { readonly isPublished: boolean; readonly note: string },
): Promise<Changed | DomainError> {
  if (isPublished) return changeTextState(context, text, publish);
  const clean = await validate(noteRules, { note });
  return clean instanceof DomainError ? clean : changeTextState(context, text, sendBack(clean.note));
}

/** Deletes a text that its owner alone has. */
export async function deleteText(
  { viewer, services: { database } }: Context,
  globalId: string,
): Promise<{ readonly id: string } | DomainError> {
  if (!viewer) return new DomainError("NOT_SIGNED_IN");
  const id = fromGlobalId("Text", globalId);
  if (id === null) return new DomainError("NOT_FOUND");
  const mine = and(eq(texts.id, id), eq(texts.ownerId, viewer.userId));
  const [gone] = await database.delete(texts).where(and(mine, isUnsharedRow)).returning({ id: texts.id });
  if (gone) return gone;
  const [shared] = await database.select({ id: texts.id }).from(texts).where(mine);
  return new DomainError(shared ? "WRONG_STATE" : "NOT_FOUND");
}

/** As isUnshared, on rows. */
const isUnsharedRow = or(eq(texts.visibility, "OWN"), and(eq(texts.visibility, "GROUP"), isNull(texts.groupId)));

/** The user's role for a text. */
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
