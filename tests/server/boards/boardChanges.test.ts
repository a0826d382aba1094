import * as account from "../../support/accountOperations";
import * as op from "../../support/boardOperations";
import { groupOperations, joinGroup, leaveGroup } from "../../support/groupOperations";
import { newAdmin, newGroup } from "../../support/groupPeople";
import { newMember } from "../../support/people";
import { wordRun } from "../../support/practiceRun";
import { rowIdOf } from "../../support/seedRuns";
import { startTestRedis, type TestRedis } from "../../support/startTestRedis";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { createTestDatabase, type TestDatabase } from "../../support/testDatabase";
import { WireClient } from "../../support/WireClient";
import { insertResult, openSql, type Sql } from "../reports/insertRows";

const review = `mutation review($resultId: ID!, $decision: ReviewDecision!) { reviewResult(resultId: $resultId,
  decision: $decision) { __typename } }`;

let redis: TestRedis;
let database: TestDatabase;
let here: TestServer;
let there: TestServer;
let sql: Sql;
beforeAll(async () => {
  [redis, database] = [await startTestRedis(), await createTestDatabase()];
  const operations = [...account.accountOperations, ...op.boardOperations, ...groupOperations, review];
  const start = () => startTestServer({ operations, redisUrl: redis.url, database });
  [here, there] = [await start(), await start()];
  sql = await openSql(database.config);
});
afterAll(async () => {
  await sql.close();
  for (const server of [here, there]) await server.close();
  await redis.stop();
  await database.drop();
});

const words = { mode: "WORDS", amount: 10, language: "EN" };
/** Follows a board in the other process. */
const follow = async (client: WireClient, text: string, variables: object) => {
  const followed = client.follow(text, { ...variables });
  const { change } = await followed.next();
  return { followed, first: change.changedAt as string | null };
};
const isLater = (than: string | null) => (data: any) =>
  data.change.changedAt !== null && Date.parse(data.change.changedAt) > Date.parse(than ?? "1970-01-01T00:00:00Z");
let seed = 0;
const save = async (person: WireClient) =>
  (await person.run(account.saveResult, { input: wordRun({ seed: (seed += 1), gapMs: 150 }) })).saveResult;

test("a saved run is heard of in another process, by the boards of its kind only, and by its user's groups", async () => {
  const [owner, member] = [await newMember(here.url), await newMember(here.url)];
  const group = await newGroup(owner);
  await member.run(joinGroup, { code: group.code });
  const other = await newGroup(owner, "4A");
  const nobody = new WireClient(there.url);
  const elsewhere = new WireClient(there.url, owner.token);
  const board = await follow(nobody, op.leaderboardChanged, words);
  const minute = await follow(nobody, op.leaderboardChanged, { ...words, mode: "TIME", amount: 60 });
  const groupBoard = await follow(elsewhere, op.groupBoardChanged, { groupId: group.id });
  const otherBoard = await follow(elsewhere, op.groupBoardChanged, { groupId: other.id });

  await member.run(op.setProfileVisibility, { visibility: "ALL" });
  // Somebody may be new on all public boards.
  const { change } = await board.followed.next(isLater(board.first));
  await minute.followed.next(isLater(minute.first));
  await groupBoard.followed.next(isLater(groupBoard.first));

  const counts = [minute, otherBoard].map(({ followed }) => followed.values.length);
  const readBefore = (await member.run(op.groupBoard, { id: group.id })).node.board.readAt;
  expect((await save(member)).__typename).toBe("SaveResultSuccess");
  const { change: next } = await board.followed.next(isLater(change.changedAt));
  expect(Date.parse(next.changedAt)).toBeGreaterThan(Date.parse(readBefore));
  await groupBoard.followed.next(isLater(readBefore));
  // Who follows it later hears when it was, to compare with what was read.
  const late = await follow(new WireClient(there.url), op.leaderboardChanged, words);
  expect(late.first).toBe(next.changedAt);
  const readAfter = (await member.run(op.groupBoard, { id: group.id })).node.board.readAt;
  expect(Date.parse(readAfter)).toBeGreaterThanOrEqual(Date.parse(next.changedAt));
  expect([minute, otherBoard].map(({ followed }) => followed.values.length)).toEqual(counts);
  await Promise.all([nobody, elsewhere].map((client) => client.disconnect()));
});

test("a review, and somebody who has joined", async () => {
  const [owner, member] = [await newMember(here.url), await newMember(here.url)];
  const admin = await newAdmin(here);
  const group = await newGroup(owner);
  const elsewhere = new WireClient(there.url, owner.token);
  const { followed } = await follow(elsewhere, op.groupBoardChanged, { groupId: group.id });
  const flagged = { userId: rowIdOf(member.id), startedAt: new Date().toISOString(), flagReason: "TOO_FAST" } as const;
  const id = await insertResult(sql, flagged);
  const resultId = Buffer.from(`Result:${id}`).toString("base64");
  await member.run(joinGroup, { code: group.code });
  await followed.next((data) => data !== followed.values[0].data);
  const before = followed.values.length;
  await admin.run(review, { resultId, decision: "CLEAR" });
  await followed.next((data) => followed.values.findIndex((value) => value.data === data) >= before);
  await elsewhere.disconnect();
});

test("who leaves the group follows its board no more", async () => {
  const [owner, member] = [await newMember(here.url), await newMember(here.url)];
  const group = await newGroup(owner);
  await member.run(joinGroup, { code: group.code });
  const elsewhere = new WireClient(there.url, member.token);
  const { followed } = await follow(elsewhere, op.groupBoardChanged, { groupId: group.id });
  await member.run(leaveGroup, { id: group.id });
  await followed.next(() => false).catch(() => undefined);
  expect(followed.ended()).toBe("complete");
  await elsewhere.disconnect();
});
