import { inTransaction, openDatabase } from "../../../src/server/database/Database";
import { readCatalog } from "../../../src/server/members/removed/databaseTables";
import { createTestDatabase, type TestDatabase } from "../../support/testDatabase";

// Every table with a column that names an account, so that a new one is neither left out of the export of what somebody
// has, nor left behind when they are deleted, without anybody having decided so.
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Where the export has it: its name in the file, or why it has none. */
const exported: Readonly<Record<string, string>> = {
  "abuse_reports.reporter_id": "abuseReports",
  "abuse_reports.user_id": "not: it would tell who reported them",
  "abuse_reports.decided_by": "not: it is about the person reported",
  "announcements.created_by": "not: an act of an admin for everybody",
  "assignment_exceptions.changed_by": "not: it is about the person excepted",
  "assignment_exceptions.user_id": "assignments",
  "assignment_members.user_id": "assignments",
  "assignment_other_texts.user_id": "assignments",
  "avatars.user_id": "picture",
  "badge_counters.user_id": "not: counts of what results have, which it has",
  "backups.created_by": "not: an act of an admin for the host",
  "board_entries.user_id": "not: made from results, which it has",
  "bookmarks.user_id": "bookmarks",
  "certificates.user_id": "certificates",
  "coach_link_uses.user_id": "groups: that they are a coach",
  "coach_links.created_by": "not: an act for a group",
  "daily_attempts.user_id": "dailyAttempts",
  "earned_badges.user_id": "badges",
  "exams.user_id": "exams",
  "exams.reviewed_by": "not: it is about the person who took the exam",
  "external_accounts.user_id": "externalAccounts",
  "favorites.user_id": "favorites",
  "feature_switches.changed_by": "not: an act of an admin for everybody",
  "follows.follower_id": "follows",
  "follows.followed_id": "follows",
  "grades.user_id": "grades",
  "grades.changed_by": "not: it is about the person graded",
  "group_members.user_id": "groups",
  "imported_runs.user_id": "importedRuns",
  "learning_states.user_id": "learning",
  "passkeys.user_id": "passkeys",
  "passed_exercises.user_id": "passedExercises",
  "practice_days.user_id": "practiceDays",
  "removed_accounts.into_user_id": "not: it is about an account that was removed",
  "removed_accounts.removed_by": "not: it is about the account that was removed",
  "rated_pairs.first_user_id": "not: it would tell who raced whom",
  "rated_pairs.second_user_id": "likewise",
  "ratings.user_id": "raceRatings",
  "results.user_id": "results",
  "results.reviewed_by": "not: it is about the person who typed",
  "roster_people.user_id": "rosterEntries",
  "run_records.user_id": "not: made from results, which it has",
  "sentence_reporters.user_id": "reportedSentences",
  "sessions.user_id": "sessions",
  "texts.owner_id": "texts",
  "admin_links.used_by": "not: account.role says that they are an admin",
};

/** Columns with the row id of an account that is no reference, because it outlives the account. */
const outliving: Readonly<Record<string, string>> = {
  "audit_log.actor_id": "acts of admins and coaches stay readable for two years",
  "audit_log.target_id": "likewise",
  "removed_accounts.user_id": "what is kept for 30 days; it is of no account that exists",
  "practice_days.reached_by": "the result that reached the goal of the day",
  "group_seats.user_id": "refers to group_members, with which it ends",
};

test("every column that refers to an account is in the export, or it says why not, and deletion ends it", async () => {
  const { database: opened, close } = openDatabase(database.config);
  const catalog = await inTransaction(opened, readCatalog);
  await close();
  const references = catalog.foreignKeys.filter(({ parent }) => parent === "users");
  const columns = references.map(({ child, columns: own }) => `${child}.${own.join()}`);
  expect(columns.filter((column) => !(column in exported)).sort()).toEqual([]);
  // What a person has ends with them. Only who did something for others is forgotten instead.
  const kept = references.filter(({ action }) => action !== "cascade");
  expect(kept.filter(({ action }) => action !== "set null")).toEqual([]);
  expect(
    kept
      .map(({ child, columns: own }) => `${child}.${own.join()}`)
      .filter((column) => !exported[column]?.startsWith("not")),
  ).toEqual(["abuse_reports.reporter_id"]);
  // Nothing is in the list that no longer exists.
  expect(Object.keys(exported).filter((column) => !columns.includes(column))).toEqual([]);
});

test("no other column looks as if it named an account", async () => {
  const { database: opened, close } = openDatabase(database.config);
  const { tables, foreignKeys } = await inTransaction(opened, readCatalog);
  await close();
  const referring = new Set(
    foreignKeys.flatMap(({ child, parent, columns }) =>
      parent === "users" ? columns.map((column) => `${child}.${column}`) : [],
    ),
  );
  const suspects = [...tables].flatMap(([table, { columns }]) =>
    columns
      .filter((column) =>
        /(?:^|_)(?:user|owner|actor|target|member|follower|followed|reporter|racer|guest)_id$|_by$/u.test(column),
      )
      .map((column) => `${table}.${column}`),
  );
  expect(suspects.filter((column) => !referring.has(column) && !(column in outliving)).sort()).toEqual([]);
});
