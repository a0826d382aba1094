import type { GraphQLResponse, INetwork, RequestParameters, Variables } from "relay-runtime";
import { PREFLIGHT_HEADER } from "../../../src/contract/wire";
import { createNetwork } from "../../../src/app/relay/network";
import { RequestError } from "../../../src/app/relay/RequestError";
import { clearToken, getToken, setToken } from "../../../src/app/relay/sessionToken";
import { watchUpload } from "../../../src/app/relay/uploadProgress";

const config = { graphqlUrl: "https://typeloop.test/graphql", websocketUrl: "wss://typeloop.test/graphql", persistedQueries: "strict" } as const;
const subscribed: unknown[] = [];

jest.mock("../../../src/app/relay/socketClient", () => ({
  createSocketClient: () => ({
    subscribe: (request: unknown, _name: string, sink: { next: (response: unknown) => void }) => {
      subscribed.push(request);
      sink.next({ data: { tick: 1 } });
      return () => subscribed.push("stopped");
    },
  }),
}));

const params = (operationKind: "query" | "mutation" | "subscription"): RequestParameters => ({ id: "abc123", cacheID: "abc123", metadata: {}, name: "SomeOperation", operationKind, providedVariables: undefined, text: null }) as unknown as RequestParameters;

const execute = (network: INetwork, kind: "query" | "mutation" | "subscription", variables: Variables = {}) => network.execute(params(kind), variables, {});
const ask = (kind: "query" | "mutation", variables?: Variables) => execute(createNetwork(config), kind, variables).toPromise();

const answers: { status: number; body: unknown }[] = [];
const calls: { url: string; init: RequestInit }[] = [];

beforeEach(() => {
  answers.length = 0;
  calls.length = 0;
  subscribed.length = 0;
  clearToken();
  globalThis.fetch = jest.fn(async (url, init) => {
    calls.push({ url: String(url), init: init ?? {} });
    const answer = answers.shift();
    if (answer === undefined) throw new TypeError("Failed to fetch");
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  }) as typeof fetch;
});

const headers = (index = 0) => new Headers(calls[index]?.init.headers);

test("a query is one POST of the document's id and the variables, and nothing else", async () => {
  answers.push({ status: 200, body: { data: { a: 1 } } });

  await expect(ask("query", { n: 1 })).resolves.toEqual({ data: { a: 1 } });

  expect(calls).toHaveLength(1);
  expect(calls[0]!.url).toBe(config.graphqlUrl);
  expect(JSON.parse(String(calls[0]!.init.body))).toEqual({ operationName: "SomeOperation", variables: { n: 1 }, extensions: { persistedQuery: { version: 1, sha256Hash: "abc123" } } });
});

test("the token travels as a bearer token; without one there is no header", async () => {
  answers.push({ status: 200, body: { data: {} } }, { status: 200, body: { data: {} } });
  await ask("query");
  setToken("secret", { shared: false });
  await ask("query");

  expect(headers(0).has("Authorization")).toBe(false);
  expect(headers(1).get("Authorization")).toBe("Bearer secret");
});

test("a subscription goes over the websocket and never over HTTP", async () => {
  const received: GraphQLResponse[] = [];
  const subscription = execute(createNetwork(config), "subscription", { code: "ABCDEF" }).subscribe({ next: (response) => received.push(response) });
  await new Promise((resolve) => setTimeout(resolve, 50));

  expect(received).toEqual([{ data: { tick: 1 } }]);
  expect(subscribed).toEqual([{ operationName: "SomeOperation", variables: { code: "ABCDEF" }, extensions: { persistedQuery: { version: 1, sha256Hash: "abc123" } }, query: "" }]);
  subscription.unsubscribe();
  expect(subscribed).toContain("stopped");
  expect(calls).toEqual([]);
});

test("where the host runs no websocket a subscription is silent", () => {
  const received: unknown[] = [];
  const subscription = execute(createNetwork({ ...config, websocketUrl: null }), "subscription").subscribe({ next: (response) => received.push(response), error: (error: Error) => received.push(error) });
  subscription.unsubscribe();

  expect(received).toEqual([]);
});

