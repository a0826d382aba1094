import { pgTable, text } from "drizzle-orm/pg-core";
import { bytes, instant } from "./columns";

/** Random keys of this host, which all its processes share. Each is made when it is first needed. */
export const hostSecrets = pgTable("host_secrets", {
  name: text("name").primaryKey(),
  secret: bytes("secret").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
});
