import { and, asc, eq, inArray, isNull, type SQL, count, sql } from "drizzle-orm";
import {
  strokesOf,
  examNormRules,
  thousandthsOf,
  type ExamAidName,
  type ExamNormDefinition,
  type ExamSpeedUnit,
} from "../../../contract/examNormRules";
import {
  currentExamNorms,
  numberedLevels,
  type ExamAid,
  type ExamLevel,
  type ExamLevels,
  type ExamNorm,
} from "../../../engine/exams/examNorms";
import type { AuditAction } from "../../../contract/adminRules";
import { recordAct } from "../../audit/auditLog";
import { type Connection, inTransaction, type Transaction } from "../../database/Database";
import { examNorms, type ExamNormRow } from "../../database/groupSchema";
import { groupMembers, groups } from "../../database/userSchema";
import type { Viewer, Context } from "../../Context";
import { isUuid, fromGlobalId, toGlobalId } from "../../globalIds";
import { limits } from "../../../contract/limits";
import { DomainError, type InvalidInput, validate } from "../../DomainError";
import { findGroups } from "../../groups/groups";
import { isAllowed, openGroup } from "../../groups/groupRights";

/** An own norm and the name of its group; null for one of the admins. */
export type OwnNormRow = ExamNormRow & { readonly groupName: string | null };

/** Own norms in the order in which they were made. */
async function selectOwnNorms(database: Connection, which: SQL | undefined): Promise<OwnNormRow[]> {
  const rows = await database
    .select({ norm: examNorms, groupName: groups.name })
    .from(examNorms)
    .leftJoin(groups, eq(groups.id, examNorms.groupId))
    .where(which)
    .orderBy(asc(examNorms.createdAt), asc(examNorms.id));
  return rows.map(({ norm, groupName }) => ({ ...norm, groupName }));
}

/** All norms of a group, or of the admins (null), including archived ones. */
export function selectNormsOf(database: Connection, groupId: string | null): Promise<OwnNormRow[]> {
  return selectOwnNorms(database, groupId === null ? isNull(examNorms.groupId) : eq(examNorms.groupId, groupId));
}

/** All norms by which a viewer can begin an exam. */
export async function offeredNorms(database: Connection, viewer: Viewer | null): Promise<ExamNorm[]> {
  return [...currentExamNorms(), ...(await selectOfferedNorms(database, viewer))];
}

/** The own norms by which a viewer can begin an exam: those of the admins, then those of the groups they are in. */
async function selectOfferedNorms(database: Connection, viewer: Viewer | null): Promise<readonly ExamNorm[]> {
  const ofAdmins = await selectOwnNorms(database, and(isNull(examNorms.groupId), isNull(examNorms.archivedAt)));
  const ofGroups =
    viewer === null
      ? []
      : await selectOwnNorms(
          database,
          and(
            isNull(examNorms.archivedAt),
            isNull(groups.archivedAt),
            inArray(
              examNorms.groupId,
              database
                .select({ id: groupMembers.groupId })
                .from(groupMembers)
                .where(eq(groupMembers.userId, viewer.userId)),
            ),
          ),
        );
  return [...ofAdmins, ...ofGroups].map(toExamNorm);
}

/** The own norm with this name, by which members of a group can begin an exam; null if they cannot. */
export async function findNormForGroup(database: Connection, groupId: string, name: string): Promise<ExamNorm | null> {
  if (!isUuid(name)) return null;
  const [row] = await selectOwnNorms(database, and(eq(examNorms.id, name), isNull(examNorms.archivedAt)));
  return row && (row.groupId === null || row.groupId === groupId) ? toExamNorm(row) : null;
}

/** The titles of own norms, also of archived ones, in the order of the names; null for other norms. */
export async function selectTitles(database: Connection, names: readonly string[]): Promise<(string | null)[]> {
  const ids = names.filter(isUuid);
  const rows =
    ids.length === 0
      ? []
      : await database
          .select({ id: examNorms.id, title: examNorms.title })
          .from(examNorms)
          .where(inArray(examNorms.id, ids));
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  return names.map((name) => titles.get(name) ?? null);
}

/** The names of the contract, in the engine. */
export const aids = { BY_EAR: "byEar", EXTRA_TIME: "extraTime" } as const satisfies Readonly<
  Record<ExamAidName, ExamAid>
>;

