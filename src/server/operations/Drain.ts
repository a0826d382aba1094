import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Connections that are still used are told to close with their next answer: racers send every quarter of a second. */
const LAST_ANSWERS_MS = 500;

/** An answer takes at most five seconds. What is open after this is cut, in ms. */
const LONGEST_MS = 6_000;

/** How often it is looked whether connections have nothing under way any more, in ms. */
const LOOK_MS = 25;

/** The end of an HTTP server's connections without the loss of a request. */
export class Drain {
  readonly #server: Server;
  /** Browsers open connections before they need them; Node does not count them among the idle ones. */
  readonly #unused = new Set<Socket>();
  #isOn = false;

  constructor(server: Server) {
    this.#server = server;
    server.on("connection", (socket) => {
      this.#unused.add(socket);
      socket.once("close", () => this.#unused.delete(socket));
    });
    server.on("upgrade", ({ socket }) => this.#unused.delete(socket));
  }

  /** Call with each request: while the server ends, its connection takes no further ones. */
  mark({ socket }: IncomingMessage, response: ServerResponse): void {
    this.#unused.delete(socket);
    if (this.#isOn) response.setHeader("connection", "close");
  }

  /** Takes no new connections; resolves when the last one that there was is closed, each after its answer. */
  async run(): Promise<void> {
    this.#isOn = true;
    // Not the method of HTTP's own: it would cut connections on which a request may be on its way.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(this.#server, () => resolve()));
    await Promise.race([closed, sleep(LAST_ANSWERS_MS)]);
    const looking = setInterval(() => this.#closeIdle(), LOOK_MS);
    const longest = setTimeout(() => this.#server.closeAllConnections(), LONGEST_MS);
    await closed;
    clearInterval(looking);
    clearTimeout(longest);
  }

  #closeIdle(): void {
    this.#server.closeIdleConnections();
    for (const socket of this.#unused) socket.destroy();
  }
}
