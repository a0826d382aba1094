import { getRequestIdentifier, type GraphQLResponse, type Variables } from "relay-runtime";
import persisted from "../../../__generated__/persisted_queries.json";
import { createNetwork } from "../../../src/app/relay/environment";
import { clearHydrationResponses, setHydrationResponses } from "../../../src/app/relay/hydrationResponses";
import type { RuntimeConfig } from "../../../src/app/relay/runtimeConfig";
import { MisbehavingServer } from "../../support/MisbehavingServer";
import { shippedParams } from "../../support/shippedParams";

let server: MisbehavingServer;

beforeEach(async () => void (server = await MisbehavingServer.start()));
afterEach(async () => {
  // Each test ends its subscriptions; a connection that a server closes is reported on the console.
  await server.until(() => server.connections.every(({ socket }) => socket.readyState === 3));
  await server.stop();
});

const network = (difference: Partial<RuntimeConfig> = {}) =>
  createNetwork({
    graphqlUrl: server.url,
    websocketUrl: server.websocketUrl,
    persistedQueries: "strict",
    ...difference,
  });
const execute = (
  kind: "query" | "mutation" | "subscription",
  variables: Variables,
  difference?: Partial<RuntimeConfig>,
) => network(difference).execute(shippedParams[kind], variables, {});
const asked = () => server.connections.flatMap(({ messages }) => messages.filter(({ type }) => type === "subscribe"));
const say = (message: object) =>
  server.connections.at(-1)!.socket.send(JSON.stringify({ id: asked().at(-1)!["id"], ...message }));

/** Resolves when something has been received. */
async function heard(received: readonly unknown[]): Promise<void> {
  while (received.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
}

test("queries and mutations are sent over HTTP, and never over the websocket", async () => {
  await execute("query", {}).toPromise();
  await execute("mutation", { file: new Blob(["x"]) }).toPromise();
  expect(server.requests).toHaveLength(2);
  expect(server.connections).toEqual([]);
});

test("a query takes the response that is in the page; a mutation is sent all the same", async () => {
  const inPage = (kind: "query" | "mutation") => getRequestIdentifier(shippedParams[kind], {});
  const response = { data: {} };
  setHydrationResponses(
    { answers: { [inPage("query")]: response, [inPage("mutation")]: response }, visitor: {}, pending: [] } as never,
    false,
  );
  try {
    await execute("query", {}).toPromise();
    expect(server.requests).toHaveLength(0);
    await execute("mutation", {}).toPromise();
    expect(server.requests).toHaveLength(1);
  } finally {
    clearHydrationResponses();
  }
});

test("a subscription goes over the websocket, and never over HTTP", async () => {
  const received: GraphQLResponse[] = [];
  const following = execute("subscription", { code: "ABC234" }).subscribe({
    next: (response) => received.push(response),
  });
  await server.until(() => asked().length === 1);
  const { id } = shippedParams.subscription;
  expect(asked()[0]!["payload"]).toEqual({
    query: "",
    operationName: "RacePageSubscription",
    variables: { code: "ABC234" },
    extensions: { persistedQuery: { version: 1, sha256Hash: id } },
  });

  say({ type: "next", payload: { data: { tick: 1 } } });
  await heard(received);
  following.unsubscribe();
  await server.until(() => server.connections[0]!.socket.readyState === 3);
  expect(received).toEqual([{ data: { tick: 1 } }]);
  expect(server.requests).toEqual([]);
});

test("without a websocket endpoint a subscription never emits", () => {
  const received = jest.fn();
  execute("subscription", {}, { websocketUrl: null })
    .subscribe({ next: received, error: received, complete: received })
    .unsubscribe();
  expect(received).not.toHaveBeenCalled();
  expect(server.connections).toEqual([]);
});

const { id } = shippedParams.subscription;
const text = (persisted as Record<string, string>)[id!];

test("apq: a subscription that the server does not know is sent once more with its text", async () => {
  const received: GraphQLResponse[] = [];
  const following = execute("subscription", {}, { persistedQueries: "apq" }).subscribe({
    next: (response) => received.push(response),
  });
  await server.until(() => asked().length === 1);
  say({ type: "error", payload: [{ message: "PersistedQueryNotFound" }] });
  await server.until(() => asked().length === 2);
  expect(asked().map(({ payload }) => payload.query)).toEqual(["", text]);
  expect(asked()[1]!["payload"].extensions).toEqual(asked()[0]!["payload"].extensions);
  say({ type: "next", payload: { data: { tick: 1 } } });
  await heard(received);
  expect(received).toEqual([{ data: { tick: 1 } }]);
  following.unsubscribe();
});

test("off: a subscription is sent as text, without an id", async () => {
  const following = execute("subscription", {}, { persistedQueries: "off" }).subscribe({});
  await server.until(() => asked().length === 1);
  expect(asked()[0]!["payload"]).toEqual({ query: text, operationName: "RacePageSubscription", variables: {} });
  following.unsubscribe();
});

test("a subscription that is refused is logged once, with its operation and trace", async () => {
  const written = jest.spyOn(console, "error").mockImplementation();
  const failed = execute("subscription", { code: "secret" }).toPromise();
  await server.until(() => asked().length === 1);
  say({ type: "error", payload: [{ message: "secret", extensions: { code: "NOT_FOUND", traceId: "t1" } }] });
  await expect(failed).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(written.mock.calls).toEqual([["GraphQL RacePageSubscription: NOT_FOUND (trace t1)"]]);
});