/** The norm as the engine grades by it, and as an exam's log keeps it. */
export function toExamNorm({ id, groupId, groupName, title, version, definition }: OwnNormRow): ExamNorm {
  const { minutes, attempts, unit, errorsPerThousand, isStrict = false, isNet, unmarked = [], levels } = definition;
  const toLevels = (speedOf: (level: (typeof levels)[number]) => number | null): ExamLevels | null => {
    const [first, ...others] = levels.flatMap((level, at): ExamLevel[] => {
      const speed = speedOf(level);
      if (speed === null) return [];
      return [
        {
          id: numberedLevels[at] ?? "level6",
          strokesPerMinute: speed * strokesOf[unit],
          maxErrors: level.maxErrors ?? null,
          ...(level.name === "" ? {} : { label: level.name }),
        },
      ];
    });
    return first ? [first, ...others] : null;
  };
  const allLevels = toLevels(({ speed }) => speed);
  if (!allLevels) throw new Error(`The norm ${id} has no levels.`);
  return {
    name: id,
    version,
    minutes,
    attempts,
    errorLimit: { most: errorsPerThousand, of: 1000, isStrict },
    levels: allLevels,
    dyslexiaLevels: toLevels(({ dyslexiaSpeed }) => dyslexiaSpeed),
    unit: unit === "WORDS" ? "words" : "strokes",
    isNet,
    ...(unmarked.length > 0 && { unmarked: unmarked.map((aid) => aids[aid]) }),
    own: { title, group: groupId === null ? null : { id: groupId, name: groupName ?? "" } },
  };
}

type Maybe<Value> = Value | null | undefined;

type NormFields = {
  readonly title: string;
  readonly minutes: number;
  readonly attempts: number;
  readonly unit: ExamSpeedUnit;
  readonly maxErrorPercent: number;
  readonly isStrict?: Maybe<boolean>;
  readonly isNet: boolean;
  readonly unmarked?: Maybe<readonly ExamAidName[]>;
  readonly levels: readonly {
    readonly name?: Maybe<string>;
    readonly speed: number;
    readonly dyslexiaSpeed?: Maybe<number>;
    readonly maxErrors?: Maybe<number>;
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
    if (row) await recordNorm(transaction, context, row, "NORM_CREATED");
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
  const clean = await readFields(fields, norm.definition);
  if (clean instanceof DomainError) return clean;
  const row = await inTransaction(context.services.database, async (transaction) => {
    const [changed] = await transaction
      .update(examNorms)
      .set({ ...clean, version: sql`${examNorms.version} + 1` })
      .where(and(eq(examNorms.id, norm.id), eq(examNorms.version, version)))
      .returning();
    if (changed) await recordNorm(transaction, context, changed, "NORM_CHANGED");
    return changed;
  });
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
  const row = await inTransaction(database, async (transaction) => {
    const [changed] = await transaction
      .update(examNorms)
      .set({ archivedAt: isArchived ? new Date(now()) : null })
      .where(eq(examNorms.id, norm.id))
      .returning();
    if (changed) await recordNorm(transaction, context, changed, isArchived ? "NORM_ARCHIVED" : "NORM_RESTORED");
    return changed;
  });
  return row ? { norm: { ...norm, ...row } } : new DomainError("NOT_FOUND");
}

/** Records a change of a norm for everyone; those of a group are its own business. */
async function recordNorm(
  transaction: Transaction,
  { viewer, services }: Context,
  { id, groupId, title }: ExamNormRow,
  action: AuditAction,
): Promise<void> {
  if (!viewer || groupId !== null) return;
  const target = { kind: "OwnExamNorm", id, name: title } as const;
  await recordAct(transaction, { by: viewer.userId, at: new Date(services.now()), action, target });
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

/** What is left out stays as it was before: a page of an earlier release does not know every field. */
async function readFields(
  fields: NormFields,
  before?: ExamNormDefinition,
): Promise<{ readonly title: string; readonly definition: ExamNormDefinition } | InvalidInput> {
  const levels = fields.levels.map((level, at) => ({
    ...level,
    name: level.name ?? "",
    maxErrors:
      level.maxErrors === undefined ? (before?.levels[at] ?? before?.levels.at(-1))?.maxErrors : level.maxErrors,
  }));
  const clean = await validate(examNormRules, {
    ...fields,
    unmarked: fields.unmarked ?? before?.unmarked ?? [],
    isStrict: fields.isStrict ?? before?.isStrict ?? false,
    levels,
  });
  if (clean instanceof DomainError) return clean;
  const { title, maxErrorPercent, ...rest } = clean;
  return { title, definition: { ...rest, errorsPerThousand: thousandthsOf(maxErrorPercent) } };
}
