import { openDatabase } from "../../../src/server/database/Database";
import { tidyDatabase } from "../../../src/server/database/tidyDatabase";
import { keepsAll, readRetention, type Retention } from "../../../src/server/host/retention";
import * as account from "../../support/accountOperations";
import * as group from "../../support/groupOperations";
import { newAdmin, newGroup, runSql } from "../../support/groupPeople";
import { newMember, type Person } from "../../support/people";
import { seedRuns } from "../../support/seedRuns";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

const policy = `query policy { hostPolicy { resultDays keystrokeDays unusedAccountDays guestDays removedDays sessionDays
  auditYears signInProviders reportsErrors countsVisits } }`;
let server: TestServer;
let open: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  server = await startTestServer({
    operations: [...account.accountOperations, ...group.groupOperations, policy],
    retention: { resultDays: 400, keystrokeDays: null, unusedAccountDays: null },
    page: { sentryDsn: "https://key@sentry.example/1" },
  });
  open = openDatabase(server.database.config);
});
afterAll(async () => {
  await open.close();
  await server.close();
});

const DAY = 86_400_000;
const rowOf = ({ id }: Person) => Buffer.from(id, "base64").toString().slice("User:".length);
const tidy = (retention: Partial<Retention>, days = 0) =>
  tidyDatabase(open.database, Date.now() + days * DAY, "Europe/Amsterdam", { ...keepsAll, ...retention });
const count = async (what: string, person: Person) =>
  (await runSql(server, `select count(*)::int as n from results where user_id = $1 and ${what}`, [rowOf(person)]))[0].n;
const isThere = async (person: Person) =>
  (await runSql(server, "select 1 from users where id = $1", [rowOf(person)])).length === 1;

test("everybody can read what this host keeps, as it was set", async () => {
  expect((await new WireClient(server.url).run(policy)).hostPolicy).toEqual({
    resultDays: 400,
    keystrokeDays: null,
    unusedAccountDays: null,
    guestDays: 30,
    removedDays: 30,
    sessionDays: 30,
    auditYears: 2,
    signInProviders: [],
    reportsErrors: true,
    countsVisits: false,
  });
});

test("by default nothing of an account is deleted, however old", async () => {
  const person = await newMember(server.url);
  await seedRuns(server.database.config, { userId: rowOf(person), runs: 3 });
  await runSql(server, "update results set created_at = now() - interval '9 years'");
  await tidy({}, 3_000);
  expect([await count("log <> ''", person), await isThere(person)]).toEqual([3, true]);
});

test("old keystrokes go and their figures stay; old results go with their places on boards", async () => {
  const person = await newMember(server.url);
  // More than two batches.
  await seedRuns(server.database.config, { userId: rowOf(person), runs: 1_300 });
  await runSql(server, "update results set created_at = now() - interval '100 days' where user_id = $1", [
    rowOf(person),
  ]);
  await runSql(
    server,
    `update results set created_at = now() where id in (select id from results where user_id = $1 limit 7)`,
    [rowOf(person)],
  );
  await runSql(
    server,
    `insert into board_entries (board, user_id, speed, speed_result_id, accuracy, accuracy_result_id)
     select 'ALL:0:TIME:30:en', user_id, 999, id, 99, id from results
     where user_id = $1 and created_at < now() - interval '1 day' limit 1`,
    [rowOf(person)],
  );
  await tidy({ keystrokeDays: 99 });
  expect([await count("log <> ''", person), await count("wpm > 0", person)]).toEqual([7, 1_300]);
  await tidy({ resultDays: 101 });
  expect(await count("true", person)).toBe(1_300);
  await tidy({ resultDays: 99 });
  expect(await count("true", person)).toBe(7);
  expect(await runSql(server, "select 1 from board_entries where speed = 999")).toEqual([]);
});

test("an account that nobody uses ends; its time begins when the host sets this, and owners and admins stay", async () => {
  const [unused, owner, admin, active] = [
    await newMember(server.url),
    await newMember(server.url),
    await newAdmin(server),
    await newMember(server.url),
  ];
  await newGroup(owner);
  await runSql(server, "delete from sessions");
  await runSql(server, "update users set created_at = now() - interval '5 years'");
  const set = { unusedAccountDays: 365 };
  await tidy(set);
  expect(await isThere(unused)).toBe(true);
  await runSql(
    server,
    `insert into sessions (user_id, token_hash, device_label, shared, last_seen_at, expires_at)
     values ($1, 'x', 'Test', false, now() + interval '300 days', now() + interval '310 days')`,
    [rowOf(active)],
  );
  await tidy(set, 364);
  expect(await isThere(unused)).toBe(true);
  // The session ended meanwhile; when it was last used is known.
  await tidy(set, 366);
  expect(await Promise.all([unused, owner, admin, active].map(isThere))).toEqual([false, true, true, true]);
  await tidy(set, 666);
  expect(await isThere(active)).toBe(false);
});

test("settings out of bounds are refused, all at once", () => {
  expect(readRetention({})).toEqual(keepsAll);
  expect(readRetention({ TYPELOOP_KEEP_RESULTS: "730", TYPELOOP_KEEP_UNUSED_ACCOUNTS: "" })).toEqual({
    ...keepsAll,
    resultDays: 730,
  });
  expect(() =>
    readRetention({
      TYPELOOP_KEEP_RESULTS: "89",
      TYPELOOP_KEEP_KEYSTROKES: "a month",
      TYPELOOP_KEEP_UNUSED_ACCOUNTS: "9999",
    }),
  ).toThrow('TYPELOOP_KEEP_RESULTS is "89": give a number of days from 90 to 3650, or leave it out to keep all.');
});
