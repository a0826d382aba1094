import type { Database } from "../database/Database";
import { ServiceUnavailableError, RequestFailure } from "../RequestFailure";
import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync, randomBytes, createHash } from "node:crypto";
import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { idempotencyKeys } from "../database/userSchema";
import { isUploadedFile } from "../files/UploadedFile";

/**
 * A request's idempotency key, its sender (the Authorization header, or a constant without one) and what it asks for.
 */
type KeyedRequest = { readonly key: string; readonly sender: string; readonly body: string };

type Running = { readonly bodyMark: string; readonly answer: Promise<OperationAnswer> };

/** Visible ASCII. A UUID has 36 characters; shorter keys could be guessed. */
const keyForm = /^[!-~]{16,200}$/u;

/** Well below the time after which other processes take over. */
const RENEW_MS = 1_500;

/**
 * Returns the stored response, byte for byte, when the same request with the same key is sent again within 24 hours:
 * after a response was lost, after a restart of the server, and from another process on the same database. One gap
 * remains: if the process dies between the mutation and storing its response, a repeat runs it again.
 */
export class IdempotentAnswers {
  readonly #store: IdempotencyStore;
  readonly #running = new Map<string, Running>();
  readonly #onError: (error: unknown) => void;
  readonly #renewal: NodeJS.Timeout;

  constructor(database: Database, onError: (error: unknown) => void) {
    this.#store = new IdempotencyStore(database);
    this.#onError = onError;
    this.#renewal = setInterval(() => void this.#renew(), RENEW_MS).unref();
  }

  /**
   * The response to a request: stored, awaited from a running one, or made by `run`. A response that failed, or whose
   * operation did not run, is not stored.
   * @throws RequestFailure 400 for a malformed key, 422 for a key used with another body, 503 while another process
   * runs it.
   */
  async once(request: KeyedRequest, run: () => Promise<OperationAnswer>): Promise<OperationAnswer> {
    const cipher = cipherOf(request);
    const bodyMark = cipher.mark(request.body);
    const running = this.#running.get(cipher.id);
    if (running) return sameBody(running, bodyMark).answer;
    const answer = this.#claimAndRun(cipher, bodyMark, run);
    this.#running.set(cipher.id, { bodyMark, answer });
    try {
      return await answer;
    } finally {
      this.#running.delete(cipher.id);
    }
  }

  /**
   * The stored response to a request, or null.
   * @throws as `once` does.
   */
  async find(request: KeyedRequest): Promise<OperationAnswer | null> {
    const cipher = cipherOf(request);
    const bodyMark = cipher.mark(request.body);
    const running = this.#running.get(cipher.id);
    if (running) return sameBody(running, bodyMark).answer;
    const stored = await this.#store.find(cipher.id);
    return stored && decryptStored(cipher, sameBody(stored, bodyMark));
  }

