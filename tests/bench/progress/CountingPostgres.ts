import { createConnection, createServer, type AddressInfo, type Server } from "node:net";

/** Frontend messages after which a client waits for an answer: a simple query, and the end of an extended one. */
const waits = new Set(["Q", "S"]);

/** Stands between a server and its Postgres and notes what is asked: each entry is one round trip, with the text of its query where it has one. */
export class CountingPostgres {
  readonly #server: Server;
  #asked: string[] = [];

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
    const asked = this.#asked;
    this.#asked = [];
    return asked;
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Reads what a client says: first a message without a type, then each with one letter and its length (PostgreSQL, Frontend/Backend Protocol). */
  #reader(): (bytes: Buffer) => void {
    let rest = Buffer.alloc(0);
    let isStarted = false;
    let query = "";
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
        if (waits.has(type)) {
          this.#asked.push(query);
          query = "";
        }
        isStarted = true;
        rest = rest.subarray(end);
      }
    };
  }
}
