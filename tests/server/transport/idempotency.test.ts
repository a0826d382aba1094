import { randomUUID } from "node:crypto";
import { Client } from "pg";
import sharp from "sharp";
import * as op from "../../support/accountOperations";
import { sendKeyed, uploadKeyed } from "../../support/keyedRequest";
import { freshName, newGuest, newMember, password, type Person } from "../../support/people";
import { wordRun } from "../../support/practiceRun";
import { sendKeystrokes } from "../../support/raceOperations";
import { startTestServer, type TestServer } from "../../support/startTestServer";

let server: TestServer;
let database: Client;
let member: Person;
beforeAll(async () => {
  server = await startTestServer({ operations: [...op.accountOperations, sendKeystrokes] });
  database = new Client(server.database.config);
  await database.connect();
  member = await newMember(server.url);
});
afterAll(async () => {
  await database.end();
  await server.close();
});

const guestInput = { input: { deviceLabel: "Test" } };
const signUpInput = () => ({
  input: { username: freshName(), displayName: "Somebody", password, deviceLabel: "Test" },
});
const count = async (table: string): Promise<number> =>
  Number((await database.query(`select count(*) from ${table}`)).rows[0].count);

describe("the same request under the same key", () => {
  test("is run once, and answered with the same bytes", async () => {
    const key = randomUUID();
    const before = await count("users");
    const answers = [];
    for (let i = 0; i < 3; i += 1) answers.push(await sendKeyed(server.url, op.createGuest, guestInput, { key }));
    expect(answers[0]?.data.createGuest.token).toMatch(/^[\w-]{43}$/u);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await count("users")).toBe(before + 1);
  });

  test("is run once when all come together", async () => {
    const key = randomUUID();
    const before = await count("users");
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => sendKeyed(server.url, op.createGuest, guestInput, { key })),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await count("users")).toBe(before + 1);
  });

  test("is answered with the same bytes by a server that was started anew", async () => {
    const key = randomUUID();
    const variables = signUpInput();
    const before = await startTestServer({ operations: op.accountOperations, database: server.database });
    const first = await sendKeyed(before.url, op.signUp, variables, { key });
    await before.close();
    const after = await startTestServer({ operations: op.accountOperations, database: server.database });
    const second = await sendKeyed(after.url, op.signUp, variables, { key });
    await after.close();
    expect(first.data.signUp.__typename).toBe("SignedIn");
    expect(second).toEqual(first);
  });

  test("refusals are answers too", async () => {
    const key = randomUUID();
    const variables = { input: { ...signUpInput().input, username: member.username } };
    const first = await sendKeyed(server.url, op.signUp, variables, { key });
    expect(first.data.signUp.issues[0].code).toBe("USERNAME_TAKEN");
    expect(await sendKeyed(server.url, op.signUp, variables, { key })).toEqual(first);
  });

  test("with the same file is run once; with another one it is another request", async () => {
    const [red, blue] = await Promise.all(
      ["red", "blue"].map((background) =>
        sharp({ create: { width: 9, height: 9, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const options = { key: randomUUID(), token: member.token };
    const first = await uploadKeyed(server.url, op.uploadAvatar, new Blob([new Uint8Array(red ?? [])]), options);
    expect(first.data.uploadAvatar.user.avatarUrl).toMatch(/^\/avatars\//u);
    expect(await uploadKeyed(server.url, op.uploadAvatar, new Blob([new Uint8Array(red ?? [])]), options)).toEqual(
      first,
    );
    expect(
      await uploadKeyed(server.url, op.uploadAvatar, new Blob([new Uint8Array(blue ?? [])]), options),
    ).toMatchObject({ status: 422, code: "IDEMPOTENCY_KEY_REUSED" });
  });
});

describe("a session that the mutation itself ended", () => {
  test("signing out twice gets the same answer twice; anything else with its token is refused", async () => {
    const { token } = await newGuest(server.url);
    const options = { key: randomUUID(), token };
    const first = await sendKeyed(server.url, op.signOut, {}, options);
    expect(first).toMatchObject({ status: 200, data: { signOut: { done: true } } });
    expect(await sendKeyed(server.url, op.signOut, {}, options)).toEqual(first);
    expect(await sendKeyed(server.url, op.signOut, {}, { ...options, key: randomUUID() })).toMatchObject({
      status: 401,
      code: "SESSION_EXPIRED",
    });
    expect(await sendKeyed(server.url, op.signOut, { other: 1 }, options)).toMatchObject({ status: 422 });
  });

  test("a guest whose answer to signing up was lost gets their new token", async () => {
    const { token } = await newGuest(server.url);
    const options = { key: randomUUID(), token };
    const variables = signUpInput();
    const first = await sendKeyed(server.url, op.signUp, variables, options);
    const second = await sendKeyed(server.url, op.signUp, variables, options);
    expect(second).toEqual(first);
    expect((await sendKeyed(server.url, op.viewer, {}, { token: second.data.signUp.token })).data.viewer.username).toBe(
      variables.input.username,
    );
  });

  test("a token that never was one finds nothing", async () => {
    const key = randomUUID();
    await sendKeyed(server.url, op.createGuest, guestInput, { key });
    expect(await sendKeyed(server.url, op.createGuest, guestInput, { key, token: "nonsense" })).toMatchObject({
      status: 401,
      code: "SESSION_EXPIRED",
    });
  });
});

describe("another request under the same key", () => {
  test("is refused, and changes nothing", async () => {
    const key = randomUUID();
    await sendKeyed(server.url, op.createGuest, guestInput, { key });
    const before = await count("users");
    const { status, text } = await sendKeyed(server.url, op.createGuest, { input: { deviceLabel: "Other" } }, { key });
    expect([status, text]).toEqual([
      422,
      '{"errors":[{"message":"This was sent twice with different content, so only the first one counts. Try ' +
        'again.","extensions":{"code":"IDEMPOTENCY_KEY_REUSED"}}]}',
    ]);
    expect(await sendKeyed(server.url, op.signUp, signUpInput(), { key })).toMatchObject({ status: 422 });
    expect(await count("users")).toBe(before);
  });

  test("of somebody else is no concern of the first", async () => {
    const key = randomUUID();
    const people = await Promise.all([newGuest(server.url), newGuest(server.url)]);
    const answers = [];
    for (const { token } of people)
      answers.push(await sendKeyed(server.url, op.saveResult, { input: wordRun() }, { key, token }));
    expect(answers.map(({ data }) => data.saveResult.result.user.id)).toEqual(people.map(({ id }) => id));
  });
});

test.each([["short"], ["x".repeat(15)], ["x".repeat(201)], [`${"x".repeat(20)} y`], [`${"x".repeat(20)}é`]])(
  "the key %j is refused before anything runs",
  async (key) => {
    const before = await count("users");
    expect(await sendKeyed(server.url, op.createGuest, guestInput, { key })).toMatchObject({
      status: 400,
      code: "BAD_REQUEST",
    });
    expect(await count("users")).toBe(before);
  },
);

test("queries have no use for a key, and mutations without one run each time", async () => {
  const before = [await count("idempotency_keys"), await count("users")];
  expect((await sendKeyed(server.url, op.viewer, {}, { key: "x" })).status).toBe(200);
  const tokens = [];
  for (let i = 0; i < 2; i += 1)
    tokens.push((await sendKeyed(server.url, op.createGuest, guestInput, {})).data.createGuest.token);
  expect(tokens[0]).not.toBe(tokens[1]);
  expect([await count("idempotency_keys"), await count("users")]).toEqual([before[0], (before[1] ?? 0) + 2]);
});

test("batches of keystrokes are numbered: a key is not even looked at", async () => {
  const before = await count("idempotency_keys");
  const answer = await sendKeyed(
    server.url,
    sendKeystrokes,
    { code: "AAAAAA", batch: 1, keystrokes: "" },
    { key: "x", token: member.token },
  );
  expect(answer).toMatchObject({ status: 200, data: { sendKeystrokes: { code: "RACE_NOT_FOUND" } } });
  expect(await count("idempotency_keys")).toBe(before);
});

describe("what did not work", () => {
  test("a failure of the server is not kept: the next try can succeed", async () => {
    const options = { key: randomUUID(), token: member.token };
    const variables = { input: wordRun() };
    await database.query("alter table results rename to results_gone");
    const failed = await sendKeyed(server.url, op.saveResult, variables, options);
    await database.query("alter table results_gone rename to results");
    expect(failed.code).toBe("INTERNAL");
    expect((await sendKeyed(server.url, op.saveResult, variables, options)).data.saveResult.result.id).toBeTruthy();
  });

  test("a request that did not come to run is not kept either", async () => {
    const key = randomUUID();
    expect(await sendKeyed(server.url, op.createGuest, { input: 3 }, { key })).toMatchObject({ code: "BAD_REQUEST" });
    expect((await sendKeyed(server.url, op.createGuest, guestInput, { key })).data.createGuest.token).toBeTruthy();
  });
});

describe("at rest", () => {
  test("neither key nor token nor answer nor question can be read", async () => {
    await database.query("delete from idempotency_keys");
    const key = randomUUID();
    const variables = signUpInput();
    const { token } = (await sendKeyed(server.url, op.signUp, variables, { key })).data.signUp;
    const { rows } = await database.query("select * from idempotency_keys");
    expect(rows).toHaveLength(1);
    const written = Buffer.concat([Buffer.from(JSON.stringify(rows)), rows[0].answer]).toString("latin1");
    for (const secret of [key, token, variables.input.username, password, "signUp"])
      expect(written).not.toContain(secret);
  });

  test("an answer is given for 24 hours, and not longer", async () => {
    const key = randomUUID();
    const first = await sendKeyed(server.url, op.createGuest, guestInput, { key });
    await database.query("update idempotency_keys set created_at = now() - interval '23 hours 59 minutes'");
    expect(await sendKeyed(server.url, op.createGuest, guestInput, { key })).toEqual(first);
    await database.query("update idempotency_keys set created_at = now() - interval '24 hours 1 minute'");
    const second = await sendKeyed(server.url, op.createGuest, { input: { deviceLabel: "A day later" } }, { key });
    expect(second.data.createGuest.token).not.toBe(first.data.createGuest.token);
  });

  test("an answer that was changed in the database is not given", async () => {
    const key = randomUUID();
    await sendKeyed(server.url, op.createGuest, guestInput, { key });
    await database.query("update idempotency_keys set answer = set_byte(answer, 40, get_byte(answer, 40) # 1)");
    expect(await sendKeyed(server.url, op.createGuest, guestInput, { key })).toMatchObject({
      status: 500,
      code: "INTERNAL",
    });
  });
});

describe("two servers on one database", () => {
  let other: TestServer;
  beforeAll(async () => {
    other = await startTestServer({ operations: op.accountOperations, database: server.database });
  });
  afterAll(() => other.close());

  test(
    "while one works on it the other asks to wait, however long it takes; a mutation that takes over five seconds " +
      "is answered when it is asked for again",
    async () => {
      const options = { key: randomUUID(), token: member.token };
      const rename = { input: { displayName: "Slow but sure" } };
      await database.query("begin");
      await database.query("select * from users for update");
      const slow = sendKeyed(server.url, op.renameMe, rename, options);
      const wait = { status: 503, retryAfter: "1", code: "TIMED_OUT" };
      await untilRow(`select 1 from idempotency_keys where answer is null`);
      expect(await sendKeyed(other.url, op.renameMe, rename, options)).toMatchObject(wait);
      expect(await slow).toMatchObject(wait);
      // By now the other would take over from a server that died.
      await database.query("select pg_sleep(1)");
      expect(await sendKeyed(other.url, op.renameMe, rename, options)).toMatchObject(wait);
      await database.query("commit");
      const first = await sendKeyed(server.url, op.renameMe, rename, options);
      expect(first.data.renameMe.user.displayName).toBe("Slow but sure");
      expect(await sendKeyed(other.url, op.renameMe, rename, options)).toEqual(first);
    },
    20_000,
  );

  test("what a server left behind when it died is taken over after five seconds, by the same body alone", async () => {
    const key = randomUUID();
    const first = await sendKeyed(server.url, op.createGuest, guestInput, { key });
    await database.query("update idempotency_keys set answer = null, claimed_at = now() - interval '3 seconds'");
    expect(await sendKeyed(other.url, op.createGuest, guestInput, { key })).toMatchObject({
      status: 503,
      retryAfter: "1",
    });
    await database.query("update idempotency_keys set claimed_at = now() - interval '6 seconds'");
    expect(await sendKeyed(other.url, op.createGuest, { input: { deviceLabel: "Other" } }, { key })).toMatchObject({
      status: 422,
    });
    const second = await sendKeyed(other.url, op.createGuest, guestInput, { key });
    expect(second.data.createGuest.token).not.toBe(first.data.createGuest.token);
  });

  async function untilRow(query: string): Promise<void> {
    const watcher = new Client(server.database.config);
    await watcher.connect();
    while ((await watcher.query(query)).rowCount === 0);
    await watcher.end();
  }
});