describe("files", () => {
  class FakeRequest extends EventTarget {
    static last: FakeRequest | undefined;
    readonly upload = new EventTarget();
    readonly headers = new Map<string, string>();
    status = 200;
    responseText = '{"data":{"uploaded":true}}';
    body: FormData | undefined;
    constructor() {
      super();
      FakeRequest.last = this;
    }
    open() {}
    abort() {
      this.dispatchEvent(new Event("abort"));
    }
    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value);
    }
    send(body: FormData) {
      this.body = body;
      this.upload.dispatchEvent(Object.assign(new Event("progress"), { lengthComputable: true, loaded: 1, total: 4 }));
      this.dispatchEvent(new Event("load"));
    }
  }

  beforeEach(() => {
    globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  });

  test("a file anywhere in the variables makes the request multipart: operations, map, then the files", async () => {
    const [one, two] = [new File(["one"], "one.png"), new Blob(["two"])];
    const parts: number[] = [];
    watchUpload(one, (part) => parts.push(part));

    await expect(ask("mutation", { cover: one, nested: { list: [null, two] } })).resolves.toEqual({ data: { uploaded: true } });

    const { body, headers: sent } = FakeRequest.last!;
    expect([...body!.keys()]).toEqual(["operations", "map", "0", "1"]);
    expect(JSON.parse(String(body!.get("operations"))).variables).toEqual({ cover: null, nested: { list: [null, null] } });
    expect(JSON.parse(String(body!.get("map")))).toEqual({ "0": ["variables.cover"], "1": ["variables.nested.list.1"] });
    expect(sent.has(PREFLIGHT_HEADER)).toBe(true);
    expect(parts).toEqual([0.25]);
    expect(calls).toEqual([]);
  });
});

describe("failures", () => {
  let written: jest.SpyInstance;
  beforeEach(() => {
    written = jest.spyOn(console, "error").mockImplementation();
  });

  const failure = (promise: Promise<unknown>) => promise.then(
    () => {
      throw new Error("It did not fail");
    },
    (error: unknown) => error as RequestError,
  );

  test("no server: NETWORK, told once, without the variables", async () => {
    const error = await failure(ask("mutation", { password: "hunter22" }));
    expect(error).toBeInstanceOf(RequestError);
    expect(error.code).toBe("NETWORK");
    expect(written).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(written.mock.calls)).not.toContain("hunter22");
  });

  test.each([
    [413, {}, "PAYLOAD_TOO_LARGE"],
    [429, {}, "RATE_LIMITED"],
    [503, {}, "NETWORK"],
    [500, {}, "INTERNAL"],
    [301, { data: { a: 1 } }, "INTERNAL"],
    [400, { errors: [{ message: "", extensions: { code: "DOCUMENT_UNKNOWN" } }] }, "DOCUMENT_UNKNOWN"],
    [200, { data: null, errors: [{ message: "", extensions: { code: "NOT_FOUND", traceId: "t1" } }] }, "NOT_FOUND"],
    [200, { data: null, errors: [{ message: "", extensions: { code: "SOMETHING_NEWER" } }] }, "INTERNAL"],
    [200, "nonsense", "INTERNAL"],
  ])("status %i with %j is %s", async (status, body, code) => {
    answers.push({ status, body });
    expect((await failure(ask("query"))).code).toBe(code);
    expect(written).toHaveBeenCalledTimes(1);
  });

  test("errors beside data go on to Relay", async () => {
    const body = { data: { a: null }, errors: [{ message: "no", path: ["a"], extensions: { code: "INTERNAL" } }] };
    answers.push({ status: 200, body });
    await expect(ask("query")).resolves.toEqual({ data: { a: null }, errors: [{ message: "no", path: ["a"] }] });
    expect(written).toHaveBeenCalledTimes(1);
  });

  test("an ended session: the token goes, and a query is asked again as anybody", async () => {
    setToken("old", { shared: false });
    answers.push({ status: 401, body: { errors: [{ message: "", extensions: { code: "SESSION_EXPIRED" } }] } }, { status: 200, body: { data: { viewer: null } } });

    await expect(ask("query")).resolves.toEqual({ data: { viewer: null } });
    expect(getToken()).toBeNull();
    expect(headers(1).has("Authorization")).toBe(false);
  });

  test("an ended session: a mutation is left to the person", async () => {
    setToken("old", { shared: false });
    answers.push({ status: 401, body: { errors: [{ message: "", extensions: { code: "SESSION_EXPIRED" } }] } });

    expect((await failure(ask("mutation"))).code).toBe("SESSION_EXPIRED");
    expect(calls).toHaveLength(1);
    expect(getToken()).toBeNull();
  });

  test("nobody waits any more: the request is given up without a word", async () => {
    let signal: AbortSignal | null | undefined;
    globalThis.fetch = jest.fn((_url, init) => {
      signal = init?.signal;
      return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError"))));
    }) as typeof fetch;
    execute(createNetwork(config), "query").subscribe({}).unsubscribe();
    await new Promise((resolve) => setTimeout(resolve));

    expect(signal?.aborted).toBe(true);
    expect(written).not.toHaveBeenCalled();
  });
});
