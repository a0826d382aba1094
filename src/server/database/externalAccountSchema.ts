import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { ExternalIdentity } from "../externalAccounts/ExternalIdentity";
import { instant, users } from "./userSchema";

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
