import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { describeFailure } from "../describeFailure";

/**
 * Connections in use are asked to close with their next response, within this time: racers send four times a second.
 */
const LAST_ANSWERS_MS = 500;

/** A response takes at most five seconds. Connections still open after this time, in ms, are cut. */
const LONGEST_MS = 6_000;

/** How often connections are checked for being idle, in ms. */
const LOOK_MS = 25;

/** Closes an HTTP server's connections without losing a request. */
export class Drain {
  readonly #server: Server;
  /** Browsers open connections before they need them, and Node does not count those as idle. */
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

  /** Call for each request: while the server is stopping, its connection takes no more requests. */
  mark({ socket }: IncomingMessage, response: ServerResponse): void {
    this.#unused.delete(socket);
    if (this.#isOn) response.setHeader("connection", "close");
  }

  /** Takes no new connections. Resolves when the last existing one is closed, each after its response. */
  async run(): Promise<void> {
    this.#isOn = true;
    // Not the HTTP server's own close, which would cut connections on which a request may be arriving.
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

/** Maximum time for a shutdown, in ms. */
const HARD_LIMIT_MS = 10_000;

/**
 * A terminal sends its signal to every process, and `npm start` forwards it, so two this close together count as one.
 */
const ONE_SIGNAL_MS = 400;

/** Shuts the process down gracefully on a signal, and at once if that takes too long or another signal comes. */
export function stopOnSignals(log: FastifyBaseLogger, stop: () => Promise<void>): void {
  let since: number | null = null;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const now = performance.now();
    if (since !== null) {
      if (now - since > ONE_SIGNAL_MS) leave(1, "not stopped cleanly: second signal");
      return;
    }
    since = now;
    log.info({ signal }, "stopping");
    setTimeout(() => leave(1, `not stopped cleanly within ${HARD_LIMIT_MS} ms`), HARD_LIMIT_MS).unref();
    try {
      await stop();
      leave(0, "stopped");
    } catch (error) {
      log.error(describeFailure(error), "not stopped cleanly");
      process.exit(1);
    }
  };
  const leave = (code: number, words: string): never => {
    log[code === 0 ? "info" : "error"](words);
    process.exit(code);
  };
  process.on("SIGINT", (signal) => void end(signal));
  process.on("SIGTERM", (signal) => void end(signal));
  if (process.platform !== "win32") return;
  // Ctrl-Break, which is how service managers ask there, and a closed window.
  process.on("SIGBREAK", (signal) => void end(signal));
  process.on("SIGHUP", (signal) => void end(signal));
}
