import { randomUUID } from "node:crypto";
import { RateLimits } from "../../../src/server/transport/RateLimits";
import { RedisConnection } from "../../../src/server/redis/RedisConnection";
import * as account from "../../support/accountOperations";
import * as group from "../../support/groupOperations";
import { newGroup, runSql } from "../../support/groupPeople";
import { sendKeyed } from "../../support/keyedRequest";
import { freshName, newGuest, newMember, password } from "../../support/people";
import { startTestRedis, type TestRedis } from "../../support/startTestRedis";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { WireClient } from "../../support/WireClient";

// Two servers on one database and one Redis.
let redis: TestRedis;
let one: TestServer;
let other: TestServer;
beforeAll(async () => {
  redis = await startTestRedis();
  const operations = [...account.accountOperations, ...group.groupOperations];
  one = await startTestServer({ operations, redisUrl: redis.url });
  other = await startTestServer({ operations, redisUrl: redis.url, database: one.database });
});
afterAll(async () => {
  await other.close();
  await one.close();
  await redis.stop();
});

const signIn = async ({ url }: TestServer, username: string, tried = password) =>
  (await new WireClient(url).run(account.signIn, { input: { username, password: tried, deviceLabel: "Test" } })).signIn;

test("tries to sign in are counted together", async () => {
  const { username } = await newMember(one.url);
  const codes: string[] = [];
  for (let tries = 0; tries < 6; tries += 1)
    codes.push((await signIn(tries % 2 === 0 ? one : other, username ?? "", "wrong")).code);
  expect(codes).toEqual([...Array(5).fill("WRONG_CREDENTIALS"), "RATE_LIMITED"]);
});

test("wrong codes are counted together: after so many neither process tells about a right one", async () => {
  const { code } = await newGroup(await newMember(one.url));
  const guesser = await newGuest(one.url);
  const there = new WireClient(other.url, guesser.token);
  const guess = async (client: WireClient, tried: string) =>
    (await client.run(group.groupByJoinCode, { code: tried })).answer.code;
  for (let tries = 0; tries < 30; tries += 1) await Promise.all([guess(guesser, "ABCDEFGH"), guess(there, "ABCDEFGH")]);
  // Each process learns it by one more wrong code at most.
  expect([await guess(guesser, "ABCDEFGH"), await guess(there, "ABCDEFGH")]).toEqual(["RATE_LIMITED", "RATE_LIMITED"]);
  expect([await guess(guesser, code), await guess(there, code)]).toEqual(["RATE_LIMITED", "RATE_LIMITED"]);
});

test("one idempotency key at two processes at once has one effect", async () => {
  for (let round = 0; round < 5; round += 1) {
    const [key, username] = [randomUUID(), freshName()];
    const input = { input: { username, displayName: "Somebody", password, deviceLabel: "Test" } };
    const answers = await Promise.all(
      [one, other, one, other].map(({ url }) => sendKeyed(url, account.signUp, input, { key })),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    for (const { data } of done) expect(data.signUp.token).toBe(done[0]?.data.signUp.token);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(answer).toMatchObject({ status: 503, retryAfter: "1" });
    expect(await runSql(one, "select 1 from users where username = $1", [username])).toHaveLength(1);
    expect(
      await runSql(one, "select 1 from sessions s join users u on u.id = s.user_id where u.username = $1", [username]),
    ).toHaveLength(1);
  }
});

test("without Redis each process counts by itself, and together again when it is back", async () => {
  const connection = await RedisConnection.open(redis.url);
  const limits = new RateLimits(connection);
  const take = async (times: number) => {
    const waits: (number | null)[] = [];
    for (let taken = 0; taken < times; taken += 1) waits.push(await limits.take("signIn", "somebody"));
    return waits;
  };
  expect(await take(3)).toEqual([null, null, null]);
  expect(await limits.look("signIn", "somebody")).toBeNull();
  await redis.kill();
  const { username } = await newMember(one.url);
  expect((await signIn(one, username ?? "")).__typename).toBe("SignedIn");
  const alone = await take(6);
  expect(alone.slice(0, 5)).toEqual([null, null, null, null, null]);
  expect(alone[5]).toBeGreaterThanOrEqual(1);
  await redis.restart();
  while (!connection.isThere) await new Promise((resolve) => setTimeout(resolve, 50));
  const again = await take(3);
  expect(again.slice(0, 2)).toEqual([null, null]);
  expect(again[2]).toBeGreaterThanOrEqual(1);
  expect(await limits.look("signIn", "somebody")).toBeGreaterThanOrEqual(1);
  connection.close();
}, 30_000);
