import { createConnection, createServer, type AddressInfo, type Server } from "node:net";

/** Frontend messages after which a client waits for an answer: a simple query, and the end of an extended one. */
const waits = new Set(["Q", "S"]);

/** A round trip: the text of its query, empty where the server knows it by name, and what it was asked with. */
export type AskedQuery = { readonly text: string; readonly values: readonly (string | null)[] };

/**
 * Stands between a server and its Postgres and notes what is asked: each entry is one round trip, with the text of its
 * query where it has one.
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
      const note = counting.#reader();
      client.on("data", (bytes) => {
        note(bytes);
        postgres.write(bytes);
      });
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

  /**
   * Reads what a client says: first a message without a type, then each with one letter and its length (PostgreSQL,
   * Frontend/Backend Protocol).
   */
  #reader(): (bytes: Buffer) => void {
    let rest = Buffer.alloc(0);
    let isStarted = false;
    let query = "";
    let values: readonly (string | null)[] = [];
    return (bytes) => {
      rest = Buffer.concat([rest, bytes]);
      for (;;) {
        const head = isStarted ? 1 : 0;
        if (rest.length < head + 4) return;
        const end = head + rest.readInt32BE(head);
        if (rest.length < end) return;
        const type = isStarted ? String.fromCharCode(rest[0] ?? 0) : "";
        const body = rest.toString("utf8", head + 4, end);
        if (type === "P" || type === "Q") query = body.replaceAll("\0", "");
        if (type === "B") values = readBind(rest.subarray(head + 4, end));
        if (waits.has(type)) {
          this.#asked.push({ text: query, values });
          query = "";
          values = [];
        }
        isStarted = true;
        rest = rest.subarray(end);
      }
    };
  }
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
