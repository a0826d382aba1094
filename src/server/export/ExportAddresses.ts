import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { type IsoDateTime, toIsoDateTime } from "../../contract/scalars";
import { EXPORT_PATH } from "../../contract/wire";
import type { Database } from "../database/Database";
import { hostSecrets } from "../database/secretSchema";

/** How long an address works, in ms: long enough for all attempts of a page to download it, and no longer. */
const LIFETIME_MS = 120_000;

const SECRET_NAME = "export-addresses";
const SECRET_BYTES = 32;

/** What an address is for, decided when it is made. Row ids. */
export type ExportTicket = {
  /** Whose data it is. */
  readonly userId: string;
  /** The group whose coach asks: the file holds nothing of other groups. Null for the person's own file. */
  readonly groupId: string | null;
  /** The session that asked for it: the address ends with it. */
  readonly sessionId: string;
};

/**
 * Signed addresses of exports: anyone who has one can download that export until it expires. The address says what it
 * is for, signed with a key of this host
 * (HMAC-SHA-256) that is kept in the database, so any process of the host answers it.
 */
export class ExportAddresses {
  readonly #database: Database;
  readonly #now: () => number;
  #secret: Promise<Buffer> | null = null;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** The address of an export, from the server's root, and until when it works. */
  async make({
    userId,
    groupId,
    sessionId,
  }: ExportTicket): Promise<{ readonly address: string; readonly expiresAt: IsoDateTime }> {
    const expiresAt = this.#now() + LIFETIME_MS;
    const content = Buffer.from(JSON.stringify([userId, groupId, sessionId, expiresAt])).toString("base64url");
    const ticket = `${content}.${(await this.#sign(content)).toString("base64url")}`;
    return { address: `${EXPORT_PATH}?ticket=${ticket}`, expiresAt: toIsoDateTime(expiresAt) };
  }

  /** What a ticket is for; null when this host did not sign it, or it has expired. */
  async read(ticket: unknown): Promise<ExportTicket | null> {
    if (typeof ticket !== "string" || ticket.length > 1_000) return null;
    const [content = "", signature = "", ...rest] = ticket.split(".");
    if (rest.length > 0) return null;
    const [expected, given] = [await this.#sign(content), Buffer.from(signature, "base64url")];
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
    const signed: readonly [string, string | null, string, number] = JSON.parse(
      Buffer.from(content, "base64url").toString("utf8"),
    );
    const [userId, groupId, sessionId, expiresAt] = signed;
    return expiresAt > this.#now() ? { userId, groupId, sessionId } : null;
  }

  async #sign(content: string): Promise<Buffer> {
    this.#secret ??= this.#readSecret().catch((error: unknown) => {
      this.#secret = null;
      throw error;
    });
    return createHmac("sha256", await this.#secret)
      .update(`${SECRET_NAME} ${content}`)
      .digest();
  }

  /** Of several processes that make the key at once, one does, and all read that one. */
  async #readSecret(): Promise<Buffer> {
    const find = () =>
      this.#database.select({ secret: hostSecrets.secret }).from(hostSecrets).where(eq(hostSecrets.name, SECRET_NAME));
    const [found] = await find();
    if (found) return found.secret;
    await this.#database
      .insert(hostSecrets)
      .values({ name: SECRET_NAME, secret: randomBytes(SECRET_BYTES) })
      .onConflictDoNothing();
    const [made] = await find();
    if (!made) throw new Error("The key of export addresses was not kept.");
    return made.secret;
  }
}
