import { readFileSync } from "node:fs";
import { parse, validate } from "graphql";
import { createClient } from "graphql-ws";
import { WebSocket } from "ws";
import { schema } from "../../../src/server/graphql/schema";
import { documentCostRule, documentLimits } from "../../../src/server/transport/documentLimits";
import { createGuest, raceBoardUpdated, raceOperations, serverTime } from "../../support/raceOperations";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { persisted, WireClient } from "../../support/WireClient";

const servers: Record<string, TestServer> = {};
beforeAll(async () => {
  for (const documents of ["strict", "apq", "off"] as const)
    servers[documents] = await startTestServer({ operations: raceOperations, documents });
});
afterAll(() => Promise.all(Object.values(servers).map((server) => server.close())));

const urlOf = (mode: string) => servers[mode]?.url ?? "";
const post = (mode: string, body: object) => new WireClient(urlOf(mode)).post(JSON.stringify(body));
const codeOf = ({ body }: { body: any }) => body.errors?.[0]?.extensions?.code;

/** What the websocket answers to a subscription: the first value, or the first error. */
function subscribe(mode: string, payload: object): Promise<any> {
  const client = createClient({
    url: `${urlOf(mode).replace("http", "ws")}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
  });
  return new Promise((resolve) => {
    const end = (outcome: unknown) => {
      resolve(outcome);
      void client.dispose();
    };
    client.subscribe(payload as any, {
      next: end,
      error: (error: any) => end(Array.isArray(error) ? error[0] : error),
      complete: () => {},
    });
  });
}

describe("which documents run", () => {
  const other = "query Other { serverTime }";
  test.each([
    ["strict", "a known id", { extensions: persisted(serverTime) }, 200, undefined],
    ["strict", "an unknown id", { extensions: persisted(other) }, 400, "DOCUMENT_UNKNOWN"],
    ["strict", "an unknown id with its text", { query: other, extensions: persisted(other) }, 400, "DOCUMENT_UNKNOWN"],
    ["strict", "a text", { query: other }, 400, "QUERY_NOT_ALLOWED"],
    ["strict", "the text of a known id", { query: serverTime }, 400, "QUERY_NOT_ALLOWED"],
    ["apq", "a known id", { extensions: persisted(serverTime) }, 200, undefined],
    ["apq", "an id with another text", { query: serverTime, extensions: persisted(other) }, 400, "HASH_MISMATCH"],
    ["apq", "a text alone", { query: other }, 400, "QUERY_NOT_ALLOWED"],
    ["apq", "a text that is no document", { query: "query {", extensions: persisted("query {") }, 400, "BAD_REQUEST"],
    [
      "apq",
      "a text that does not fit",
      { query: "{ nothing }", extensions: persisted("{ nothing }") },
      400,
      "BAD_REQUEST",
    ],
    ["apq", "a subscription", { extensions: persisted(raceBoardUpdated) }, 400, "BAD_REQUEST"],
    ["off", "a known id", { extensions: persisted(serverTime) }, 200, undefined],
    ["off", "an unknown id", { extensions: persisted(other) }, 400, "DOCUMENT_UNKNOWN"],
    ["off", "a text", { query: other }, 200, undefined],
    ["off", "a text with an id", { query: other, extensions: persisted(other) }, 200, undefined],
    ["off", "neither", { variables: {} }, 400, "BAD_REQUEST"],
    ["off", "a text that does not fit", { query: "{ nothing }" }, 400, "BAD_REQUEST"],
    ["off", "a subscription", { query: raceBoardUpdated }, 400, "BAD_REQUEST"],
    [
      "off",
      "one of two operations",
      { query: `${other} query Second { serverTime }`, operationName: "Second" },
      200,
      undefined,
    ],
    ["off", "none of two operations", { query: `${other} query Second { serverTime }` }, 400, "BAD_REQUEST"],
  ])("%s: %s", async (mode, _, body, status, code) => {
    const answer = await post(mode, body);
    expect([answer.status, codeOf(answer)]).toEqual([status, code]);
    if (status === 200) expect(answer.body.data.serverTime).toEqual(expect.any(Number));
  });
});

describe("apq", () => {
  test(
    "a hash that is not known is answered with the sentence that clients wait for; with the text it runs, and the " +
      "hash alone from then on",
    async () => {
      const text = "query Negotiated { serverTime }";
      const first = await post("apq", { extensions: persisted(text) });
      expect(first).toEqual({
        status: 400,
        body: { errors: [{ message: "PersistedQueryNotFound", extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }] },
      });
      expect((await post("apq", { query: text, extensions: persisted(text) })).status).toBe(200);
      expect((await post("apq", { extensions: persisted(text) })).body.data.serverTime).toEqual(expect.any(Number));
    },
  );

  test("so many texts are kept, and the one asked for the longest ago goes first", async () => {
    const text = (number: number) => `query Number${number} { serverTime }`;
    for (let i = 0; i < 500; i += 1) await post("apq", { query: text(i), extensions: persisted(text(i)) });
    expect((await post("apq", { extensions: persisted(text(0)) })).status).toBe(200);
    await post("apq", { query: text(500), extensions: persisted(text(500)) });
    const answers = await Promise.all(
      [0, 1, 2, 500].map((number) => post("apq", { extensions: persisted(text(number)) })),
    );
    expect(answers.map(codeOf)).toEqual([undefined, "PERSISTED_QUERY_NOT_FOUND", undefined, undefined]);
  });

  test("a mutation can be negotiated like any other", async () => {
    const text = `${createGuest} `;
    const body = { query: text, extensions: persisted(text) };
    expect((await post("apq", body)).body.data.createGuest.token).toMatch(/^[\w-]{43}$/u);
  });
});

describe("the websocket obeys the same rules", () => {
  const text = "subscription Live { raceBoardUpdated { id } }";
  test.each([
    ["strict", { query: text }, "QUERY_NOT_ALLOWED"],
    ["strict", { query: text, extensions: persisted(text) }, "DOCUMENT_UNKNOWN"],
    ["apq", { query: text }, "QUERY_NOT_ALLOWED"],
    ["apq", { query: "", extensions: persisted(text) }, "PERSISTED_QUERY_NOT_FOUND"],
    ["apq", { query: text, extensions: persisted("") }, "HASH_MISMATCH"],
    ["off", { query: "" }, "BAD_REQUEST"],
    ["off", { query: "subscription { nothing }" }, "BAD_REQUEST"],
    ["off", { query: "{ serverTime }" }, "BAD_REQUEST"],
    [
      "off",
      { query: `subscription { ${Array.from({ length: 16 }, (_, i) => `a${i}: raceBoardUpdated { id }`).join(" ")} }` },
      "TOO_COMPLEX",
    ],
  ])("%s refuses %j with %s", async (mode, payload, code) =>
    expect((await subscribe(mode, payload)).extensions.code).toBe(code),
  );

  test.each([
    ["apq", { query: text, extensions: persisted(text) }],
    ["off", { query: text }],
  ])("%s follows %j", async (mode, payload) =>
    expect((await subscribe(mode, payload)).data.raceBoardUpdated.id).toBeTruthy(),
  );
});

/** A query of fields within each other; `node` is a user. */
function deep(path: string): string {
  const [first, ...others] = path.split(" ");
  return `{ ${first}(id: "") { ... on User ${others.reduceRight((inner, field) => `{ ${field} ${inner} }`, "")} } }`;
}

describe("limits of texts", () => {
  test.each([
    ["depth 8", deep("node results edges node user results pageInfo hasNextPage"), undefined],
    ["depth 9", deep("node results edges node user results edges node id"), "TOO_COMPLEX"],
    ["15 aliases", `{ node(id: "") { ${Array.from({ length: 15 }, (_, i) => `a${i}: id`).join(" ")} } }`, undefined],
    [
      "16 aliases",
      `{ node(id: "") { ${Array.from({ length: 16 }, (_, i) => `a${i}: id`).join(" ")} } }`,
      "TOO_COMPLEX",
    ],
    ["10 root fields", `{ ${"serverTime ".repeat(10)} }`, undefined],
    ["11 root fields", `{ ${"serverTime ".repeat(11)} }`, "TOO_COMPLEX"],
    [
      "16 aliases by fragments",
      `{ node(id: "") { ${"...a ".repeat(16)} } } fragment a on Node { b: id }`,
      "TOO_COMPLEX",
    ],
    [
      "depth 9 by fragments",
      `${deep("node results edges node user ...a")} fragment a on User { results { edges { node { id } } } }`,
      "TOO_COMPLEX",
    ],
    [
      "11 root fields by fragments",
      "{ ...a ...a ...a ...a ...a ...a } fragment a on Query { serverTime __typename }",
      "TOO_COMPLEX",
    ],
    [
      "fragments that spread each other",
      "{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }",
      "BAD_REQUEST",
    ],
    ["a page of 100 with its texts", `{ texts(first: 100) { edges { node { id title body tags } } } }`, undefined],
    [
      "pages within pages",
      deep("node results(first:50) edges node user results(last:100) pageInfo hasNextPage"),
      undefined,
    ],
    [
      "pages of 100 within pages of 100 of much",
      `{ node(id: "") { ... on User { results(first: 100) { edges { node { user { results(first: 100) { edges {
        cursor } pageInfo { hasNextPage } } } } } } } } }`,
      "TOO_COMPLEX",
    ],
    [
      "a page as long as a variable says",
      `query ($n: Int) { node(id: "") { ... on User { results(first: $n) { edges { node { user { results(first: $n) {
        edges { cursor } pageInfo { hasNextPage } } } } } } } } }`,
      "TOO_COMPLEX",
    ],
    [
      "what tools ask of a schema",
      "{ __schema { types { fields { type { ofType { ofType { ofType { ofType { ofType { name } } } } } } } } } }",
      undefined,
    ],
  ])("%s", async (_, query, code) => {
    for (const [mode, body] of [
      ["off", { query }],
      ["apq", { query, extensions: persisted(query) }],
    ] as const)
      expect([mode, codeOf(await post(mode, body))]).toEqual([mode, code]);
  });

  test("all that the app asks is within them", () => {
    const file: Record<string, string> = JSON.parse(readFileSync("__generated__/persisted_queries.json", "utf8"));
    const beyond = Object.values(file).flatMap((text) =>
      validate(schema, parse(text), [documentCostRule]).map(({ message }) => message),
    );
    expect(beyond).toEqual([]);
  });

  test("fragments that double at each level are measured without following each", async () => {
    const fragments = Array.from(
      { length: 60 },
      (_, i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`,
    ).join(" ");
    expect(codeOf(await post("off", { query: `{ ...f0 } ${fragments} fragment f60 on Query { serverTime }` }))).toBe(
      "TOO_COMPLEX",
    );
  });

  test("a text of more words than any of ours is not even read", async () => {
    const query = `{ ${"serverTime ".repeat(documentLimits.tokens)} }`;
    expect(await post("off", { query })).toMatchObject({
      status: 400,
      body: { errors: [{ message: expect.stringContaining("token") }] },
    });
  });

  test("100 KB are the most", async () => {
    expect((await post("off", { query: `{ serverTime } #${"x".repeat(102_400)}` })).status).toBe(413);
  });
});

