import type { Variables } from "relay-runtime";
import persisted from "../../../__generated__/persisted_queries.json";
import { createNetwork } from "../../../src/app/relay/environment";
import { isNewVersionAvailable } from "../../../src/app/relay/connectionState";
import { withIdempotencyKey } from "../../../src/app/relay/fetchOperation";
import { RequestError } from "../../../src/app/relay/RequestError";
import { noRetry } from "../../../src/app/relay/retry";
import type { PersistedQueryMode } from "../../../src/app/relay/runtimeConfig";
import { clearToken, getToken, setToken } from "../../../src/app/relay/sessionToken";
import { acts, MisbehavingServer } from "../../support/MisbehavingServer";
import { quickTimers } from "../../support/quickTimers";
import { shippedParams } from "../../support/shippedParams";
import { untilTrue } from "../../support/untilTrue";

let server: MisbehavingServer;
let written: jest.SpyInstance;

beforeEach(async () => {
  server = await MisbehavingServer.start();
  clearToken();
  written = jest.spyOn(console, "error").mockImplementation();
});
afterEach(() => server.stop());

const network = (persistedQueries: PersistedQueryMode = "strict") =>
  createNetwork({ graphqlUrl: server.url, websocketUrl: null, persistedQueries });
const ask = (kind: "query" | "mutation", variables: Variables = {}, mode?: PersistedQueryMode) =>
  network(mode).execute(shippedParams[kind], variables, {}).toPromise();
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error("It did not fail");
    },
    (error: unknown) => error as RequestError,
  );
const bodies = () => server.requests.map(({ body }) => body.toString());

const { id } = shippedParams.query;
const text = (persisted as Record<string, string>)[id!]!;
const extensions = `"extensions":{"persistedQuery":{"version":1,"sha256Hash":"${id}"}}`;

describe("the request", () => {
  test("strict: one POST of the operation's name, the variables and the document's id, and nothing else", async () => {
    server.will(acts.answer({ data: { serverTime: 1 } }));
    await expect(ask("query", { n: 1 })).resolves.toEqual({ data: { serverTime: 1 } });

    expect(bodies()).toEqual([`{"operationName":"serverClockQuery","variables":{"n":1},${extensions}}`]);
    const { method, url, headers } = server.requests[0]!;
    expect([method, url, headers["content-type"], headers.accept]).toEqual([
      "POST",
      "/graphql",
      "application/json",
      "application/graphql-response+json, application/json;q=0.9",
    ]);
    expect(headers["idempotency-key"]).toBeUndefined();
  });

  test("apq: by id, and once more with the text and the same extensions when the server does not know it", async () => {
    const unknown = { errors: [{ message: "PersistedQueryNotFound" }] };
    server.will(
      acts.answer(unknown),
      acts.answer({ data: { serverTime: 1 } }),
      acts.answer({ data: { serverTime: 2 } }),
    );
    await expect(ask("query", {}, "apq")).resolves.toEqual({ data: { serverTime: 1 } });
    await expect(ask("query", {}, "apq")).resolves.toEqual({ data: { serverTime: 2 } });

    const byId = `{"operationName":"serverClockQuery","variables":{},${extensions}}`;
    expect(bodies()).toEqual([
      byId,
      `{"operationName":"serverClockQuery","variables":{},"query":${JSON.stringify(text)},${extensions}}`,
      byId,
    ]);
    expect(written).not.toHaveBeenCalled();
    expect(isNewVersionAvailable()).toBe(false);
  });

  test("apq: the same with the extension's code, with the mutation's key", async () => {
    server.will(acts.refuse("PERSISTED_QUERY_NOT_FOUND"), acts.answer({ data: {} }));
    await ask("mutation", {}, "apq");
    const [first, second] = server.requests;
    expect(second!.headers["idempotency-key"]).toBe(first!.headers["idempotency-key"]);
  });

  test("a mutation with a given key is sent with it, and any other with its own", async () => {
    const key = "6f9619ff-8b86-4011-b42d-00c04fc964ff";
    await network().execute(shippedParams.mutation, {}, withIdempotencyKey(key)).toPromise();
    await ask("mutation");
    const [first, second] = server.requests.map(({ headers }) => headers["idempotency-key"]);
    expect(first).toBe(key);
    expect(second).toMatch(/^[0-9a-f-]{36}$/u);
    expect(second).not.toBe(key);
  });

  test("apq: a text that is not known either is an error, logged once", async () => {
    server.will(acts.refuse("PERSISTED_QUERY_NOT_FOUND"), acts.refuse("PERSISTED_QUERY_NOT_FOUND"));
    expect((await failure(ask("query", {}, "apq"))).code).toBe("DOCUMENT_UNKNOWN");
    expect(server.requests).toHaveLength(2);
    expect(written).toHaveBeenCalledTimes(1);
  });

  test("off: always the text, without an id", async () => {
    await ask("query", { n: 1 }, "off");
    expect(bodies()).toEqual([
      `{"operationName":"serverClockQuery","variables":{"n":1},"query":${JSON.stringify(text)}}`,
    ]);
  });

  test("the token is sent as a bearer token; without one there is no header", async () => {
    await ask("query");
    setToken("secret", { shared: false });
    await ask("query");
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([undefined, "Bearer secret"]);
  });

  test("each mutation has its own key: a UUID", async () => {
    await ask("mutation");
    await ask("mutation");
    const [first, second] = server.requests.map(({ headers }) => headers["idempotency-key"]);
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/u);
    expect(second).not.toBe(first);
  });

  test("requests to this computer have trace headers: one trace, a span per request", async () => {
    await ask("query");
    await ask("query");
    const [first, second] = server.requests.map(({ headers }) => String(headers["sentry-trace"]));
    expect(first).toMatch(/^[0-9a-f]{32}-[0-9a-f]{16}-0$/u);
    expect(second!.slice(0, 33)).toBe(first!.slice(0, 33));
    expect(second).not.toBe(first);
    expect(server.requests[0]!.headers["baggage"]).toBe(`sentry-trace_id=${first!.slice(0, 32)}`);
  });
});

