import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid, bigint } from "drizzle-orm/pg-core";
import type { ExternalIdentity } from "../externalAccounts/ExternalIdentity";
import { instant, users, bytes, sessions } from "./userSchema";

/** Accounts of other services (a school's) with which users sign in. */
export const externalAccounts = pgTable(
  "external_accounts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The provider, as it writes itself in ID tokens. */
    issuer: text("issuer").notNull(),
    /** The account there. Names and email addresses can change or get another owner; this never does. */
    subject: text("subject").notNull(),
    linkedAt: instant("linked_at").notNull(),
    lastUsedAt: instant("last_used_at").notNull(),
  },
  (table) => [
    uniqueIndex("external_accounts_subject").on(table.issuer, table.subject),
    uniqueIndex("external_accounts_user").on(table.userId, table.issuer),
  ],
);

/** Sign-ins whose person is at a provider. A row works once, for ten minutes. */
export const externalSignIns = pgTable(
  "external_sign_ins",
  {
    /** SHA-256 of the state, hex. */
    stateHash: text("state_hash").primaryKey(),
    /** SHA-256 of the browser's cookie, hex. */
    browserHash: text("browser_hash").notNull(),
    provider: text("provider").notNull(),
    nonce: text("nonce").notNull(),
    codeVerifier: text("code_verifier").notNull(),
    /** The page to return to, a path. */
    next: text("next").notNull(),
    shared: boolean("shared").notNull(),
    /** Whether the account is to be linked to the one that the browser is signed in to. */
    links: boolean("links").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("external_sign_ins_expires_at").on(table.expiresAt)],
);

/** What providers confirmed, until the page of the same browser takes it. A row works once. */
export const externalHandOvers = pgTable(
  "external_hand_overs",
  {
    /** SHA-256 of the code, hex. */
    codeHash: text("code_hash").primaryKey(),
    browserHash: text("browser_hash").notNull(),
    provider: text("provider").notNull(),
    identity: jsonb("identity").$type<ExternalIdentity>().notNull(),
    shared: boolean("shared").notNull(),
    links: boolean("links").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("external_hand_overs_expires_at").on(table.expiresAt)],
);

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
