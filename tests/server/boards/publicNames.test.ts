import * as account from "../../support/accountOperations";
import * as op from "../../support/boardOperations";
import * as group from "../../support/groupOperations";
import { newGroup } from "../../support/groupPeople";
import * as member from "../../support/memberOperations";
import { makeMembers, signInByCard } from "../../support/memberPeople";
import { newMember, type Person } from "../../support/people";
import { rowIdOf } from "../../support/seedRuns";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";
import { insertResult, openSql, type Sql } from "../reports/insertRows";

let server: TestServer;
let sql: Sql;
let pupils: readonly Person[];
const name = "Quirinus Zeldenrust";

beforeAll(async () => {
  server = await startTestServer({
    operations: [
      ...account.accountOperations,
      ...op.boardOperations,
      ...group.groupOperations,
      ...member.memberOperations,
    ],
  });
  sql = await openSql(server.database.config);
  const teacher = await newMember(server.url);
  const { id } = await newGroup(teacher);
  const [made] = await makeMembers(teacher, id, [name]);
  const own = await newMember(server.url);
  await sql.run(`update users set display_name = '${name}' where id = '${rowIdOf(own.id)}'`);
  pupils = [(await signInByCard(server.url, made!))!, own];
  for (const pupil of pupils) {
    const startedAt = new Date(Date.now() - 1_000).toISOString();
    await insertResult(sql, { userId: rowIdOf(pupil.id), startedAt, wpm: 60 });
  }
});
afterAll(async () => {
  await sql.close();
  await server.close();
});

// Somebody of whom nothing was changed: made by a coach, or signed up by themselves.
test.each(["ALL", "WEEK", "DAY"])("nobody's name is on the public board %s unless they chose so", async (period) => {
  for (const viewer of [new WireClient(server.url), await newMember(server.url)]) {
    const answer = await viewer.run(op.leaderboard, {
      period,
      mode: "TIME",
      amount: 60,
      language: "NL",
      rankBy: "SPEED",
    });
    expect(answer.leaderboard.entries).toEqual([]);
    expect(JSON.stringify(answer)).not.toContain(name);
  }
});

test("nobody's profile is public unless they chose so, not even to those who know the username", async () => {
  for (const viewer of [new WireClient(server.url), await newMember(server.url)])
    for (const { username } of pupils) expect((await viewer.run(op.player, { username })).player).toBeNull();
});
