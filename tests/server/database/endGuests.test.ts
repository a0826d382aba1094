import { limits } from "../../../src/contract/limits";
import { openDatabase } from "../../../src/server/database/Database";
import { tidyDatabase } from "../../../src/server/database/tidyDatabase";
import * as op from "../../support/accountOperations";
import { runSql } from "../../support/groupPeople";
import { newGuest, newMember, type Person } from "../../support/people";
import { wordRun } from "../../support/practiceRun";
import { startTestServer, type TestServer } from "../../support/startTestServer";

let server: TestServer;
let open: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  server = await startTestServer({ operations: op.accountOperations });
  open = openDatabase(server.database.config);
});
afterAll(async () => {
  await open.close();
  await server.close();
});

const DAY = 86_400_000;
const tidyAfter = (days: number) => tidyDatabase(open.database, Date.now() + days * DAY, "Europe/Amsterdam");
const rowOf = ({ id }: Person) => Buffer.from(id, "base64").toString().slice("User:".length);
const isThere = async (person: Person) =>
  (await runSql(server, "select 1 from users where id = $1", [rowOf(person)])).length === 1;
const resultsOf = (person: Person) => runSql(server, "select place from results where user_id = $1", [rowOf(person)]);

test("no session outlives its guest", () => {
  expect(limits.guestMs).toBeGreaterThanOrEqual(limits.sessionMs);
  expect(limits.guestMs).toBeGreaterThanOrEqual(limits.sharedSessionMs);
});

test("a guest ends with all results 30 days after they were last here, and no day sooner", async () => {
  const guest = await newGuest(server.url);
  await guest.run(op.saveResult, { input: wordRun() });
  await tidyAfter(29.9);
  expect(await isThere(guest)).toBe(true);
  expect(await resultsOf(guest)).toHaveLength(1);
  await tidyAfter(30.1);
  expect(await isThere(guest)).toBe(false);
  expect(await resultsOf(guest)).toEqual([]);
  expect(await runSql(server, "select 1 from sessions where user_id = $1", [rowOf(guest)])).toEqual([]);
});

test.each([
  ["signed out", "update sessions set revoked_at = now() where user_id = $1"],
  [
    "at a shared computer",
    "update sessions set expires_at = now() + interval '12 hours', shared = true where user_id = $1",
  ],
])(
  "a guest who came 40 days ago and was %s today has 30 days, though their session's row goes sooner",
  async (_how, change) => {
    const guest = await newGuest(server.url);
    await runSql(server, "update users set created_at = now() - interval '40 days' where id = $1", [rowOf(guest)]);
    await runSql(server, change, [rowOf(guest)]);
    await tidyAfter(2);
    expect(await runSql(server, "select 1 from sessions where user_id = $1", [rowOf(guest)])).toEqual([]);
    await tidyAfter(29.9);
    expect(await isThere(guest)).toBe(true);
    await tidyAfter(30.1);
    expect(await isThere(guest)).toBe(false);
  },
);

test("members stay, and what they did in a race with a guest; more guests than one statement takes go too", async () => {
  const [member, guest] = [await newMember(server.url), await newGuest(server.url)];
  for (const [place, person] of [guest, member].entries()) {
    await person.run(op.saveResult, { input: wordRun() });
    const race = "update results set mode = 'RACE', race_code = 'ABC234', place = $2 where user_id = $1";
    await runSql(server, race, [rowOf(person), place + 1]);
  }
  await runSql(
    server,
    "insert into users (display_name, role, created_at) select 'Guest', 'GUEST', now() from generate_series(1, 120)",
    [],
  );
  await tidyAfter(31);
  expect(await runSql(server, "select 1 from users where role = 'GUEST'", [])).toEqual([]);
  expect(await resultsOf(member)).toEqual([{ place: 2 }]);
});

test("a guest who signs up in time stays", async () => {
  const guest = await newGuest(server.url);
  await runSql(server, "update users set role = 'MEMBER', username = 'in-time' where id = $1", [rowOf(guest)]);
  await tidyAfter(400);
  expect(await isThere(guest)).toBe(true);
});
