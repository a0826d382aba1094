import { randomUUID } from "node:crypto";
import * as account from "../../support/accountOperations";
import * as op from "../../support/dailyOperations";
import { newAdmin } from "../../support/groupPeople";
import { newGuest, newMember } from "../../support/people";
import { rowIdOf } from "../../support/seedRuns";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";
import { insertGroup, openSql, type Sql } from "../reports/insertRows";

// dailyText and beginDailyAttempt, as every role: everyone sees the board, and only their own attempt and its text.
const everybody = ["nobody", "guest", "member", "classmate", "coach", "admin"] as const;
type Role = (typeof everybody)[number];

let server: TestServer;
let sql: Sql;
let people: Readonly<Record<Role, WireClient>>;
beforeAll(async () => {
  server = await startTestServer({ operations: [...account.accountOperations, ...op.dailyOperations] });
  sql = await openSql(server.database.config);
  const [member, classmate, coach] = await Promise.all([0, 1, 2].map(() => newMember(server.url)));
  people = {
    nobody: new WireClient(server.url),
    guest: await newGuest(server.url),
    member: member!,
    classmate: classmate!,
    coach: coach!,
    admin: await newAdmin(server),
  };
  await insertGroup(sql, [
    { userId: rowIdOf(member!.id) },
    { userId: rowIdOf(classmate!.id) },
    { userId: rowIdOf(coach!.id), role: "COACH" },
  ]);
});
afterAll(async () => {
  await sql.close();
  await server.close();
});

const read = async (role: Role) => (await people[role].run(op.dailyText, { language: "NL", day: "TODAY" })).dailyText;
const begin = async (role: Role) =>
  (await people[role].run(op.beginDailyAttempt, { input: { language: "NL", runId: randomUUID() } })).beginDailyAttempt;

test("everyone may read the day's board; no one sees the text before their own attempt", async () => {
  for (const role of everybody) expect(await read(role)).toMatchObject({ text: null, attempt: null });
});

test("everyone with an account begins one attempt, and no other role sees it or its text", async () => {
  expect(await begin("nobody")).toMatchObject({ code: "NOT_SIGNED_IN" });
  const begun = new Set<Role>();
  for (const role of everybody.slice(1)) {
    expect(await begin(role)).toMatchObject({ __typename: "BeginDailyAttemptSuccess" });
    begun.add(role);
    for (const other of everybody) {
      const { text, attempt } = await read(other);
      expect([other, text !== null, attempt !== null]).toEqual([other, begun.has(other), begun.has(other)]);
    }
  }
});