describe("mode off leaves nothing out", () => {
  const text = 'mutation Guest { createGuest(input: {deviceLabel: "Test"}) { ... on SignedIn { token } } }';

  test("a mutation with an idempotency key runs once", async () => {
    const send = () =>
      new WireClient(urlOf("off")).post(JSON.stringify({ query: text }), {
        "idempotency-key": "0f8fad5b-d9cb-469f-a165-70867728950e",
      });
    const first = await send();
    expect(first.body.data.createGuest.token).toMatch(/^[\w-]{43}$/u);
    expect(await send()).toEqual(first);
    const other = await new WireClient(urlOf("off")).post(JSON.stringify({ query: `${text} ` }), {
      "idempotency-key": "0f8fad5b-d9cb-469f-a165-70867728950e",
    });
    expect([other.status, codeOf(other)]).toEqual([422, "IDEMPOTENCY_KEY_REUSED"]);
  });

  test("a session that has ended is told so", async () => {
    const answer = await new WireClient(urlOf("off"), "x".repeat(43)).post(JSON.stringify({ query: "{ serverTime }" }));
    expect([answer.status, codeOf(answer)]).toEqual([401, "SESSION_EXPIRED"]);
  });

  test("wrong variables are a request that did not run: 400 to who reads GraphQL's own media type, 200 to others", async () => {
    const body = JSON.stringify({ query: "query Q($id: ID!) { node(id: $id) { id } }" });
    const ask = async (accept: string) => {
      const { status, body: answer } = await new WireClient(urlOf("off")).post(body, { accept });
      return [status, answer.errors[0].extensions.code, "data" in answer];
    };
    expect([await ask("application/graphql-response+json"), await ask("application/json")]).toEqual([
      [400, "BAD_REQUEST", false],
      [200, "BAD_REQUEST", false],
    ]);
  });

  test("a file can come with a text", async () => {
    const form = new FormData();
    form.append(
      "operations",
      JSON.stringify({
        query: "mutation Avatar($file: Upload!) { uploadAvatar(file: $file) { ... on Error { code } } }",
        variables: { file: null },
      }),
    );
    form.append("map", '{"0":["variables.file"]}');
    form.append("0", new Blob(["x"]), "me.png");
    const response = await fetch(`${urlOf("off")}/graphql`, {
      method: "POST",
      headers: { "x-typeloop-request": "1" },
      body: form,
    });
    expect([response.status, await response.json()]).toEqual([
      200,
      { data: { uploadAvatar: { code: "NOT_SIGNED_IN" } } },
    ]);
  });
});
