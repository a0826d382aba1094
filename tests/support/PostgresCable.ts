import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { join } from "node:path";
import type { PoolConfig } from "pg";

/** A network cable to a Postgres that listens on a socket in a folder: it can be pulled, swallow everything, or lose one answer. */
export class PostgresCable {
  readonly #target: PoolConfig;
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  #isPlugged = true;
  #isMute = false;
  #cutAfter: string | null = null;

  private constructor(target: PoolConfig) {
    this.#target = target;
    this.#server = createServer((near) => this.#join(near));
  }

  static async to(target: PoolConfig): Promise<PostgresCable> {
    const cable = new PostgresCable(target);
    await new Promise<void>((resolve) => cable.#server.listen(0, "127.0.0.1", resolve));
    return cable;
  }

  /** The same database, by way of this cable. */
  get config(): PoolConfig {
    return { ...this.#target, host: "127.0.0.1", port: (this.#server.address() as AddressInfo).port };
  }

  /** Cuts all connections, and refuses new ones until it is plugged in again. */
  pull(): void {
    this.#isPlugged = false;
    this.#cutAll();
  }

  plug(): void {
    this.#isPlugged = true;
  }

  /** Nothing gets through any more, and nobody is told; then only new connections work. */
  mute(isMute: boolean): void {
    this.#isMute = isMute;
  }

  /** Passes on the next message with these words, and cuts its connection before the answer comes. */
  loseAnswerTo(words: string): void {
    this.#cutAfter = words;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#cutAll();
    await closed;
  }

  #cutAll(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  #join(near: Socket): void {
    if (!this.#isPlugged) return void near.destroy();
    const far = connect(join(String(this.#target.host), `.s.PGSQL.${this.#target.port}`));
    for (const socket of [near, far]) {
      this.#sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        this.#sockets.delete(socket);
        near.destroy();
        if (!far.writableEnded) far.destroy();
      });
    }
    // Once mute, a connection stays so.
    let isMute = false;
    const passes = () => !(isMute ||= this.#isMute);
    far.on("data", (chunk) => void (passes() && near.write(chunk)));
    near.on("data", (chunk) => {
      if (!passes()) return;
      const isLost = this.#cutAfter !== null && chunk.includes(this.#cutAfter);
      if (!isLost) return void far.write(chunk);
      this.#cutAfter = null;
      // It arrives, and is worked on; nobody hears how it went.
      far.end(chunk);
      near.destroy();
    });
  }
}
