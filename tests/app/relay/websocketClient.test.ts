import {
  getConnectionState,
  setConnectionState,
  subscribeToConnectionState,
  getLiveTransport,
  setLiveTransport,
  subscribeToLiveTransport,
} from "../../../src/app/relay/connectionState";
import type { OperationResult } from "../../../src/app/relay/RequestError";
import { clearToken, getToken, setToken } from "../../../src/app/relay/sessionToken";
import { createWebsocketClient, websocketTiming, type WebsocketTiming } from "../../../src/app/relay/websocketClient";
import { TOKEN_KEY } from "../../../src/contract/protocol";
import { MisbehavingServer } from "../../support/MisbehavingServer";

let server: MisbehavingServer;
let written: jest.SpyInstance;
const stops: (() => void)[] = [];

beforeEach(async () => {
  server = await MisbehavingServer.start();
  clearToken();
  setConnectionState("online");
  setLiveTransport("websocket");
  written = jest.spyOn(console, "error").mockImplementation();
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await server.stop();
  // A page learns a moment later that its sockets are closed; that must not affect the next test.
  await new Promise((resolve) => setTimeout(resolve, 50));
});

/** The real proportions, but faster; slow enough for a busy computer. */
const fast: WebsocketTiming = {
  timeoutMs: 1000,
  pingMs: 300,
  connectDeadline: (attempt) => websocketTiming.connectDeadline(attempt) / 2,
  reconnectDelay: () => 5,
  restartDelay: () => 5,
};

function follow(client = createWebsocketClient(server.websocketUrl, fast), code = "ABC234") {
  const answers: OperationResult[] = [];
  let isComplete = false;
  const request = {
    operationName: "X",
    variables: { code },
    query: "",
    extensions: { persistedQuery: { version: 1, sha256Hash: "abc" } },
  } as const;
  const stop = client.subscribe(request, "X", {
    next: (answer) => answers.push(answer),
    complete: () => (isComplete = true),
  });
  stops.push(stop);
  return { client, answers, stop, isComplete: () => isComplete };
}

const asked = (index: number) => server.connections[index]?.messages.filter(({ type }) => type === "subscribe") ?? [];
const initOf = (index: number) => server.connections[index]?.messages[0];
const push = (index: number, data: object) =>
  server.connections[index]!.socket.send(
    JSON.stringify({ id: asked(index)[0]!["id"], type: "next", payload: { data } }),
  );

