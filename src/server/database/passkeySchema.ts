import { bigint, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytes, instant, sessions, users } from "./userSchema";

/** Passkeys with which users sign in: the public keys of WebAuthn credentials. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** As the authenticator chose it, base64url. */
    credentialId: text("credential_id").notNull(),
    /** A COSE key. */
    publicKey: bytes("public_key").notNull(),
    /** How often the authenticator has signed, as it last said; 0 for those that do not count. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    /** How browsers reach the authenticator, to recognize one that is registered already. */
    transports: jsonb("transports").$type<readonly string[]>().notNull(),
    /** What its user calls it. */
    name: text("name").notNull(),
    createdAt: instant("created_at").notNull(),
    /** Null until it is first used. */
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [
    uniqueIndex("passkeys_credential").on(table.credentialId),
    index("passkeys_user").on(table.userId, table.createdAt),
  ],
);

/** Challenges that browsers have not answered yet. A row works once, for five minutes. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    /** SHA-256 of the challenge, hex. */
    challengeHash: text("challenge_hash").primaryKey(),
    /** The session that registers a passkey; null for a sign-in. */
    sessionId: uuid("session_id").references(() => sessions.id, { onDelete: "cascade" }),
    /** SHA-256 of the cookie of the browser that signs in, hex; null for a registration. */
    browserHash: text("browser_hash"),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("passkey_challenges_expires_at").on(table.expiresAt),
    index("passkey_challenges_session").on(table.sessionId),
  ],
);

export type PasskeyRow = typeof passkeys.$inferSelect;
