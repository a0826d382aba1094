import type { AddressInfo } from "node:net";
import { WebSocket, WebSocketServer } from "ws";
import { guardSocket, websocketLimits } from "../../../src/server/transport/connectionLimits";
import * as op from "../../support/raceOperations";
import { guest } from "../../support/guest";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { persisted } from "../../support/WireClient";

const small = {
  connectionsPerAddress: 6,
  connectionsPerSession: 2,
  subscriptionsPerSocket: 3,
  messages: 20,
  initMs: 300,
  slowBytes: 64 * 1024,
  slowMs: 1_500,
};

let server: TestServer;
let sockets: WebSocket[] = [];
beforeAll(async () => {
  for (const [name, value] of Object.entries(small))
    jest.replaceProperty(websocketLimits as Record<string, number>, name, value);
  server = await startTestServer({ operations: op.raceOperations });
});
afterEach(async () => {
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise((resolve) =>
          socket.readyState === socket.CLOSED ? resolve(null) : (socket.once("close", resolve), socket.terminate()),
        ),
    ),
  );
  sockets = [];
});
afterAll(async () => {
  await server.close();
  jest.restoreAllMocks();
});

type Ended = { readonly code: number; readonly reason: string };

/** A websocket by hand; `messages` grows, `ended` waits for its end. */
function open(token: string | null = null, init = true) {
  const socket = new WebSocket(`${server.url.replace("http", "ws")}/graphql`, "graphql-transport-ws");
  sockets.push(socket);
  const messages: any[] = [];
  socket.on("message", (data) => messages.push(JSON.parse(data.toString())));
  socket.on("error", () => {});
  const ended = new Promise<Ended>((resolve) =>
    socket.once("close", (code, reason) => resolve({ code, reason: reason.toString() })),
  );
  const refused = new Promise<number>((resolve) =>
    socket.once("unexpected-response", (_, response) => resolve(response.statusCode ?? 0)),
  );
  const ready = new Promise<void>((resolve) => {
    socket.once(
      "open",
      () =>
        init &&
        socket.send(
          JSON.stringify({
            type: "connection_init",
            payload: token === null ? {} : { Authorization: `Bearer ${token}` },
          }),
        ),
    );
    socket.on("message", () => messages.at(-1)?.type === "connection_ack" && resolve());
  });
  return { socket, messages, ended, refused, ready, say: (message: object) => socket.send(JSON.stringify(message)) };
}

async function until(isSo: () => boolean): Promise<void> {
  const started = Date.now();
  while (!isSo()) {
    if (Date.now() - started > 15_000) throw new Error("it never came so");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const subscribe = (id: string) => ({
  id,
  type: "subscribe",
  payload: { query: "", variables: {}, extensions: persisted(op.raceBoardUpdated) },
});

test("whoever does not say who they are is let go", async () => {
  expect(await open(null, false).ended).toMatchObject({ code: 4408 });
});

test("too many messages end the connection", async () => {
  const { ready, say, ended } = open();
  await ready;
  for (let sent = 0; sent < 20; sent += 1) say({ type: "ping" });
  expect(await ended).toEqual({ code: 1008, reason: "Too many messages." });
});

test("so many subscriptions of one connection; one more is refused, and works when another has ended", async () => {
  const { ready, say, messages } = open();
  await ready;
  for (const id of ["a", "b", "c", "d"]) say(subscribe(id));
  await until(() => messages.some(({ id, type }) => id === "d" && type === "error"));
  expect(messages.find(({ type }) => type === "error").payload[0].extensions.code).toBe("RATE_LIMITED");
  say({ id: "a", type: "complete" });
  say(subscribe("e"));
  await until(() => messages.some(({ id, type }) => id === "e" && type === "next"));
});

test("so many connections of one session; a closed one makes room", async () => {
  const { token } = await guest(server.url);
  const [first, second] = [open(token), open(token)];
  await Promise.all([first.ready, second.ready]);
  expect(await open(token).ended).toMatchObject({ code: 1013 });
  first.socket.close();
  await first.ended;
  await open(token).ready;
});

test("so many connections of one address; the next is told to come later", async () => {
  const held = Array.from({ length: 6 }, () => open());
  await Promise.all(held.map(({ ready }) => ready));
  expect(await open().refused).toBe(429);
  held[0]?.socket.close();
  await held[0]?.ended;
  await open().ready;
});

test("who does not read what they are sent is cut off after a while", async () => {
  const sender = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await new Promise((resolve) => sender.once("listening", resolve));
  const cutOff = new Promise<number>((resolve) => {
    sender.on("connection", (socket) => {
      guardSocket(socket);
      socket.once("close", resolve);
      socket.send(Buffer.alloc(32 * 1024 * 1024));
    });
  });
  const reader = new WebSocket(`ws://127.0.0.1:${(sender.address() as AddressInfo).port}`);
  reader.on("error", () => {});
  reader.once("open", () => reader.pause());
  expect(await cutOff).toBe(1006);
  reader.terminate();
  sender.close();
});

test("wrong race codes count at this door too, and then a right one is told no more", async () => {
  const racer = await guest(server.url);
  const { createRace } = await racer.run(op.createRace, { input: { visibility: "PRIVATE", language: "EN" } });
  const { code } = createRace.race;
  const guesser = await guest(server.url);
  for (let tries = 0; tries < 30; tries += 1) await guesser.run(op.raceByCode, { code: "ABCDEF" });
  for (let tries = 0; tries < 35; tries += 1)
    await guesser.send(op.raceById, { id: Buffer.from("Race:ABCDEF").toString("base64") });
  const answer = await guesser.send(op.raceByCode, { code });
  expect(answer.body.errors[0].extensions).toMatchObject({
    code: "RATE_LIMITED",
    retryAfterSeconds: expect.any(Number),
  });
  const { values, ended } = guesser.follow(op.raceUpdated, { code });
  await until(() => ended() !== null);
  expect(values.map(({ errors }) => errors[0].extensions.code)).toEqual(["RATE_LIMITED"]);
  await guesser.disconnect();
  expect((await guesser.run(op.joinRace, { code })).joinRace.__typename).toBe("RateLimitedError");
  expect((await racer.run(op.raceByCode, { code })).race.code).toBe(code);
});