describe("the response", () => {
  test.each([
    ["413", acts.status(413), "PAYLOAD_TOO_LARGE"],
    ["500", acts.status(500), "INTERNAL"],
    ["501", acts.status(501), "INTERNAL"],
    ["404", acts.status(404), "INTERNAL"],
    ["data under status 300", acts.answer({ data: { a: 1 } }, 300), "INTERNAL"],
    ["data under status 400", acts.answer({ data: { a: 1 } }, 400), "INTERNAL"],
    ["an unknown document", acts.refuse("DOCUMENT_UNKNOWN", 400), "DOCUMENT_UNKNOWN"],
    ["a GraphQL error", acts.refuse("NOT_FOUND"), "NOT_FOUND"],
    ["an error under status 500", acts.refuse("INTERNAL", 500), "INTERNAL"],
    // It has a general message, because pages do not load the list of all codes.
    ["a code of a newer server", acts.refuse("SOMETHING_NEWER"), "SOMETHING_NEWER"],
    ["half a JSON text, whole", acts.notJson, "INTERNAL"],
    ["a page of a captive portal", acts.status(200, { "Content-Type": "text/html" }), "INTERNAL"],
    ["data that says it is a page", acts.wrongType({ data: { a: 1 } }), "INTERNAL"],
    ["neither data nor errors", acts.answer({}), "INTERNAL"],
  ])("%s is a failure, sent once and logged once", async (_, act, code) => {
    server.will(act);
    const error = await failure(ask("query"));
    expect(error).toBeInstanceOf(RequestError);
    expect(error.code).toBe(code);
    expect(server.requests).toHaveLength(1);
    expect(written).toHaveBeenCalledTimes(1);
  });

  test.each([301, 302, 303, 307, 308])("a redirect with status %i is a failure, and not followed", async (status) => {
    const elsewhere = await MisbehavingServer.start();
    server.will(acts.redirect(status, elsewhere.url));
    expect((await failure(ask("query"))).code).toBe("INTERNAL");
    expect(server.requests).toHaveLength(1);
    expect(elsewhere.requests).toEqual([]);
    await elsewhere.stop();
  });

  test("a redirect as shown by a browser, with status 0, is a failure", async () => {
    jest.spyOn(globalThis, "fetch").mockResolvedValue({
      status: 0,
      type: "opaqueredirect",
      headers: new Headers({ "content-type": "application/json" }),
      // In a browser it is empty; with content, only the status can make it a failure.
      text: async () => '{"data":{"a":1}}',
    } as Response);
    expect((await failure(ask("query"))).code).toBe("INTERNAL");
  });

  test("errors beside data are passed to Relay, and logged", async () => {
    server.will(
      acts.answer({
        data: { a: null },
        errors: [{ message: "no", path: ["a", 0], extensions: { code: "INTERNAL" } }, { message: "nor this" }],
      }),
    );
    await expect(ask("query")).resolves.toEqual({
      data: { a: null },
      errors: [{ message: "no", path: ["a", 0] }, { message: "nor this" }],
    });
    expect(written).toHaveBeenCalledTimes(2);
  });

  test("an ended session: the token is removed, and a query is sent again as a visitor", async () => {
    setToken("old", { shared: false });
    server.will(acts.refuse("SESSION_EXPIRED", 401), acts.answer({ data: { viewer: null } }));
    await expect(ask("query")).resolves.toEqual({ data: { viewer: null } });
    expect(getToken()).toBeNull();
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(["Bearer old", undefined]);
  });

  test("a sign-in during a query: it is sent again as the user, and the first response is dropped", async () => {
    let release = (): void => undefined;
    const signedIn = new Promise<void>((resolve) => (release = resolve));
    server.will(acts.late(signedIn, acts.answer({ data: { viewer: null } })), acts.answer({ data: { viewer: "ada" } }));
    const answer = ask("query");
    await untilTrue(() => server.requests.length === 1);
    setToken("of-ada", { shared: false });
    release();
    await expect(answer).resolves.toEqual({ data: { viewer: "ada" } });
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([undefined, "Bearer of-ada"]);
  });

  describe("a mutation during a query", () => {
    /** A query that is answered after a mutation, which is answered as `then` says. */
    async function during(then: unknown, cacheConfig = {}) {
      let release = () => undefined as void;
      const saved = new Promise<void>((resolve) => (release = resolve));
      server.will(acts.late(saved, acts.answer({ data: { rows: ["old"] } })), acts.answer(then));
      server.will(acts.answer({ data: { rows: ["new", "old"] } }));
      const asked = network().execute(shippedParams.query, {}, cacheConfig).toPromise();
      await untilTrue(() => server.requests.length === 1);
      await network().execute(shippedParams.mutation, {}, cacheConfig).toPromise();
      release();
      return asked;
    }

    test("what may have been read before it is dropped, and asked for once more", async () => {
      await expect(during({ data: {} })).resolves.toEqual({ data: { rows: ["new", "old"] } });
      expect(server.requests).toHaveLength(3);
    });

    test("polls and batches, which are soon followed by another, are not", async () => {
      await expect(during({ data: {} }, noRetry)).resolves.toEqual({ data: { rows: ["old"] } });
      expect(server.requests).toHaveLength(2);
    });
  });

  test("an ended session: a mutation is left to the user", async () => {
    setToken("old", { shared: false });
    server.will(acts.refuse("SESSION_EXPIRED", 401));
    expect((await failure(ask("mutation"))).code).toBe("SESSION_EXPIRED");
    expect(server.requests).toHaveLength(1);
    expect(getToken()).toBeNull();
  });

  test("an unknown document means a new version", async () => {
    server.will(acts.refuse("DOCUMENT_UNKNOWN", 400));
    await failure(ask("query"));
    expect(isNewVersionAvailable()).toBe(true);
  });
});

