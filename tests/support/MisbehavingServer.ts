import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";

/** A request as it came: its headers by lower-case name, its body to the byte. */
export type ReceivedRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
};

/** What the server does with one request whose body has come. */
export type Act = (response: ServerResponse, request: IncomingMessage) => void;

/** What it does with one websocket that wants to connect. */
export type SocketAct = "serve" | "neverUpgrade" | "neverAck" | "ackThenSilence";

/** One websocket connection: what the client said, parsed, and the way to answer. */
export type Connection = { readonly messages: Record<string, any>[]; readonly socket: WebSocket };

const json = { "Content-Type": "application/graphql-response+json; charset=utf-8" };

/** Ways to answer, and ways not to. */
export const acts = {
  /** A proper answer. */
  answer:
    (body: unknown, status = 200): Act =>
    (response) =>
      void response.writeHead(status, json).end(JSON.stringify(body)),
  /** GraphQL errors of a code, as our server writes them. */
  refuse: (code: string, status = 200, message = "Refused"): Act =>
    acts.answer({ data: null, errors: [{ message, extensions: { code, traceId: "from-the-server" } }] }, status),
  status:
    (status: number, headers: Record<string, string> = {}): Act =>
    (response) =>
      void response.writeHead(status, headers).end("<h1>Sorry</h1>"),
  redirect:
    (status: number, to: string): Act =>
    (response) =>
      void response.writeHead(status, { Location: to }).end(),
  /** The connection is cut before a word. */
  drop: ((response) => void response.socket?.destroy()) satisfies Act,
  /** Promises a long body, and is cut in the middle of it. */
  half:
    (body: unknown): Act =>
    (response) => {
      const text = JSON.stringify(body);
      response.writeHead(200, { ...json, "Content-Length": text.length });
      response.write(text.slice(0, text.length / 2), () => response.socket?.destroy());
    },
  /** Takes the request and never answers. */
  silence: (() => undefined) satisfies Act,
  /** Answers only when the test says so. */
  late:
    (until: Promise<unknown>, act: Act): Act =>
    (response, request) =>
      void until.then(() => act(response, request)),
  notJson: ((response) => void response.writeHead(200, json).end('{"data":{"a"')) satisfies Act,
  wrongType:
    (body: unknown): Act =>
    (response) =>
      void response.writeHead(200, { "Content-Type": "text/html" }).end(JSON.stringify(body)),
};

/**
 * A real server on a free port that misbehaves as a test tells it, request by request and connection by connection, and
 * keeps the exact bytes of what came. What
 * it was not told it answers with `{ data: {} }`, and websockets it serves.
 */
export class MisbehavingServer {
  readonly requests: ReceivedRequest[] = [];
  readonly preflights: ReceivedRequest[] = [];
  readonly connections: Connection[] = [];
  /** Requests whose sender went away before the answer. */
  aborted = 0;
  readonly #http: Server;
  readonly #sockets = new WebSocketServer({ noServer: true, handleProtocols: () => "graphql-transport-ws" });
  readonly #acts: Act[] = [];
  readonly #socketActs: SocketAct[] = [];
  readonly #streams = new Set<Duplex>();
  readonly #waiting = new Set<() => void>();
  #port = 0;

  private constructor() {
    this.#http = createServer((request, response) => void this.#take(request, response));
    this.#http.on("upgrade", (request, stream, head) => this.#connect(request, stream, head));
    this.#http.on("connection", (stream) => this.#streams.add(stream.on("close", () => this.#streams.delete(stream))));
  }

  static async start(): Promise<MisbehavingServer> {
    const server = new MisbehavingServer();
    await new Promise<void>((resolve) => server.#http.listen(0, "127.0.0.1", resolve));
    server.#port = (server.#http.address() as AddressInfo).port;
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}/graphql`;
  }

  get websocketUrl(): string {
    return this.url.replace("http", "ws");
  }

  /** Says what is done with the next requests, one after another. */
  will(...list: Act[]): void {
    this.#acts.push(...list);
  }

  /** Says what is done with the next websockets, one after another. */
  willConnect(...list: SocketAct[]): void {
    this.#socketActs.push(...list);
  }

  /** Resolves as soon as the condition holds; it is looked at whenever something has come. @throws after 20 s. */
  until(condition: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => reject(new Error(`It did not come to it: ${condition.toString()}`)), 20_000);
      const check = () => {
        if (!condition()) return;
        clearTimeout(giveUp);
        this.#waiting.delete(check);
        resolve();
      };
      this.#waiting.add(check);
      check();
    });
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.#http.close(resolve));
    for (const { socket } of this.connections) socket.terminate();
    for (const stream of this.#streams) stream.destroy();
    await closed;
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // The page of a test is of another origin.
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Expose-Headers", "Retry-After");
    response.on("close", () => {
      if (response.writableFinished || response.socket?.destroyed === false) return;
      this.aborted += 1;
      this.#wake();
    });
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      // Cut off while it was sending.
      return;
    }
    const received = {
      method: request.method ?? "",
      url: request.url ?? "",
      headers: request.headers,
      body: Buffer.concat(chunks),
    };
    if (request.method === "OPTIONS") {
      this.preflights.push(received);
      response
        .writeHead(204, {
          "Access-Control-Allow-Headers": request.headers["access-control-request-headers"] ?? "",
          "Access-Control-Allow-Methods": "POST",
        })
        .end();
      return;
    }
    this.requests.push(received);
    (this.#acts.shift() ?? acts.answer({ data: {} }))(response, request);
    this.#wake();
  }

  #connect(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const act = this.#socketActs.shift() ?? "serve";
    if (act === "neverUpgrade") return;
    this.#sockets.handleUpgrade(request, stream, head, (socket) => {
      const connection: Connection = { messages: [], socket };
      this.connections.push(connection);
      socket.on("message", (data) => {
        const message = JSON.parse(String(data));
        connection.messages.push(message);
        if (message.type === "connection_init" && act !== "neverAck") socket.send('{"type":"connection_ack"}');
        if (message.type === "ping" && act === "serve") socket.send('{"type":"pong"}');
        this.#wake();
      });
      socket.on("close", () => this.#wake());
      this.#wake();
    });
  }

  #wake(): void {
    for (const check of this.#waiting) check();
  }
}
