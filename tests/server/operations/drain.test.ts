import { Agent, request } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { WebSocket } from "ws";
import * as account from "../../support/accountOperations";
import { newMember, type Person } from "../../support/people";
import * as race from "../../support/raceOperations";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { untilTrue } from "../../support/untilTrue";

/** A server that is told to stop has ten seconds for all that it does. */
const MOST_MS = 6_000;

let server: TestServer;
let person: Person;
beforeEach(async () => {
  server = await startTestServer({ operations: [...new Set([...account.accountOperations, ...race.raceOperations])] });
  person = await newMember(server.url);
});
afterEach(() => server.close());

/** Asks over a connection that is kept. */
function ask(
  agent: Agent,
  path: string,
): Promise<{ readonly status: number; readonly connection: string | undefined; readonly body: any }> {
  return new Promise((resolve, reject) => {
    const sent = request(server.url + path, { agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          connection: response.headers.connection,
          body: JSON.parse(Buffer.concat(chunks).toString()),
        }),
      );
    });
    sent.on("error", reject).end();
  });
}

const isRefused = () =>
  new Promise<boolean>((resolve) => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1", () => (socket.destroy(), resolve(false)));
    socket.on("error", () => resolve(true));
  });

test("what is under way is answered, nothing new is taken, and who is connected hears that it is not ready and goes", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await ask(agent, "/readyz")).toMatchObject({ status: 200, connection: "keep-alive" });
  const holder = new Client(server.database.config);
  await holder.connect();
  await holder.query("begin");
  await holder.query("lock table users in access exclusive mode");
  const slow = person.run(account.renameMe, { input: { displayName: "Somebody else" } });
  // It waits in the database.
  await untilTrue(async () => (await holder.query("select 1 from pg_locks where not granted")).rows.length > 0);
  // A browser's spare connection, on which nothing is ever sent.
  const spare = connect(Number(new URL(server.url).port), "127.0.0.1");
  await new Promise((resolve) => spare.once("connect", resolve));
  let isDrained = false;
  const drained = server.drain().then(() => (isDrained = true));
  expect(await ask(agent, "/readyz")).toEqual({
    status: 503,
    connection: "close",
    body: { ready: false, missing: ["shutdown"] },
  });
  expect(await isRefused()).toBe(true);
  expect(isDrained).toBe(false);
  await holder.query("commit");
  await holder.end();
  expect((await slow).renameMe.__typename).toBe("RenameMeSuccess");
  await drained;
  agent.destroy();
  spare.destroy();
});

test("websockets are closed with the code on which our pages come back at once", async () => {
  const socket = new WebSocket(`${server.url.replace("http", "ws")}/graphql`, "graphql-transport-ws");
  await new Promise((resolve) => socket.once("open", resolve));
  const closed = new Promise<number>((resolve) => socket.once("close", resolve));
  await server.drain();
  expect(await closed).toBe(1012);
});

test("a websocket whose page says nothing any more does not hold it up", async () => {
  const socket = new WebSocket(`${server.url.replace("http", "ws")}/graphql`, "graphql-transport-ws");
  await new Promise((resolve) => socket.once("open", resolve));
  socket.pause();
  const outcome = await Promise.race([
    server.drain().then(() => "drained"),
    sleep(MOST_MS, "still waiting", { ref: false }),
  ]);
  expect(outcome).toBe("drained");
  socket.terminate();
});
