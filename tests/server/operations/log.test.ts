import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { createLog } from "../../../src/server/operations/openLog";
import * as account from "../../support/accountOperations";
import { runSql } from "../../support/groupPeople";
import { newMember } from "../../support/people";
import * as own from "../../support/ownTextOperations";
import * as race from "../../support/raceOperations";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { persisted, WireClient } from "../../support/WireClient";

// Everything that people send bears a mark; no line of the log does, however much is logged, and whatever fails.
let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  const operations = [...new Set([...account.accountOperations, ...own.ownTextOperations, ...race.raceOperations])];
  server = await startTestServer({ operations, log: createLog("trace", { write: (line) => lines.push(line) }) });
});
afterAll(() => server.close());

const mark = "marked";
const marked = {
  authorization: `Bearer ${mark}-token`,
  cookie: `a=${mark}`,
  "user-agent": mark,
  referer: `http://localhost/${mark}`,
  "x-forwarded-for": mark,
  "idempotency-key": `${mark}-key-of-a-request`,
  "sentry-trace": mark,
  baggage: `a=${mark}`,
};

async function raw(text: string): Promise<void> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  await new Promise((resolve) => socket.write(text, resolve));
  await sleep(50);
  socket.destroy();
}

async function sendEverything(): Promise<void> {
  const person = await newMember(server.url, `${mark}-${lines.length}`).catch(
    () => new WireClient(server.url, `${mark}-token`),
  );
  const post = (body: string, headers: Record<string, string> = {}) =>
    person.post(body, headers).catch(() => undefined);
  const send = (text: string, variables: object) => post(JSON.stringify({ variables, extensions: persisted(text) }));
  await send(account.signUp, {
    input: {
      username: `${mark}-2`,
      displayName: mark,
      password: `${mark} password`,
      email: `${mark}@example.org`,
      deviceLabel: mark,
    },
  });
  await send(account.signIn, { input: { username: mark, password: mark, deviceLabel: mark } });
  await send(account.renameMe, { input: { displayName: `${mark} name` } });
  await send(own.saveOwnText, {
    input: { title: mark, language: "EN", body: `A text that is long enough to be kept, and ${mark}.` },
  });
  await send(race.sendKeystrokes, { code: "ABC234", batch: 1, keystrokes: `[[0,"${mark}"]]` });
  await send(race.sendKeystrokes, { code: mark, batch: mark, keystrokes: mark });
  await send(race.resultById, { id: Buffer.from("Result:3f333df6-90a4-4fda-8dd3-9485d27cee36").toString("base64") });
  await post(`{"${mark}`);
  await post(JSON.stringify({ query: `query ${mark} { ${mark} }` }));
  await post(JSON.stringify({ variables: {}, extensions: persisted(account.viewer) }), marked);
  await person
    .upload(account.uploadAvatar, { file: null }, "variables.file", new Blob([mark]), `${mark}.png`)
    .catch(() => undefined);
  for (const path of [
    `/race/${mark}`,
    `/exports?ticket=${mark}`,
    `/avatars/3f333df6-90a4-4fda-8dd3-9485d27cee36/${"0".repeat(32)}.webp?${mark}`,
    `/%${mark}`,
    `/exports/me?${mark}`,
  ])
    await fetch(server.url + path, { headers: { ...marked, ...person.headers } });
  await fetch(`${server.url}/exports/me`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: `{"${mark}`,
  });
  const gone = new WireClient(server.url, `${mark}-token`).follow(race.raceUpdated, { code: mark });
  await gone.next().catch(() => undefined);
  await raw(`GET /${mark} HTTP/1.1\r\n${mark}\r\n\r\n`);
  await raw(
    `POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999\r\nContent-Type: ` +
      `application/json\r\n\r\n{"${mark}`,
  );
}

test("no line holds what people send, when all is well and when the database refuses", async () => {
  await sendEverything();
  await runSql(server, "alter table users rename to users_gone");
  await runSql(server, "alter table results rename to results_gone");
  await runSql(server, "alter table avatars rename to avatars_gone");
  await sendEverything();
  const failures = lines.filter((line) => line.includes("unexpected failure"));
  // A request that ends early is none of them.
  expect(failures.map((line) => /from \\"(\w+)\\"/u.exec(line)?.[1])).toEqual(["users", "avatars"]);
  expect(
    lines.filter(
      (line) => line.toLowerCase().includes(mark) || (line.includes("127.0.0.1") && !line.includes("Server listening")),
    ),
  ).toEqual([]);
});

test("each line is JSON with a time, a level and a sentence", () => {
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({
      level: expect.any(Number),
      time: expect.any(Number),
      msg: expect.any(String),
    });
});
