import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { join } from "node:path";
import type { PoolConfig } from "pg";

/**
 * A network cable to a Postgres that listens on a socket in a folder: it can be pulled, swallow everything, or lose one
 * answer.
 */
export class PostgresCable {
  readonly #target: PoolConfig;
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  #isPlugged = true;
  #isMute = false;
  #cut: { readonly at: string; readonly arrives: boolean } | null = null;

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
    this.#cut = { at: words, arrives: true };
  }

  /** Cuts the connection of the next message with these words, which does not arrive. */
  loseRequest(words: string): void {
    this.#cut = { at: words, arrives: false };
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
      const cut = this.#cut;
      if (!cut || !chunk.includes(cut.at)) return void far.write(chunk);
      this.#cut = null;
      // It arrives, and is worked on; nobody hears how it went.
      if (cut.arrives) far.end(chunk);
      near.destroy();
    });
  }
}
