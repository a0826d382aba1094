import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { startServer } from "../../../src/server/startServer";
import { startEmbeddedPostgres } from "../../../src/server/database/embedded/startEmbeddedPostgres";
import { migrate } from "../../../src/server/database/migrate";
import * as op from "../../support/accountOperations";
import { createGroup } from "../../support/groupOperations";
import { retryOn503 } from "../../support/retryOn503";
import { sendKeyed } from "../../support/keyedRequest";
import { newMember } from "../../support/people";
import { PostgresCable } from "../../support/PostgresCable";
import { wordRun } from "../../support/practiceRun";
import { startFailingPostgres } from "../../support/startFailingPostgres";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { createTestDatabase, type TestDatabase } from "../../support/testDatabase";
import { cleanScratch, scratch } from "./scratch";

jest.setTimeout(120_000);

const busy = { status: 503, retryAfter: "1", code: "TIMED_OUT" };

describe("a database behind a cable", () => {
  let home: TestDatabase;
  let cable: PostgresCable;
  let server: TestServer;
  let direct: Client;
  beforeAll(async () => {
    home = await createTestDatabase();
    cable = await PostgresCable.to(home.config);
    server = await startTestServer({
      operations: [...op.accountOperations, createGroup],
      database: { config: cable.config, drop: home.drop },
    });
    direct = new Client(home.config);
    await direct.connect();
  });
  afterAll(async () => {
    await direct.end();
    await server.close();
    await cable.close();
    await home.drop();
  });

  const resultsOf = async (runId: string): Promise<number> =>
    Number((await direct.query("select count(*) from results where run_id = $1", [runId])).rows[0].count);

  test("while the cable is out, all requests are told to try again; nothing has to be started anew", async () => {
    const member = await newMember(server.url);
    cable.pull();
    const input = wordRun();
    const options = { key: randomUUID(), token: member.token };
    expect(await sendKeyed(server.url, op.saveResult, { input }, options)).toMatchObject(busy);
    expect(await sendKeyed(server.url, op.randomText, { language: "EN" }, {})).toMatchObject(busy);
    // A token that this process has not seen lately.
    expect(await sendKeyed(server.url, op.viewer, {}, { token: "x".repeat(43) })).toMatchObject(busy);
    cable.plug();
    expect((await retryOn503(server.url, op.saveResult, { input }, options)).data.saveResult.result.id).toBeTruthy();
    expect(await resultsOf(input.runId)).toBe(1);
  });

  test("a commit that was done but not heard of is found out: nothing is done twice", async () => {
    const member = await newMember(server.url);
    const input = wordRun();
    cable.loseAnswerTo("commit");
    expect(
      (await retryOn503(server.url, op.saveResult, { input }, { key: randomUUID(), token: member.token })).data
        .saveResult.result.id,
    ).toBeTruthy();
    expect(await resultsOf(input.runId)).toBe(1);
    const name = `Group ${randomUUID()}`;
    cable.loseAnswerTo("commit");
    const answer = await retryOn503(server.url, createGroup, { name }, { key: randomUUID(), token: member.token });
    expect(answer.data.answer.group.name).toBe(name);
    expect((await direct.query("select count(*)::int from groups where name = $1", [name])).rows).toEqual([
      { count: 1 },
    ]);
  });

  test("one that never arrived is done by the repeat, once", async () => {
    const member = await newMember(server.url);
    const name = `Group ${randomUUID()}`;
    const options = { key: randomUUID(), token: member.token };
    cable.loseRequest("commit");
    expect(await sendKeyed(server.url, createGroup, { name }, options)).toMatchObject(busy);
    expect((await retryOn503(server.url, createGroup, { name }, options)).data.answer.group.name).toBe(name);
    expect((await direct.query("select count(*)::int from groups where name = $1", [name])).rows).toEqual([
      { count: 1 },
    ]);
  });

  test("connections that are cut in the middle of transactions end neither the process nor the pool", async () => {
    const member = await newMember(server.url);
    const runs = Array.from({ length: 30 }, (_, seed) => ({ input: wordRun({ seed }), key: randomUUID() }));
    const end = new AbortController();
    const cutting = (async () => {
      while (!end.signal.aborted) {
        await direct.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> " +
            "pg_backend_pid()",
        );
        await sleep(30);
      }
    })();
    const saving = Promise.all(
      runs.map(({ input, key }) => retryOn503(server.url, op.saveResult, { input }, { key, token: member.token })),
    );
    await sleep(1_000);
    end.abort();
    await cutting;
    for (const { data } of await saving) expect(data.saveResult.result.id).toBeTruthy();
    for (const { input } of runs) expect(await resultsOf(input.runId)).toBe(1);
  });

  test("a network that swallows everything costs five seconds, and no connection for longer than it lasts", async () => {
    const member = await newMember(server.url);
    cable.mute(true);
    const runs = Array.from({ length: 15 }, (_, seed) => ({ input: wordRun({ seed }), key: randomUUID() }));
    const answers = await Promise.all(
      runs.map(({ input, key }) => sendKeyed(server.url, op.saveResult, { input }, { key, token: member.token })),
    );
    for (const answer of answers) expect(answer).toMatchObject(busy);
    cable.mute(false);
    for (const { input, key } of runs) {
      expect(
        (await retryOn503(server.url, op.saveResult, { input }, { key, token: member.token })).data.saveResult.result
          .id,
      ).toBeTruthy();
      expect(await resultsOf(input.runId)).toBe(1);
    }
  });
});

