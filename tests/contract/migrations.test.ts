import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkMigrations, findBreaks, findLocks } from "../../src/tools/checkMigrations";

test("shipped migrations let the release before them keep working", () => {
  expect(checkMigrations("src/server/database/migrations")).toEqual([]);
});

test.each([
  ['DROP TABLE "users" CASCADE;', "drops the table users"],
  ["drop table if exists public.users", "drops the table users"],
  ['ALTER TABLE "users" DROP COLUMN "email";', "drops the column users.email"],
  ['ALTER TABLE "public"."users"\n  DROP COLUMN IF EXISTS "email";', "drops the column users.email"],
  ['ALTER TABLE "users" RENAME TO "people";', "renames users to people"],
  ['ALTER TABLE "users" RENAME COLUMN "email" TO "mail";', "renames users.email to mail"],
  ['ALTER TABLE "users" ALTER COLUMN "email" SET DATA TYPE varchar(20);', "changes the type of users.email"],
  ["alter table users alter email type int using 1", "changes the type of users.email"],
  ['ALTER TABLE "users" ALTER COLUMN "email" SET NOT NULL;', "requires users.email without a default"],
  ['ALTER TABLE "users" ADD COLUMN "age" integer NOT NULL;', "requires users.age without a default"],
  [
    'ALTER TABLE "users" ADD COLUMN "a" int DEFAULT 1 NOT NULL, ADD COLUMN "b" int NOT NULL;',
    "requires users.b without a default",
  ],
  ['ALTER TABLE "users" ALTER COLUMN "role" DROP DEFAULT;', "takes the default of users.role"],
  [
    'CREATE UNIQUE INDEX "u" ON "users" USING btree ("email");',
    "makes users.email unique, which the release before does not know",
  ],
  [
    'ALTER TABLE "users" ADD CONSTRAINT "u" UNIQUE("email","role");',
    "makes users.email, users.role a unique, which the release before does not know",
  ],
  [
    'ALTER TABLE "results" ADD CONSTRAINT "f" FOREIGN KEY ("race_code") REFERENCES "public"."races"("code");',
    "makes results.race_code a foreign key, which the release before does not know",
  ],
  [
    'ALTER TABLE "users" ADD CONSTRAINT "c" CHECK (length(email) > 3);',
    "adds a check to users, whose rows the release before may write otherwise",
  ],
  ['TRUNCATE "users";', "empties users"],
])("%s is caught", (sql, words) => {
  expect(findBreaks(`select 1;--> statement-breakpoint\n${sql}`)).toEqual([words]);
});

test.each([
  'CREATE TABLE "switches" ("name" text PRIMARY KEY NOT NULL, "type" text NOT NULL, UNIQUE("type"));\nCREATE ' +
    'UNIQUE INDEX "s" ON "switches" ("type");\nALTER TABLE "switches" ALTER COLUMN "type" SET NOT NULL;',
  'ALTER TABLE "users" ADD COLUMN "age" integer;',
  'ALTER TABLE "users" ADD COLUMN "age" integer DEFAULT 1 NOT NULL;',
  'ALTER TABLE "users" ALTER COLUMN "email" SET DEFAULT \'\';--> statement-breakpoint\nALTER TABLE "users" ALTER ' +
    'COLUMN "email" SET NOT NULL;',
  'ALTER TABLE "users" ADD COLUMN "group_id" uuid;--> statement-breakpoint\nALTER TABLE "users" ADD CONSTRAINT ' +
    '"g" FOREIGN KEY ("group_id") REFERENCES "groups"("id");\nCREATE UNIQUE INDEX "x" ON "users" ("group_id");',
  'DROP INDEX "users_role";',
  'ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL;',
  "UPDATE texts SET title = 'drop table users; alter table x rename to y' WHERE body = '';",
  '-- drop table "users";\n/* truncate users; */ select 1;',
  'ALTER TABLE "users" ADD COLUMN "drop column" text;',
  "do $$ begin drop table users; end $$;",
])("migrations compatible with the release before pass: %s", (sql) => {
  expect(findBreaks(sql)).toEqual([]);
});

test("a migration that must break it says why in its first line, and only there", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "typeloop-migrations-"));
  const drop = 'DROP TABLE "users";';
  writeFileSync(path.join(folder, "0001_why.sql"), `-- breaks: nobody was ever in it\n${drop}`);
  writeFileSync(path.join(folder, "0002_late.sql"), `${drop}\n-- breaks: too late`);
  writeFileSync(path.join(folder, "0003_empty.sql"), `-- breaks:\n${drop}`);
  const problems = checkMigrations(folder);
  rmSync(folder, { recursive: true });
  expect(problems).toEqual([
    {
      what: expect.stringMatching(/0002_late\.sql drops the table users$/u),
      fix: expect.stringContaining('"-- breaks: <reason>"'),
    },
    {
      what: expect.stringMatching(/0003_empty\.sql drops the table users$/u),
      fix: expect.stringContaining('"-- breaks: <reason>"'),
    },
  ]);
});

test.each([
  ['CREATE INDEX "r" ON "results" USING btree ("mode");', "builds the index r while nobody can write to results"],
  [
    'create unique index if not exists "u" on only public.users (email)',
    "builds the index u while nobody can write to users",
  ],
  ['UPDATE "results" SET "racers" = 1 WHERE "mode" = \'RACE\';', "changes or copies all of results at once"],
  ["with old as (select 1) update board_entries set speed = 1", "changes or copies all of board_entries at once"],
  ["DELETE FROM sessions", "changes or copies all of sessions at once"],
  ['INSERT INTO "new" SELECT id, 1 FROM "results"', "changes or copies all of results at once"],
])("%s locks a large table", (sql, words) => {
  expect(findLocks(`select 1;--> statement-breakpoint\n${sql}`)).toEqual([words]);
});

test.each([
  'CREATE INDEX CONCURRENTLY "r" ON "results" USING btree ("mode");',
  'CREATE TABLE "ratings" ("id" int);CREATE INDEX "r" ON "ratings" ("id");',
  'CREATE INDEX "t" ON "texts" ("title");',
  "UPDATE texts SET title = '' WHERE title = 'update results set';",
  'ALTER TABLE "a" ADD CONSTRAINT "f" FOREIGN KEY ("r") REFERENCES "results"("id") ON UPDATE no action;',
  "-- backfill: racers",
  "create function f() returns trigger language plpgsql as $$ begin update results set wpm = 1; end $$;",
])("%s locks none", (sql) => {
  expect(findLocks(sql)).toEqual([]);
});

test("new migrations may lock no large table, unless their first lines say why it is short", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "typeloop-migrations-"));
  const index = 'CREATE INDEX "r" ON "results" ("mode");';
  writeFileSync(path.join(folder, "0030_old.sql"), index);
  writeFileSync(path.join(folder, "0031_new.sql"), index);
  writeFileSync(path.join(folder, "0032_why.sql"), `-- Of race runs.\n-- locks: few rows have a place\n${index}`);
  const problems = checkMigrations(folder);
  rmSync(folder, { recursive: true });
  expect(problems).toEqual([
    {
      what: expect.stringMatching(/0031_new\.sql builds the index r while nobody can write to results$/u),
      fix: expect.stringContaining('"-- locks: <reason>"'),
    },
  ]);
});
