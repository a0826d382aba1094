import { and, count, eq, inArray, isNull, sql } from "drizzle-orm";
import {
  examNormRules,
  thousandthsOf,
  type ExamNormDefinition,
  type ExamSpeedUnit,
} from "../../../contract/examNormRules";
import { limits } from "../../../contract/limits";
import { inTransaction, type Transaction } from "../../database/Database";
import { examNorms } from "../../database/examNormSchema";
import { groups } from "../../database/userSchema";
import { DomainError, type InvalidInput } from "../../DomainError";
import type { Context } from "../../graphql/Context";
import { fromGlobalId, toGlobalId } from "../../graphql/pagination";
import { findGroups, isAllowed, openGroup } from "../../groups/groups";
import { validate } from "../../validate";
import { selectOwnNorms, type OwnNormRow } from "./ownNorms";

type Maybe<Value> = Value | null | undefined;

type NormFields = {
  readonly title: string;
  readonly minutes: number;
  readonly attempts: number;
  readonly unit: ExamSpeedUnit;
  readonly maxErrorPercent: number;
  readonly isNet: boolean;
  readonly levels: readonly {
    readonly name?: Maybe<string>;
    readonly speed: number;
    readonly dyslexiaSpeed?: Maybe<number>;
  }[];
};

/** Makes a norm of a group, or one for everyone (without a group). */
export async function createOwnNorm(
  context: Context,
  { groupId, fields }: { readonly groupId?: Maybe<string>; readonly fields: NormFields },
): Promise<{ norm: OwnNormRow } | DomainError> {
  const owner = await openOwner(context, groupId ?? null);
  if (owner instanceof DomainError) return owner;
  const clean = await readFields(fields);
  if (clean instanceof DomainError) return clean;
  const { database, now } = context.services;
  return inTransaction(database, async (transaction) => {
    await lockOwner(transaction, owner.groupId);
    const isSameOwner = owner.groupId === null ? isNull(examNorms.groupId) : eq(examNorms.groupId, owner.groupId);
    const [have] = await transaction.select({ number: count() }).from(examNorms).where(isSameOwner);
    if ((have?.number ?? 0) >= limits.examNorms) return new DomainError("TOO_MANY_EXAM_NORMS");
    const [row] = await transaction
      .insert(examNorms)
      .values({ ...clean, groupId: owner.groupId, createdAt: new Date(now()) })
      .returning();
    return row ? { norm: { ...row, groupName: owner.groupName } } : new DomainError("INTERNAL");
  });
}

/** Makes a new version of a norm. Exams keep the version that they began with. */
export async function changeOwnNorm(
  context: Context,
  { id, version, fields }: { readonly id: string; readonly version: number; readonly fields: NormFields },
): Promise<{ norm: OwnNormRow } | DomainError> {
  const norm = await openOwnNorm(context, id);
  if (norm instanceof DomainError) return norm;
  const clean = await readFields(fields);
  if (clean instanceof DomainError) return clean;
  const [row] = await context.services.database
    .update(examNorms)
    .set({ ...clean, version: sql`${examNorms.version} + 1` })
    .where(and(eq(examNorms.id, norm.id), eq(examNorms.version, version)))
    .returning();
  return row ? { norm: { ...norm, ...row } } : new DomainError("EDIT_CONFLICT");
}

/** Archives a norm, so that no exam can begin by it, or takes it out of the archive. Repeating it changes nothing. */
export async function archiveOwnNorm(
  context: Context,
  id: string,
  isArchived: boolean,
): Promise<{ norm: OwnNormRow } | DomainError> {
  const norm = await openOwnNorm(context, id);
  if (norm instanceof DomainError) return norm;
  if ((norm.archivedAt !== null) === isArchived) return { norm };
  const { database, now } = context.services;
  const [row] = await database
    .update(examNorms)
    .set({ archivedAt: isArchived ? new Date(now()) : null })
    .where(eq(examNorms.id, norm.id))
    .returning();
  return row ? { norm: { ...norm, ...row } } : new DomainError("NOT_FOUND");
}

/** Those of the norms with these row ids that a viewer may change. */
export async function findOwnNorms({ viewer, services }: Context, ids: readonly string[]): Promise<OwnNormRow[]> {
  if (!viewer) return [];
  const { database } = services;
  const norms = await selectOwnNorms(database, inArray(examNorms.id, [...ids]));
  const groupIds = norms.flatMap(({ groupId }) => groupId ?? []);
  const seen = await findGroups(database, viewer, groupIds);
  const coached = new Set(seen.filter((group) => isAllowed(group, viewer, "COACH")).map(({ id }) => id));
  return norms.filter(({ groupId }) => (groupId === null ? viewer.role === "ADMIN" : coached.has(groupId)));
}

/** Locks what a norm belongs to, so that two made at once do not both take the last place. */
async function lockOwner(transaction: Transaction, groupId: string | null): Promise<void> {
  if (groupId === null) await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('exam_norms'))`);
  else await transaction.select({ id: groups.id }).from(groups).where(eq(groups.id, groupId)).for("no key update");
}

type Owner = { readonly groupId: string | null; readonly groupName: string | null };

/** Who may define norms: coaches for their group, admins for any group and for everyone. */
async function openOwner(context: Context, groupId: string | null): Promise<Owner | DomainError> {
  if (!context.viewer) return new DomainError("NOT_SIGNED_IN");
  if (groupId === null)
    return context.viewer.role === "ADMIN" ? { groupId: null, groupName: null } : new DomainError("NOT_ALLOWED");
  const open = await openGroup(context, groupId, "COACH");
  return open instanceof DomainError ? open : { groupId: open.group.id, groupName: open.group.name };
}

/** The norm with a global id, for a viewer who may change it. NOT_FOUND for those who cannot see its group. */
async function openOwnNorm(context: Context, globalId: string): Promise<OwnNormRow | DomainError> {
  if (!context.viewer) return new DomainError("NOT_SIGNED_IN");
  const id = fromGlobalId("OwnExamNorm", globalId);
  const [norm] = id === null ? [] : await selectOwnNorms(context.services.database, eq(examNorms.id, id));
  if (!norm) return new DomainError("NOT_FOUND");
  const owner = await openOwner(context, norm.groupId === null ? null : toGlobalId("Group", norm.groupId));
  return owner instanceof DomainError ? owner : norm;
}

async function readFields(
  fields: NormFields,
): Promise<{ readonly title: string; readonly definition: ExamNormDefinition } | InvalidInput> {
  const levels = fields.levels.map((level) => ({ ...level, name: level.name ?? "" }));
  const clean = await validate(examNormRules, { ...fields, levels });
  if (clean instanceof DomainError) return clean;
  const { title, maxErrorPercent, ...rest } = clean;
  return { title, definition: { ...rest, errorsPerThousand: thousandthsOf(maxErrorPercent) } };
}
