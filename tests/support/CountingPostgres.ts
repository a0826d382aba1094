import { createConnection, createServer, type AddressInfo, type Server } from "node:net";

/** Frontend messages after which a client waits for an answer: a simple query, and the end of an extended one. */
const waits = new Set(["Q", "S"]);

/** Of a statement: its text, also where the connection knows it by name, and what it was asked with. */
export type AskedQuery = {
  readonly text: string;
  /** What the connection knows it by from then on; empty for one that is parsed each time. */
  readonly name: string;
  readonly values: readonly (string | null)[];
  /** Whether it begins a round trip: all that was asked on its connection before was answered. */
  readonly isTrip: boolean;
};

/**
 * Stands between a server and its Postgres and notes what is asked: each entry is one statement, or several in one
 * text. Those that are sent together are one round trip.
 */
export class CountingPostgres {
  readonly #server: Server;
  #asked: AskedQuery[] = [];

  private constructor(server: Server) {
    this.#server = server;
  }

  /** @param socket path of the Postgres' socket. */
  static async start(socket: string): Promise<CountingPostgres> {
    const server = createServer();
    const counting = new CountingPostgres(server);
    server.on("connection", (client) => {
      const postgres = createConnection(socket);
      let running = 0;
      const note = readMessages(
        false,
        counting.#reader(() => (running += 1) === 1),
      );
      // Each statement is answered with ReadyForQuery, and so is the start of a connection.
      const noteAnswer = readMessages(true, (type) => {
        if (type === "Z") running = Math.max(0, running - 1);
      });
      client.on("data", (bytes) => {
        note(bytes);
        postgres.write(bytes);
      });
      postgres.on("data", noteAnswer);
      postgres.pipe(client);
      client.on("close", () => postgres.destroy());
      for (const side of [client, postgres]) side.on("error", () => client.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return counting;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** What was asked since the last time. */
  take(): readonly string[] {
    return this.takeQueries().map(({ text }) => text);
  }

  /** The same with the values. */
  takeQueries(): readonly AskedQuery[] {
    const asked = this.#asked;
    this.#asked = [];
    return asked;
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** @param begin called with each statement: whether it begins a round trip. */
  #reader(begin: () => boolean): OnMessage {
    const texts = new Map<string, string>();
    let name = "";
    let query = "";
    let values: readonly (string | null)[] = [];
    return (type, body) => {
      if (type === "Q") [query = ""] = readStrings(body, 1);
      if (type === "P") {
        [name = "", query = ""] = readStrings(body, 2);
        texts.set(name, query);
      }
      if (type === "B") {
        [, name = ""] = readStrings(body, 2);
        query = texts.get(name) ?? "";
        values = readBind(body);
      }
      if (!waits.has(type)) return;
      this.#asked.push({ text: query, name, values, isTrip: begin() });
      name = "";
      query = "";
      values = [];
    };
  }
}

type OnMessage = (type: string, body: Buffer) => void;

/**
 * Reads messages from the bytes of a connection, each with one letter and its length (PostgreSQL, Frontend/Backend
 * Protocol).
 * @param isStarted false: the first message has no letter.
 */
function readMessages(isStarted: boolean, onMessage: OnMessage): (bytes: Buffer) => void {
  let rest = Buffer.alloc(0);
  let head = isStarted ? 1 : 0;
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    for (;;) {
      if (rest.length < head + 4) return;
      const end = head + rest.readInt32BE(head);
      if (rest.length < end) return;
      onMessage(head === 1 ? String.fromCharCode(rest[0] ?? 0) : "", rest.subarray(head + 4, end));
      head = 1;
      rest = rest.subarray(end);
    }
  };
}

/** The strings that a message begins with, each ended by a zero byte. */
function readStrings(body: Buffer, count: number): readonly string[] {
  const strings: string[] = [];
  for (let from = 0; strings.length < count;) {
    const end = body.indexOf(0, from);
    strings.push(body.toString("utf8", from, end));
    from = end + 1;
  }
  return strings;
}

/**
 * The values of a Bind message, all of them in text form: portal and statement by name, then forms, then the values by
 * their lengths.
 */
function readBind(body: Buffer): readonly (string | null)[] {
  const names = body.indexOf(0, body.indexOf(0) + 1) + 1;
  let at = names + 2 + body.readInt16BE(names) * 2;
  const count = body.readInt16BE(at);
  at += 2;
  return Array.from({ length: count }, () => {
    const length = body.readInt32BE(at);
    at += 4;
    if (length < 0) return null;
    at += length;
    return body.toString("utf8", at - length, at);
  });
}
