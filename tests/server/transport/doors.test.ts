import { createClient } from "graphql-ws";
import { WebSocket } from "ws";
import * as op from "../../support/raceOperations";
import { guest } from "../../support/guest";
import { persisted, WireClient } from "../../support/WireClient";
import { startTestServer, type TestServer } from "../../support/startTestServer";

let server: TestServer;
let client: WireClient;

beforeAll(async () => {
  server = await startTestServer({ operations: op.raceOperations });
  client = new WireClient(server.url);
});
afterAll(() => server.close());

const codeOf = ({ body }: { body: any }) => body.errors?.[0]?.extensions?.code;

describe("the HTTP door", () => {
  test("runs a known document by its hash", async () => {
    const { status, body } = await client.send(op.serverTime);
    expect(status).toBe(200);
    expect(Math.abs(body.data.serverTime - Date.now())).toBeLessThan(5_000);
  });

  test.each([
    ["raw text", JSON.stringify({ query: "{ serverTime }" }), 400, "QUERY_NOT_ALLOWED"],
    ["an unknown hash", JSON.stringify({ extensions: persisted("{ viewer { id } }") }), 400, "DOCUMENT_UNKNOWN"],
    [
      "an unknown hash with its text",
      JSON.stringify({ query: "{ viewer { id } }", extensions: persisted("{ viewer { id } }") }),
      400,
      "DOCUMENT_UNKNOWN",
    ],
    [
      "a hash that is none",
      JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: "__proto__" } } }),
      400,
      "QUERY_NOT_ALLOWED",
    ],
    ["no JSON", "{", 400, "BAD_REQUEST"],
    ["a list", "[]", 400, "BAD_REQUEST"],
    [
      "variables that are no object",
      JSON.stringify({ variables: 3, extensions: persisted(op.serverTime) }),
      400,
      "BAD_REQUEST",
    ],
    ["a subscription", JSON.stringify({ extensions: persisted(op.raceBoardUpdated) }), 400, "BAD_REQUEST"],
  ])("refuses %s", async (_, body, status, code) => {
    const answer = await client.post(body);
    expect([answer.status, codeOf(answer)]).toEqual([status, code]);
  });

  test("refuses a body over 100 KB, and one of another type", async () => {
    const long = await client.post(
      JSON.stringify({ variables: { x: "x".repeat(103_000) }, extensions: persisted(op.serverTime) }),
    );
    expect([long.status, codeOf(long)]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
    const form = await client.post("query=1", { "content-type": "application/x-www-form-urlencoded" });
    expect(form.status).toBe(415);
  });

  test("a token that is unknown or malformed ends in 401 SESSION_EXPIRED", async () => {
    for (const token of ["nonsense", "x".repeat(43)]) {
      const answer = await new WireClient(server.url, token).send(op.serverTime);
      expect([answer.status, codeOf(answer)]).toEqual([401, "SESSION_EXPIRED"]);
    }
  });

  test.each(["abc", "", "VXNlcg==", "Rm9vOjE=", "VXNlcjpub3RhdXVpZA=="])(
    "an id that was never made, %j, is not found",
    async (id) => {
      expect(await client.run(op.resultById, { id })).toEqual({ node: null });
    },
  );

  test("wrong variables are a bad request that names them, not a failure of the server", async () => {
    const answer = await client.send(op.raceByCode, { code: "lower case" });
    expect(codeOf(answer)).toBe("BAD_REQUEST");
  });
});

describe("the websocket door", () => {
  const subscribe = (payload: object, token?: string) =>
    new Promise<any>((resolve) => {
      const socket = createClient({
        url: `${server.url.replace("http", "ws")}/graphql`,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
        ...(token === undefined ? {} : { connectionParams: { Authorization: `Bearer ${token}` } }),
      });
      const end = (outcome: unknown) => {
        resolve(outcome);
        void socket.dispose();
      };
      socket.subscribe(payload as any, {
        next: end,
        error: (error: any) => end(Array.isArray(error) ? error[0] : error),
        complete: () => {},
      });
    });

  test("follows a known subscription", async () => {
    expect(
      (await subscribe({ query: "", extensions: persisted(op.raceBoardUpdated) })).data.raceBoardUpdated.id,
    ).toBeTruthy();
  });

  test.each([
    ["raw text", { query: "subscription { raceBoardUpdated { id } }" }, "QUERY_NOT_ALLOWED"],
    [
      "an unknown hash",
      { query: "", extensions: persisted("subscription { raceBoardUpdated { id } }") },
      "DOCUMENT_UNKNOWN",
    ],
    ["a query", { query: "", extensions: persisted(op.serverTime) }, "BAD_REQUEST"],
    ["a mutation", { query: "", extensions: persisted(op.createGuest) }, "BAD_REQUEST"],
  ])("refuses %s", async (_, payload, code) => {
    expect((await subscribe(payload)).extensions?.code).toBe(code);
  });

  test("closes with 4403 on an unknown token", async () => {
    expect(await subscribe({ query: "", extensions: persisted(op.raceBoardUpdated) }, "nonsense")).toMatchObject({
      code: 4403,
    });
  });

  test("another site's page is turned away", async () => {
    const socket = new WebSocket(`${server.url.replace("http", "ws")}/graphql`, "graphql-transport-ws", {
      origin: "https://evil.example",
    });
    const error = await new Promise<Error>((resolve) => socket.on("error", resolve));
    expect(error.message).toMatch(/403/);
  });

  test("a slow class of watchers costs one execution: all get the same snapshot", async () => {
    const host = await guest(server.url);
    const { createRace } = await host.run(op.createRace, { input: { visibility: "PRIVATE", language: "NL" } });
    const people = await Promise.all(Array.from({ length: 5 }, () => guest(server.url)));
    const follows = people.map((person) => person.follow(op.raceUpdated, { code: createRace.race.code }));
    const snapshots = await Promise.all(follows.map((follow) => follow.next()));
    expect(new Set(snapshots.map((snapshot) => JSON.stringify(snapshot))).size).toBe(1);
    await Promise.all(people.map((person) => person.disconnect()));
  });
});
