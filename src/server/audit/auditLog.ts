import { and, eq, gte, lt, sql, type SQL } from "drizzle-orm";
import type { AuditAction } from "../../contract/adminRules";
import { type AuditDetails, auditLog, type AuditRow } from "../database/adminSchema";
import type { Connection, Transaction } from "../database/Database";
import { users } from "../database/userSchema";
import { fromGlobalId } from "../globalIds";
import { newestFirst, type PageRequest } from "../database/pagination";
import { noteRecorded } from "./adminActs";

/** What an act was about, as it was at the time. */
type Target = {
  /** A type of the schema. */
  readonly kind:
    | "User"
    | "Group"
    | "Text"
    | "Result"
    | "Exam"
    | "OwnExamNorm"
    | "Sentence"
    | "Feature"
    | "Announcement"
    | "Server";
  /** Row id, or the name of what has none. */
  readonly id: string;
  readonly name: string;
};

type Act = {
  /** Row id of the user who did it. */
  readonly by: string;
  readonly at: Date;
  readonly action: AuditAction;
  readonly target: Target;
  readonly details?: AuditDetails;
};

/** Records an act in the transaction in which it happens, so that neither is there without the other. */
export async function recordAct(
  transaction: Transaction,
  { by, at, action, target, details = {} }: Act,
): Promise<void> {
  const [actor] = await transaction.select({ name: users.displayName }).from(users).where(eq(users.id, by));
  await transaction.insert(auditLog).values({
    createdAt: at,
    actorId: by,
    actorName: actor?.name ?? "",
    action,
    targetKind: target.kind,
    targetId: target.id,
    targetName: target.name,
    details,
  });
  noteRecorded();
}

type Maybe<Value> = Value | null | undefined;

/** Which acts; null leaves none out. */
export type AuditFilters = {
  /** Global id of the user who did it. */
  readonly actorId?: Maybe<string>;
  readonly action?: Maybe<AuditAction>;
  readonly from?: Maybe<Date>;
  /** The first moment that is left out. */
  readonly until?: Maybe<Date>;
};

function isWanted({ actorId, action, from, until }: AuditFilters): SQL | undefined {
  const actor = actorId == null ? null : fromGlobalId("User", actorId);
  return and(
    actorId == null ? undefined : actor === null ? sql`false` : eq(auditLog.actorId, actor),
    action == null ? undefined : eq(auditLog.action, action),
    from == null ? undefined : gte(auditLog.createdAt, from),
    until == null ? undefined : lt(auditLog.createdAt, until),
  );
}

/** A page of the log, newest first. */
export function selectAuditLog(database: Connection, filters: AuditFilters, page: PageRequest): Promise<AuditRow[]> {
  const { where, orderBy } = newestFirst(auditLog, page);
  return database
    .select()
    .from(auditLog)
    .where(and(isWanted(filters), where))
    .orderBy(...orderBy)
    .limit(page.limit);
}

/** The most rows that one file of the log has. */
const FILE_ROWS = 5_000;

/** The log for a file: oldest first, the newest 5,000 of those that are wanted. */
export async function selectAuditFile(database: Connection, filters: AuditFilters): Promise<AuditRow[]> {
  const { orderBy } = newestFirst(auditLog, { inverted: false });
  const newest = await database
    .select()
    .from(auditLog)
    .where(isWanted(filters))
    .orderBy(...orderBy)
    .limit(FILE_ROWS);
  return newest.toReversed();
}

/** Users who are in the log, by their last name in it, so that they can be filtered by. */
export async function selectActors(database: Connection): Promise<{ readonly id: string; readonly name: string }[]> {
  const { actorId, actorName, createdAt } = auditLog;
  // One step through the index for each of them, however many rows the log has.
  const { rows } = await database.execute<{ id: string; name: string }>(sql`
    with recursive actors as (
      (select actor_id from ${auditLog} order by actor_id limit 1)
      union all
      select (select actor_id from ${auditLog} where actor_id > actors.actor_id order by actor_id limit 1)
      from actors where actors.actor_id is not null
    )
    select actor_id as id, (
      select ${actorName} from ${auditLog} where ${actorId} = actors.actor_id
      order by ${createdAt} desc, id desc limit 1
    ) as name from actors where actor_id is not null limit 200`);
  return rows.toSorted((a, b) => a.name.localeCompare(b.name));
}

/**
 * Deletes what is older than two years.
 * @param most maximum number of rows.
 * @returns how many it deleted.
 */
export async function forgetAuditLog(database: Connection, most: number): Promise<number> {
  const { rows } = await database.execute<{ forgotten: number }>(sql`select forget_audit_log(${most}) as forgotten`);
  return rows[0]?.forgotten ?? 0;
}
