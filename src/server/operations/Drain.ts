import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { describeFailure } from "../describeFailure";

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

/** Longer than this nobody waits for the end, in ms. */
const HARD_LIMIT_MS = 10_000;

/** A terminal sends its signal to every process, and `npm start` sends it on: two so close together are one. */
const ONE_SIGNAL_MS = 400;

/** Ends the process in good order when it is asked to; at once when that takes too long, or when it is asked again. */
export function stopOnSignals(log: FastifyBaseLogger, stop: () => Promise<void>): void {
  let since: number | null = null;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const now = performance.now();
    if (since !== null) {
      if (now - since > ONE_SIGNAL_MS) leave(1, "not stopped in good order: asked twice");
      return;
    }
    since = now;
    log.info({ signal }, "stopping");
    setTimeout(() => leave(1, `not stopped in good order within ${HARD_LIMIT_MS} ms`), HARD_LIMIT_MS).unref();
    try {
      await stop();
      leave(0, "stopped");
    } catch (error) {
      log.error(describeFailure(error), "not stopped in good order");
      process.exit(1);
    }
  };
  const leave = (code: number, words: string): never => {
    log[code === 0 ? "info" : "error"](words);
    process.exit(code);
  };
  process.on("SIGINT", (signal) => void end(signal));
  process.on("SIGTERM", (signal) => void end(signal));
}
