import { mkdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { desc, eq, isNotNull, sql } from "drizzle-orm";
import type { ClientConfig } from "pg";
import { adminOf } from "../admins/admins";
import { recordAct } from "../audit/auditLog";
import type { Context } from "../Context";
import { backups, type BackupRow } from "../database/adminSchema";
import { backup, openCopyClient } from "../database/backup/copyCommands";
import { type Connection, type Database, inTransaction } from "../database/Database";
import { DomainError } from "../DomainError";

/** Any number that no other program uses for a lock in this database. */
const BACKUP_LOCK = 7_395_108;

export type BackupsSetup = {
  readonly database: Database;
  /** Of the same database, for connections without time limits. */
  readonly config: ClientConfig;
  /** Where the files go. */
  readonly folder: string;
  /** How many are kept; older ones are deleted after each that ends well. */
  readonly kept: number;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
};

/** Backups that admins start while the server runs, one at a time in all processes. The newest are kept. */
export class Backups {
  readonly #setup: BackupsSetup;
  #running: Promise<void> = Promise.resolve();

  constructor(setup: BackupsSetup) {
    this.#setup = setup;
  }

  /**
   * Starts a backup, which continues after the response. BACKUP_RUNNING while there is one, in whichever process.
   * @param by row id of the admin.
   */
  async start(by: string): Promise<BackupRow | DomainError> {
    // Postgres releases the lock when the connection ends, also if this process is killed.
    const lock = await openCopyClient(this.#setup.config, null);
    const release = () => lock.end().catch(() => undefined);
    try {
      const { rows } = await lock.query<{ is_mine: boolean }>("select pg_try_advisory_lock($1) as is_mine", [
        BACKUP_LOCK,
      ]);
      const row = rows[0]?.is_mine === true ? await this.#note(by) : new DomainError("BACKUP_RUNNING");
      if (row instanceof DomainError) await release();
      else this.#running = this.#run(row).finally(release);
      return row;
    } catch (error) {
      await release();
      throw error;
    }
  }

  /** How many are kept. */
  get kept(): number {
    return this.#setup.kept;
  }

  /** Resolves when the last backup of this process is over. Never rejects. */
  over(): Promise<void> {
    return this.#running;
  }

  #note(by: string): Promise<BackupRow | DomainError> {
    const at = new Date(this.#setup.now());
    const file = `typeloop-${at.toISOString().slice(0, 19).replaceAll(":", "-")}.backup`;
    return inTransaction(this.#setup.database, async (transaction) => {
      const [row] = await transaction.insert(backups).values({ createdAt: at, file, createdBy: by }).returning();
      const target = { kind: "Server", id: file, name: file } as const;
      await recordAct(transaction, { by, at, action: "BACKUP_STARTED", target });
      return row ?? new DomainError("INTERNAL");
    });
  }

  async #run({ id, file }: BackupRow): Promise<void> {
    const { database, config, folder, now, onError } = this.#setup;
    const end = (outcome: Pick<BackupRow, "bytes" | "failure">) =>
      database
        .update(backups)
        .set({ ...outcome, endedAt: new Date(now()) })
        .where(eq(backups.id, id));
    try {
      await mkdir(folder, { recursive: true });
      const target = path.join(folder, file);
      await backup({ config, name: "The database", variable: null, close: async () => {} }, target, () => undefined);
      await end({ bytes: (await stat(target)).size, failure: null });
      await this.#deleteOld().catch(onError);
    } catch (error) {
      onError(error);
      const failure = error instanceof Error ? error.message.slice(0, 300) : "";
      await end({ bytes: null, failure }).catch(onError);
    }
  }

  /** Deletes the files beyond the newest ones. One that is on the computer of another process stays, and is listed. */
  async #deleteOld(): Promise<void> {
    const { database, folder, kept } = this.#setup;
    const old = await database
      .select({ id: backups.id, file: backups.file })
      .from(backups)
      .where(isNotNull(backups.bytes))
      .orderBy(...newestFirst)
      .offset(kept);
    for (const { id, file } of old) {
      const target = path.join(folder, path.basename(file));
      const isHere = await stat(target).then(
        () => true,
        () => false,
      );
      if (!isHere) continue;
      await rm(target);
      await database.delete(backups).where(eq(backups.id, id));
    }
  }
}

const newestFirst = [desc(backups.createdAt), desc(backups.id)];

/** The backups that admins started. */
export type BackupState = {
  readonly isRunning: boolean;
  /** The last one that ended well; null if there is none. */
  readonly last: BackupRow | null;
  /** Why the newest one failed; null if it did not. */
  readonly failure: string | null;
};

/** What is known of backups, in all processes. */
export async function readBackupState(database: Connection): Promise<BackupState> {
  const [newest] = await database
    .select()
    .from(backups)
    .orderBy(...newestFirst)
    .limit(1);
  const [last] = await database
    .select()
    .from(backups)
    .where(isNotNull(backups.bytes))
    .orderBy(...newestFirst)
    .limit(1);
  const { rows } = await database.execute<{ is_running: boolean }>(sql`
    select exists(
      select from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${BACKUP_LOCK} and objsubid = 1
        and database = (select oid from pg_database where datname = current_database())
    ) as is_running`);
  return { isRunning: rows[0]?.is_running ?? false, last: last ?? null, failure: newest?.failure ?? null };
}

/** Starts a backup. For admins. */
export async function startBackup(context: Context): Promise<BackupRow | DomainError> {
  const admin = adminOf(context);
  return admin instanceof DomainError ? admin : context.services.host.backups.start(admin.userId);
}