describe("the console", () => {
  const secret = "hunter22";
  const lines = () => written.mock.calls.map((parts) => parts.map(String).join(" "));

  test("has the operation, the code and the server's trace", async () => {
    server.will(acts.refuse("NOT_FOUND"));
    await failure(ask("query"));
    expect(lines()).toEqual(["GraphQL serverClockQuery: NOT_FOUND (trace from-the-server)"]);
  });

  test.each([
    ["a GraphQL error", [acts.refuse("BAD_REQUEST", 400, secret)]],
    ["a bare status", [acts.status(500)]],
    ["a broken network", [acts.drop, acts.drop, acts.drop, acts.drop, acts.drop]],
    ["a server that restarts", Array(5).fill(acts.status(503))],
  ])("%s: one line, with a trace, without variables or tokens", async (_, list) => {
    quickTimers();
    setToken(`token-${secret}`, { shared: false });
    server.will(...list);
    await failure(ask("mutation", { password: secret }));
    expect(lines()).toHaveLength(1);
    expect(lines()[0]).toMatch(/^GraphQL useSignOutMutation: [A-Z_]+ \(trace [\w-]+\)$/u);
    expect(JSON.stringify(written.mock.calls)).not.toContain(secret);
    expect(server.requests[0]!.body.toString()).toContain(secret);
  });

  test("the trace is the one that was sent, if the server names none", async () => {
    server.will(acts.status(500));
    await failure(ask("query"));
    expect(lines()[0]).toContain(`(trace ${String(server.requests[0]!.headers["sentry-trace"]).slice(0, 32)})`);
  });
});

test("without subscribers the request is aborted, the server notices, and nothing is logged", async () => {
  server.will(acts.silence);
  const outcome = jest.fn();
  const subscription = network()
    .execute(shippedParams.query, {}, {})
    .subscribe({ next: outcome, error: outcome, complete: outcome });
  await server.until(() => server.requests.length === 1);
  subscription.unsubscribe();
  await server.until(() => server.aborted === 1);
  expect(written).not.toHaveBeenCalled();
  expect(outcome).not.toHaveBeenCalled();
});
