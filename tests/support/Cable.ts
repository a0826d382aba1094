import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

/**
 * A network cable to a server: everything passes through it until it is pulled, and then nothing does, open connections
 * included.
 */
export class Cable {
  readonly #target: number;
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  #port = 0;

  private constructor(target: number) {
    this.#target = target;
  }

  static async to(url: string): Promise<Cable> {
    const cable = new Cable(Number(new URL(url).port));
    await cable.plug();
    return cable;
  }

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Connects again, at the same address. */
  async plug(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(this.#target, "127.0.0.1");
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on("error", () => {});
        socket.on("close", () => {
          this.#sockets.delete(socket);
          near.destroy();
          far.destroy();
        });
      }
      near.pipe(far).pipe(near);
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.#port, "127.0.0.1", resolve));
    this.#port = (server.address() as AddressInfo).port;
  }

  async pull(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}