test("a Postgres that is stopped for ten seconds costs nobody a result, and saves none twice", async () => {
  const dataDirectory = scratch();
  let postgres = await startEmbeddedPostgres({ dataDirectory });
  await migrate(postgres.connection);
  const server = await startTestServer({
    operations: op.accountOperations,
    database: { config: postgres.connection, drop: async () => {} },
  });
  try {
    const members = [await newMember(server.url), await newMember(server.url)];
    const runs = Array.from({ length: 20 }, (_, seed) => ({
      input: wordRun({ seed }),
      options: { key: randomUUID(), token: members[seed % 2]?.token ?? null },
    }));
    const first = runs
      .slice(0, 10)
      .map(({ input, options }) => retryOn503(server.url, op.saveResult, { input }, options));
    await postgres.stop();
    const rest = runs.slice(10).map(({ input, options }) => retryOn503(server.url, op.saveResult, { input }, options));
    expect(await sendKeyed(server.url, op.randomText, { language: "EN" }, {})).toMatchObject(busy);
    await sleep(10_000);
    postgres = await startEmbeddedPostgres({ dataDirectory });
    for (const { data } of await Promise.all([...first, ...rest])) expect(data.saveResult.result.id).toBeTruthy();
    const client = new Client(postgres.connection);
    await client.connect();
    expect((await client.query("select count(*)::int, count(distinct run_id)::int as runs from results")).rows).toEqual(
      [{ count: 20, runs: 20 }],
    );
    await client.end();
  } finally {
    await server.close();
    await postgres.stop();
    cleanScratch();
  }
});

test("too many connections are a reason to try again", async () => {
  const database = await createTestDatabase();
  const admin = new Client(database.config);
  await admin.connect();
  const role = `few_${randomUUID().slice(0, 8)}`;
  await admin.query(
    `create role ${role} login connection limit 1; grant all on all tables in schema public to ${role}`,
  );
  const only = new Client({ ...database.config, user: role });
  const server = await startTestServer({
    operations: op.accountOperations,
    database: { config: { ...database.config, user: role }, drop: async () => {} },
  });
  try {
    await only.connect();
    expect(await sendKeyed(server.url, op.randomText, { language: "EN" }, {})).toMatchObject(busy);
    await only.end();
    expect((await retryOn503(server.url, op.randomText, { language: "EN" }, {})).data.randomText.id).toBeTruthy();
  } finally {
    await server.close();
    await admin.query(`drop owned by ${role}; drop role ${role}`);
    await admin.end();
    await database.drop();
  }
});

test("so is a Postgres that is still starting", async () => {
  const postgres = await startFailingPostgres("57P03", "the database system is starting up");
  const options = {
    host: "127.0.0.1",
    port: 0,
    redisUrl: null,
    dataDirectory: ".",
    backupsFolder: "backups",
    keptBackups: 2,
    documentsFile: "__generated__/persisted_queries.json",
    documents: "off",
    allowedOrigins: [],
    page: {},
    appDirectory: null,
    renderPage: null,
    parserWorker: "src/server/parserWorker.ts",
    log: false,
  } as const;
  const server = await startServer({ ...options, database: postgres.config });
  const response = await fetch(`${server.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"query":"{ randomText(language: EN) { id } }"}',
  });
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "1"]);
  await server.close();
  await postgres.close();
});
