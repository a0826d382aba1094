import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../../database/Database";
import { idempotencyKeys } from "../../database/idempotencySchema";

/** What is known under a key: the mark of the body, and the sealed answer, or null while it is worked on. */
export type Kept = { readonly bodyMark: string; readonly answer: Buffer | null };

/** How long an answer is kept, as an interval of Postgres. */
export const KEPT_FOR = "24 hours";

/**
 * After this long without a sign of life, whoever worked on an answer is taken for dead, as an interval of Postgres.
 */
const SIGN_OF_LIFE = "5 seconds";

/** The table of answers, in SQL. Times are the database's, which all processes share. */
export class KeptAnswers {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Takes a key for one that begins to work: true when it was free, or its answer is too old, or whoever worked on the
   * same body died.
   */
  async claim(id: string, bodyMark: string): Promise<boolean> {
    const isAbandoned = sql`${idempotencyKeys.answer} is null and ${idempotencyKeys.bodyMark} = ${bodyMark} and ${idempotencyKeys.claimedAt} < now() - ${SIGN_OF_LIFE}::interval`;
    const rows = await this.#database
      .insert(idempotencyKeys)
      .values({ id, bodyMark })
      .onConflictDoUpdate({
        target: idempotencyKeys.id,
        set: { bodyMark, answer: null, claimedAt: sql`now()`, createdAt: sql`now()` },
        setWhere: sql`${isTooOld} or (${isAbandoned})`,
      })
      .returning({ id: idempotencyKeys.id });
    return rows.length > 0;
  }

  async find(id: string): Promise<Kept | null> {
    const [row] = await this.#database
      .select({ bodyMark: idempotencyKeys.bodyMark, answer: idempotencyKeys.answer })
      .from(idempotencyKeys)
      .where(and(eq(idempotencyKeys.id, id), sql`not ${isTooOld}`));
    return row ?? null;
  }

  async keep(id: string, answer: Buffer): Promise<void> {
    await this.#database
      .update(idempotencyKeys)
      .set({ answer })
      .where(and(eq(idempotencyKeys.id, id), isNull(idempotencyKeys.answer)));
  }

  /** Lets go of a key that brought no answer. */
  async release(id: string): Promise<void> {
    await this.#database.delete(idempotencyKeys).where(and(eq(idempotencyKeys.id, id), isNull(idempotencyKeys.answer)));
  }

  /** A sign of life of those who are still at work. */
  async renew(ids: readonly string[]): Promise<void> {
    await this.#database
      .update(idempotencyKeys)
      .set({ claimedAt: sql`now()` })
      .where(and(inArray(idempotencyKeys.id, [...ids]), isNull(idempotencyKeys.answer)));
  }
}

const isTooOld = lt(idempotencyKeys.createdAt, sql`now() - ${KEPT_FOR}::interval`);
