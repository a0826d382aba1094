import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { groups, users } from "./userSchema";

/** Classes of OneRoster files, and the group of each. */
export const rosterClasses = pgTable(
  "roster_classes",
  {
    sourcedId: text("sourced_id").primaryKey(),
    groupId: uuid("group_id")
      .notNull()
      .references(() => groups.id, { onDelete: "cascade" }),
    /** As the last file called it: a name that was changed here stays until the file has another one. */
    name: text("name").notNull(),
  },
  (table) => [uniqueIndex("roster_classes_group").on(table.groupId)],
);

/** People of OneRoster files, and the account of each. */
export const rosterPeople = pgTable(
  "roster_people",
  {
    sourcedId: text("sourced_id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** As the last file called them. */
    name: text("name").notNull(),
    /** SHA-256 of the value by which a provider recognizes them, hex; null without one. */
    keyHash: text("key_hash"),
  },
  (table) => [uniqueIndex("roster_people_user").on(table.userId), index("roster_people_key").on(table.keyHash)],
);

/** Who is in which class by the last OneRoster file. Who was added here is not. */
export const rosterPlaces = pgTable(
  "roster_places",
  {
    classId: text("class_id")
      .notNull()
      .references(() => rosterClasses.sourcedId, { onDelete: "cascade" }),
    personId: text("person_id")
      .notNull()
      .references(() => rosterPeople.sourcedId, { onDelete: "cascade" }),
    role: text("role", { enum: ["COACH", "MEMBER"] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.personId] }),
    index("roster_places_person").on(table.personId),
  ],
);
