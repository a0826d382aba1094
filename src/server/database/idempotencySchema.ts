import { index, pgTable, text } from "drizzle-orm/pg-core";
import { bytes, instant } from "./columns";

/** Answers of mutations that may be asked for again (transport/idempotency), for 24 hours. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** SHA-256 of the key and the token, hex. */
    id: text("id").primaryKey(),
    /** HMAC of what was asked. */
    bodyMark: text("body_mark").notNull(),
    /** Sealed by the key, which is nowhere; null while it is worked on. */
    answer: bytes("answer"),
    /** When whoever works on it last gave a sign of life. */
    claimedAt: instant("claimed_at").notNull().defaultNow(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [index("idempotency_keys_created").on(table.createdAt)],
);