/** Resolves when this many results have arrived. */
async function heard(answers: readonly OperationResult[], count: number): Promise<void> {
  while (answers.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
}

test("the connection deadline grows by a fifth, from 1000 ms to 30000 ms; silence is 30000 ms", () => {
  expect([0, 1, 2, 3].map(websocketTiming.connectDeadline)).toEqual([1000, 1200, 1440, 1727]);
  expect(websocketTiming.connectDeadline(18)).toBeLessThan(30_000);
  expect(websocketTiming.connectDeadline(19)).toBe(30_000);
  expect(websocketTiming.connectDeadline(10_000)).toBe(30_000);
  expect(websocketTiming.timeoutMs).toBe(30_000);
  expect(websocketTiming.pingMs).toBeLessThan(30_000);
});

test("after a restart the wait is short, and random", () => {
  const chance = jest.spyOn(Math, "random").mockReturnValue(0);
  expect(websocketTiming.restartDelay()).toBe(0);
  chance.mockReturnValue(1);
  expect(websocketTiming.restartDelay()).toBe(400);
  chance.mockRestore();
});

test("the wait before reconnecting doubles from 100 ms to 10000 ms, half of it random", () => {
  const chance = jest.spyOn(Math, "random").mockReturnValue(1);
  expect([1, 2, 3].map(websocketTiming.reconnectDelay)).toEqual([100, 200, 400]);
  expect(websocketTiming.reconnectDelay(500)).toBe(10_000);
  chance.mockReturnValue(0);
  expect(websocketTiming.reconnectDelay(3)).toBe(200);
});

test("a subscription: connection, document and variables, the values, and the end", async () => {
  const { answers, stop } = follow();
  await server.until(() => asked(0).length === 1);
  expect(initOf(0)).toEqual({ type: "connection_init", payload: {} });
  expect(asked(0)[0]).toEqual({
    id: 'X {"code":"ABC234"}',
    type: "subscribe",
    payload: {
      operationName: "X",
      variables: { code: "ABC234" },
      query: "",
      extensions: { persistedQuery: { version: 1, sha256Hash: "abc" } },
    },
  });
  push(0, { tick: 1 });
  await heard(answers, 1);
  expect(answers).toEqual([{ response: { data: { tick: 1 } }, errors: [] }]);
  stop();
  await server.until(() => server.connections[0]!.socket.readyState === 3);
});

test("a connection that closed after its last subscription is opened again for the next", async () => {
  const { client, stop } = follow();
  await server.until(() => asked(0).length === 1);
  stop();
  await server.until(() => server.connections[0]!.socket.readyState === 3);
  follow(client);
  await server.until(() => asked(1).length === 1);
  expect(getConnectionState()).toBe("online");
});

test("a refusal is a result, and the last one", async () => {
  const { answers, isComplete } = follow();
  await server.until(() => asked(0).length === 1);
  server.connections[0]!.socket.send(
    JSON.stringify({
      id: asked(0)[0]!["id"],
      type: "error",
      payload: [{ message: "", extensions: { code: "NOT_FOUND" } }],
    }),
  );
  await server.until(() => server.connections[0]!.socket.readyState === 3);
  expect(answers[0]!.errors[0]!.code).toBe("NOT_FOUND");
  expect(isComplete()).toBe(true);
});

describe("the token", () => {
  test("is sent as over HTTP", async () => {
    setToken("secret", { shared: false });
    follow();
    await server.until(() => asked(0).length === 1);
    expect(initOf(0)).toEqual({ type: "connection_init", payload: { Authorization: "Bearer secret" } });
  });

  test.each([
    ["signing in", null, () => setToken("new", { shared: false }), { Authorization: "Bearer new" }],
    ["another token", "old", () => setToken("new", { shared: false }), { Authorization: "Bearer new" }],
    ["signing out", "old", clearToken, {}],
    [
      "signing in in another tab",
      null,
      () => {
        localStorage.setItem(TOKEN_KEY, "new");
        window.dispatchEvent(new StorageEvent("storage", { key: TOKEN_KEY, newValue: "new" }));
      },
      { Authorization: "Bearer new" },
    ],
    [
      "signing out in another tab",
      "old",
      () => {
        localStorage.removeItem(TOKEN_KEY);
        window.dispatchEvent(new StorageEvent("storage", { key: TOKEN_KEY, newValue: null }));
      },
      {},
    ],
  ])(
    "%s makes a new connection with the same subscriptions, without reporting an outage",
    async (_, before, change, payload) => {
      if (before !== null) setToken(before, { shared: false });
      follow();
      await server.until(() => asked(0).length === 1);
      change();
      await server.until(() => asked(1).length === 1);
      expect(initOf(1)).toEqual({ type: "connection_init", payload });
      expect(asked(1)).toEqual(asked(0));
      expect(server.connections[0]!.socket.readyState).toBeGreaterThan(1);
      expect(getConnectionState()).toBe("online");
    },
  );

  test("a change while the connection is being made is not missed", async () => {
    server.willConnect("neverAck");
    setToken("old", { shared: false });
    follow();
    await server.until(() => server.connections[0]?.messages.length === 1);
    setToken("new", { shared: false });
    await server.until(() => asked(1).length === 1);
    expect(initOf(1)!["payload"]).toEqual({ Authorization: "Bearer new" });
  });

  test("the server ends a session: the token is removed, and the connection continues as a visitor", async () => {
    setToken("old", { shared: false });
    follow();
    await server.until(() => asked(0).length === 1);
    server.connections[0]!.socket.close(4403);
    await server.until(() => asked(1).length === 1);
    expect(getToken()).toBeNull();
    expect(initOf(1)!["payload"]).toEqual({});
  });
});

describe("a connection that fails", () => {
  const madeAnew = async () => {
    await server.until(() => asked(server.connections.length - 1).length === 1);
    expect(getConnectionState()).toBe("online");
  };

  test.each<readonly [string, () => void]>([
    ["is cut", () => server.connections[0]!.socket.terminate()],
    ...[1001, 1011, 1012, 4400, 4401, 4408, 4409, 4429, 4500].map(
      (code) => [`is closed with ${code}`, () => server.connections[0]!.socket.close(code)] as const,
    ),
  ])("that %s is replaced, its subscriptions start again, and nothing is logged", async (_, fail) => {
    const { client, answers } = follow();
    follow(client, "XYZ234");
    await server.until(() => asked(0).length === 2);
    push(0, { tick: 1 });
    fail();
    await server.until(() => asked(1).length === 2);
    expect(asked(1).map(({ payload }) => payload)).toEqual(asked(0).map(({ payload }) => payload));
    push(1, { tick: 2 });
    await heard(answers, 2);
    expect(answers.map(({ response }) => response)).toEqual([{ data: { tick: 1 } }, { data: { tick: 2 } }]);
    expect(getConnectionState()).toBe("online");
    expect(written.mock.calls).toEqual([[expect.stringMatching(/^GraphQL websocket: connection lost \(\d{4}\)$/u)]]);
  });

  test("that a restarting server closes is replaced without its wait, and the page is not offline", async () => {
    const states: string[] = [];
    const stopHearing = subscribeToConnectionState(() => states.push(getConnectionState()));
    const reconnectDelay = jest.fn(() => 5);
    follow(createWebsocketClient(server.websocketUrl, { ...fast, reconnectDelay }));
    await server.until(() => asked(0).length === 1);
    server.connections[0]!.socket.close(1012);
    await server.until(() => asked(1).length === 1);
    // And again, when the next process is restarted as well.
    server.connections[1]!.socket.close(1012);
    await server.until(() => asked(2).length === 1);
    stopHearing();
    expect(reconnectDelay).not.toHaveBeenCalled();
    expect(states).not.toContain("offline");
  });

  test("is reported as offline if no process takes over after a restart, and retried", async () => {
    const states: string[] = [];
    const stopHearing = subscribeToConnectionState(() => states.push(getConnectionState()));
    const failures: number[] = [];
    follow(
      createWebsocketClient(server.websocketUrl, { ...fast, reconnectDelay: (count) => (failures.push(count), 5) }),
    );
    await server.until(() => asked(0).length === 1);
    server.willConnect("neverUpgrade", "neverUpgrade");
    server.connections[0]!.socket.close(1012);
    await server.until(() => asked(server.connections.length - 1).length === 1 && server.connections.length > 1);
    stopHearing();
    expect(states).toEqual(["offline", "online"]);
    expect(failures).toEqual([2, 3]);
  });

  test("that is never upgraded is given up after its deadline, which grows, and is reset after a success", async () => {
    const deadlines: number[] = [];
    server.willConnect("neverUpgrade", "neverUpgrade", "neverUpgrade", "serve", "neverUpgrade");
    const client = createWebsocketClient(server.websocketUrl, {
      ...fast,
      connectDeadline: (attempt) => (deadlines.push(attempt), 500),
    });
    follow(client);
    await madeAnew();
    expect(deadlines).toEqual([0, 1, 2, 3]);
    server.connections[0]!.socket.terminate();
    await server.until(() => asked(1).length === 1);
    expect(deadlines).toEqual([0, 1, 2, 3, 0, 1]);
  });

  test("that is never acknowledged is given up after its deadline", async () => {
    server.willConnect("neverAck", "neverAck");
    follow();
    await madeAnew();
    expect(server.connections).toHaveLength(3);
  });

  test("that becomes silent is given up", async () => {
    server.willConnect("ackThenSilence");
    const { answers } = follow();
    await server.until(() => asked(1).length === 1);
    push(1, { tick: 1 });
    await heard(answers, 1);
  });

  test("that only answers pings is not silent", async () => {
    follow();
    await server.until(() => server.connections[0]?.messages.filter(({ type }) => type === "ping").length === 5);
    expect(server.connections).toHaveLength(1);
  });

  test("counts as an outage while it lasts", async () => {
    follow();
    await server.until(() => asked(0).length === 1);
    server.willConnect("neverAck");
    server.connections[0]!.socket.terminate();
    await server.until(() => server.connections[1]?.messages.length === 1);
    expect(getConnectionState()).toBe("offline");
    await madeAnew();
  });

  test("that never succeeded is no outage, because HTTP may work", async () => {
    const told: string[] = [];
    const stop = subscribeToConnectionState(() => told.push(getConnectionState()));
    server.willConnect("neverUpgrade", "neverAck", "neverUpgrade");
    follow();
    await madeAnew();
    expect(told).toEqual([]);
    stop();
  });

  test("three times in a row makes live screens poll, until one is acknowledged", async () => {
    const told: string[] = [];
    const stop = subscribeToLiveTransport(() => told.push(`${getLiveTransport()} after ${failures}`));
    let failures = 0;
    server.willConnect("neverUpgrade", "neverAck", "neverUpgrade", "neverAck", "serve");
    const { answers } = follow(
      createWebsocketClient(server.websocketUrl, { ...fast, reconnectDelay: (count) => ((failures = count), 5) }),
    );
    await server.until(() => asked(server.connections.length - 1).length === 1);
    expect(told).toEqual(["polling after 2", "websocket after 4"]);
    push(2, { tick: 1 });
    await heard(answers, 1);
    expect(written.mock.calls).toEqual([["GraphQL websocket: 3 handshakes failed, polling instead"]]);
    stop();
  });

  test("twice in a row does not, nor three times with a success between them", async () => {
    const told = jest.fn();
    const stop = subscribeToLiveTransport(told);
    server.willConnect("neverUpgrade", "neverUpgrade", "serve", "neverUpgrade", "neverUpgrade", "serve");
    follow();
    await server.until(() => asked(0).length === 1);
    server.connections[0]!.socket.terminate();
    await server.until(() => asked(1).length === 1);
    expect(told).not.toHaveBeenCalled();
    stop();
  });

  test("is not replaced without subscriptions", async () => {
    const { stop } = follow();
    await server.until(() => asked(0).length === 1);
    stop();
    server.connections[0]!.socket.close(1011);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(server.connections).toHaveLength(1);
  });
});