  /** Waits until running responses are stored. Stop accepting requests first. */
  async close(): Promise<void> {
    clearInterval(this.#renewal);
    await Promise.allSettled([...this.#running.values()].map(({ answer }) => answer));
  }

  async #claimAndRun(
    cipher: ResponseCipher,
    bodyMark: string,
    run: () => Promise<OperationAnswer>,
  ): Promise<OperationAnswer> {
    if (await this.#store.claim(cipher.id, bodyMark)) return this.#runAndStore(cipher, run);
    const stored = await this.#store.find(cipher.id);
    // The process that held the key has just released it.
    if (!stored) throw new ServiceUnavailableError();
    return decryptStored(cipher, sameBody(stored, bodyMark));
  }

  async #runAndStore(cipher: ResponseCipher, run: () => Promise<OperationAnswer>): Promise<OperationAnswer> {
    const answer = await run().catch(async (error: unknown) => {
      await this.#quietly(this.#store.release(cipher.id));
      throw error;
    });
    const isStorable = answer.ran && !answer.failed;
    await this.#quietly(
      isStorable ? this.#store.save(cipher.id, cipher.close(answer.json)) : this.#store.release(cipher.id),
    );
    return answer;
  }

  /** The mutation is done even if its response cannot be stored. */
  async #quietly(work: Promise<void>): Promise<void> {
    await work.catch(this.#onError);
  }

  async #renew(): Promise<void> {
    if (this.#running.size > 0) await this.#quietly(this.#store.renew([...this.#running.keys()]));
  }
}

function cipherOf({ key, sender }: KeyedRequest): ResponseCipher {
  if (!keyForm.test(key))
    throw new RequestFailure(
      400,
      "BAD_REQUEST",
      "An idempotency key has 16 to 200 visible ASCII characters, such as a UUID.",
    );
  return new ResponseCipher(key, sender);
}

function sameBody<Marked extends { readonly bodyMark: string }>(pending: Marked, bodyMark: string): Marked {
  if (pending.bodyMark === bodyMark) return pending;
  throw new RequestFailure(422, "IDEMPOTENCY_KEY_REUSED");
}

function decryptStored(cipher: ResponseCipher, { answer }: StoredAnswer): OperationAnswer {
  if (!answer) throw new ServiceUnavailableError();
  return { json: cipher.open(answer), ran: true, failed: false };
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts responses with a key derived from an idempotency key and a token. The database has neither, so its readers
 * learn nothing about the responses (which may contain tokens) or the requests (which may contain passwords).
 */
class ResponseCipher {
  /** The id under which the response is stored: SHA-256 of both, hex. */
  readonly id: string;
  readonly #key: Buffer;

  constructor(key: string, sender: string) {
    this.id = hash("sha256", `${key}\n${sender}`);
    this.#key = Buffer.from(hkdfSync("sha256", key, hash("sha256", sender), "typeloop kept answer", 32));
  }

  /** A keyed hash that distinguishes bodies and reveals nothing without the key. Hex. */
  mark(body: string): string {
    return createHmac("sha256", this.#key).update(body).digest("hex");
  }

  /** Encrypts with AES-256-GCM: nonce, tag, text. */
  close(text: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv("aes-256-gcm", this.#key, nonce).setAAD(Buffer.from(this.id));
    const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** @throws when it was encrypted with another key, or was changed. */
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

/** What is stored for a key: the hash of the body, and the encrypted response, or null while it is running. */
type StoredAnswer = { readonly bodyMark: string; readonly answer: Buffer | null };

/** How long a response is stored, as a Postgres interval. */
const KEPT_FOR = "24 hours";

/** A process without a heartbeat for this long counts as dead, as a Postgres interval. */
const SIGN_OF_LIFE = "5 seconds";

/** The table of responses, in SQL. Times are the database's, which all processes share. */
class IdempotencyStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Claims a key to run its request. True if it was free, if its response has expired, or if the process that ran the
   * same body died.
   */
  async claim(id: string, bodyMark: string): Promise<boolean> {
    const isAbandoned = sql`${idempotencyKeys.answer} is null and ${idempotencyKeys.bodyMark} = ${bodyMark}
      and ${idempotencyKeys.claimedAt} < now() - ${SIGN_OF_LIFE}::interval`;
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

  async find(id: string): Promise<StoredAnswer | null> {
    const [row] = await this.#database
      .select({ bodyMark: idempotencyKeys.bodyMark, answer: idempotencyKeys.answer })
      .from(idempotencyKeys)
      .where(and(eq(idempotencyKeys.id, id), sql`not ${isTooOld}`));
    return row ?? null;
  }

  async save(id: string, answer: Buffer): Promise<void> {
    await this.#database
      .update(idempotencyKeys)
      .set({ answer })
      .where(and(eq(idempotencyKeys.id, id), isNull(idempotencyKeys.answer)));
  }

  /** Releases a key without a response. */
  async release(id: string): Promise<void> {
    await this.#database.delete(idempotencyKeys).where(and(eq(idempotencyKeys.id, id), isNull(idempotencyKeys.answer)));
  }

  /** Sends heartbeats for keys whose requests are still running. */
  async renew(ids: readonly string[]): Promise<void> {
    await this.#database
      .update(idempotencyKeys)
      .set({ claimedAt: sql`now()` })
      .where(and(inArray(idempotencyKeys.id, [...ids]), isNull(idempotencyKeys.answer)));
  }
}

const isTooOld = lt(idempotencyKeys.createdAt, sql`now() - ${KEPT_FOR}::interval`);

/**
 * A hash of what a request asks for: the same for the same document with the same variables and files. SHA-256, hex.
 * Not to be stored, because it may include passwords.
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

/** The outcome of an operation. `json` is the body of the response. */
export type OperationAnswer = {
  readonly json: string;
  /** False if the operation did not run because its variables were invalid. */
  readonly ran: boolean;
  /** Whether there was an unexpected failure, so that a repeat may succeed. */
  readonly failed: boolean;
};
