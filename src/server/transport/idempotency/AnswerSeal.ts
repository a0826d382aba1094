import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync, randomBytes } from "node:crypto";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * What one idempotency key of one token opens. The database holds neither, so that who reads it learns nothing of the
 * answers (they may hold tokens) nor of
 * the questions (they may hold passwords).
 */
export class AnswerSeal {
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
