import { buildSchema } from "graphql";
import { RELEASE } from "../../../src/contract/protocol";
import { printContract } from "../../../src/server/graphql/schema";
import { startTestServer, type TestServer } from "../../support/startTestServer";

let server: TestServer;
const origin = "https://team.example";
beforeAll(async () => {
  server = await startTestServer({ operations: [], allowedOrigins: [origin] });
});
afterAll(() => server.close());

const ask = (headers: Record<string, string> = {}, method = "GET") =>
  fetch(`${server.url}/schema.graphql`, { method, headers });

test("the schema is served with the number of its release, and is the one that the server runs", async () => {
  const response = await ask();
  const text = await response.text();
  expect([
    response.status,
    response.headers.get("content-type"),
    response.headers.get("typeloop-release"),
    response.headers.get("cache-control"),
  ]).toEqual([200, "text/plain; charset=utf-8", String(RELEASE), "no-cache"]);
  const [first, second, ...rest] = text.split("\n");
  expect([first, second]).toEqual([
    `# Typeloop release ${RELEASE}. A deprecated field says until when it is there.`,
    "",
  ]);
  expect(rest.join("\n")).toBe(printContract());
  expect(buildSchema(text).getQueryType()?.getFields()["serverTime"]).toBeDefined();
});

test("who has it already gets no second copy", async () => {
  const tag = (await ask()).headers.get("etag")!;
  expect(tag).toMatch(/^"[0-9a-f]{32}"$/u);
  for (const condition of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
    const response = await ask({ "if-none-match": condition });
    expect([
      condition,
      response.status,
      await response.text(),
      response.headers.get("etag"),
      response.headers.get("typeloop-release"),
    ]).toEqual([condition, 304, "", tag, String(RELEASE)]);
  }
  expect((await ask({ "if-none-match": '"other"' })).status).toBe(200);
});

test("HEAD tells the release alone; pages of allowed origins may read it", async () => {
  const head = await ask({}, "HEAD");
  expect([head.status, head.headers.get("typeloop-release"), await head.text()]).toEqual([200, String(RELEASE), ""]);
  expect((await ask({ origin })).headers.get("access-control-allow-origin")).toBe(origin);
  expect((await ask({ origin: "https://other.example" })).headers.get("access-control-allow-origin")).toBeNull();
});
