import type { Database } from "../database/Database";
import { ServiceUnavailableError, RequestFailure } from "./failures";
import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync, randomBytes, createHash } from "node:crypto";
import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { idempotencyKeys } from "../database/userSchema";
import { isUploadedFile } from "../files/UploadedFile";

/** A request by the key it carries, by whom (their Authorization, or a word for nobody) and by what it asks for. */
type KeyedRequest = { readonly key: string; readonly who: string; readonly body: string };

type Running = { readonly bodyMark: string; readonly answer: Promise<OperationAnswer> };

/** Visible ASCII. A UUID has 36; shorter keys could be guessed. */
const keyForm = /^[!-~]{16,200}$/u;

/** Well below the time after which others take over. */
const RENEW_MS = 1_500;

/**
 * Answers that are given again, byte for byte, to whoever sends the same request with the same key within 24 hours:
 * after an answer that was lost on its way, after a
 * restart of the server, and at another process on the same database. One gap is left: if the process dies between the
 * mutation and the keeping of its answer,
 * a repeat runs it again.
 */
export class IdempotentAnswers {
  readonly #kept: IdempotencyStore;
  readonly #running = new Map<string, Running>();
  readonly #onError: (error: unknown) => void;
  readonly #renewal: NodeJS.Timeout;

  constructor(database: Database, onError: (error: unknown) => void) {
    this.#kept = new IdempotencyStore(database);
    this.#onError = onError;
    this.#renewal = setInterval(() => void this.#renew(), RENEW_MS).unref();
  }

  /**
   * The answer to a request: kept, awaited from another that is running now, or made by `run`. An answer that failed,
   * or that did not come to run, is not kept.
   * @throws RequestFailure 400 for a malformed key, 422 for one that was used with another body, 503 while another
   *   process works on it.
   */
  async once(request: KeyedRequest, run: () => Promise<OperationAnswer>): Promise<OperationAnswer> {
    const seal = sealOf(request);
    const bodyMark = seal.mark(request.body);
    const running = this.#running.get(seal.id);
    if (running) return sameBody(running, bodyMark).answer;
    const answer = this.#claimAndRun(seal, bodyMark, run);
    this.#running.set(seal.id, { bodyMark, answer });
    try {
      return await answer;
    } finally {
      this.#running.delete(seal.id);
    }
  }

  /** The answer that was kept for a request, or null. @throws as `once` does. */
  async find(request: KeyedRequest): Promise<OperationAnswer | null> {
    const seal = sealOf(request);
    const bodyMark = seal.mark(request.body);
    const running = this.#running.get(seal.id);
    if (running) return sameBody(running, bodyMark).answer;
    const kept = await this.#kept.find(seal.id);
    return kept && openKept(seal, sameBody(kept, bodyMark));
  }

  /** Waits for the answers under way to be kept. Take no requests any more before. */
  async close(): Promise<void> {
    clearInterval(this.#renewal);
    await Promise.allSettled([...this.#running.values()].map(({ answer }) => answer));
  }

  async #claimAndRun(
    seal: ResponseCipher,
    bodyMark: string,
    run: () => Promise<OperationAnswer>,
  ): Promise<OperationAnswer> {
    if (await this.#kept.claim(seal.id, bodyMark)) return this.#runAndKeep(seal, run);
    const kept = await this.#kept.find(seal.id);
    // Whoever held it has just let go of it.
    if (!kept) throw new ServiceUnavailableError();
    return openKept(seal, sameBody(kept, bodyMark));
  }

  async #runAndKeep(seal: ResponseCipher, run: () => Promise<OperationAnswer>): Promise<OperationAnswer> {
    const answer = await run().catch(async (error: unknown) => {
      await this.#quietly(this.#kept.release(seal.id));
      throw error;
    });
    const isWorthKeeping = answer.ran && !answer.failed;
    await this.#quietly(
      isWorthKeeping ? this.#kept.keep(seal.id, seal.close(answer.json)) : this.#kept.release(seal.id),
    );
    return answer;
  }

  /** The mutation is done whatever becomes of its answer. */
  async #quietly(work: Promise<void>): Promise<void> {
    await work.catch(this.#onError);
  }

  async #renew(): Promise<void> {
    if (this.#running.size > 0) await this.#quietly(this.#kept.renew([...this.#running.keys()]));
  }
}

function sealOf({ key, who }: KeyedRequest): ResponseCipher {
  if (!keyForm.test(key))
    throw new RequestFailure(
      400,
      "BAD_REQUEST",
      "An idempotency key has 16 to 200 visible ASCII characters, such as a UUID.",
    );
  return new ResponseCipher(key, who);
}

function sameBody<Known extends { readonly bodyMark: string }>(known: Known, bodyMark: string): Known {
  if (known.bodyMark === bodyMark) return known;
  throw new RequestFailure(422, "IDEMPOTENCY_KEY_REUSED");
}

function openKept(seal: ResponseCipher, { answer }: Kept): OperationAnswer {
  if (!answer) throw new ServiceUnavailableError();
  return { json: seal.open(answer), ran: true, failed: false };
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * What one idempotency key of one token opens. The database holds neither, so that who reads it learns nothing of the
 * answers (they may hold tokens) nor of
 * the questions (they may hold passwords).
 */
class ResponseCipher {
  /** Under which the answer is kept: SHA-256 of both, hex. */
  readonly id: string;
  readonly #key: Buffer;

  constructor(key: string, who: string) {
    this.id = hash("sha256", `${key}\n${who}`);
    this.#key = Buffer.from(hkdfSync("sha256", key, hash("sha256", who), "typeloop kept answer", 32));
  }

  /** Tells one body from another, and tells nothing without the key. Hex. */
  mark(body: string): string {
    return createHmac("sha256", this.#key).update(body).digest("hex");
  }

  /** AES-256-GCM: nonce, tag, text. */
  close(text: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv("aes-256-gcm", this.#key, nonce).setAAD(Buffer.from(this.id));
    const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** @throws when it was not sealed by this key, or was changed. */
  open(sealed: Buffer): string {
    const decipher = createDecipheriv("aes-256-gcm", this.#key, sealed.subarray(0, NONCE_BYTES)).setAAD(
      Buffer.from(this.id),
    );
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
      "utf8",
    );
  }
}

/** What is known under a key: the mark of the body, and the sealed answer, or null while it is worked on. */
type Kept = { readonly bodyMark: string; readonly answer: Buffer | null };

/** How long an answer is kept, as an interval of Postgres. */
const KEPT_FOR = "24 hours";

/**
 * After this long without a sign of life, whoever worked on an answer is taken for dead, as an interval of Postgres.
 */
const SIGN_OF_LIFE = "5 seconds";

/** The table of answers, in SQL. Times are the database's, which all processes share. */
class IdempotencyStore {
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

/**
 * What a request asks for, in one line: the same for the same document with the same variables and the same files.
 * SHA-256, hex; not for keeping, since
 * passwords may be in it.
 */
export function markBody(documentId: string, variables: Record<string, unknown>): string {
  const text = JSON.stringify(variables, (_, value: unknown) =>
    isUploadedFile(value) ? { file: [value.name, value.mimeType, hashBytes(value.bytes)] } : value,
  );
  return hash("sha256", `${documentId}\n${text}`);
}

function hashBytes(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** What came of it. `json` is the body of the answer. */
export type OperationAnswer = {
  readonly json: string;
  /** False when the operation did not run at all: its variables were wrong. */
  readonly ran: boolean;
  /** Whether something failed in a way that nobody foresaw: then a repeat may do better. */
  readonly failed: boolean;
};
