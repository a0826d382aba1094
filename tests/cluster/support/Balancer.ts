import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { calm, type Weather } from "./Weather";

/** A dead process's connection is refused at once; one that is starting gets a moment, in ms. */
const PAUSE_MS = 50;

/**
 * The one address in front of several processes: each connection goes to the next of them that accepts it. It can
 * simulate a bad network, and be cut: then nothing passes, without a reset.
 */
export class Balancer {
  weather: Weather = calm;
  readonly #ports: () => readonly number[];
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  #turn = 0;
  #cut: { readonly mended: Promise<void>; readonly mend: () => void } | null = null;

  private constructor(ports: () => readonly number[]) {
    this.#ports = ports;
    this.#server = createServer((near) => void this.#join(near));
  }

  /** @param ports of the processes, read again for each connection. */
  static async open(ports: () => readonly number[]): Promise<Balancer> {
    const balancer = new Balancer(ports);
    await new Promise<void>((resolve) => balancer.#server.listen(0, "127.0.0.1", resolve));
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /**
   * Nothing passes until {@link mend}; then everything that was held up arrives, on the connections that are still
   * open.
   */
  cut(): void {
    let mend = () => {};
    const mended = new Promise<void>((resolve) => (mend = resolve));
    this.#cut ??= { mended, mend };
  }

  mend(): void {
    this.#cut?.mend();
    this.#cut = null;
  }

  /** Resets all connections. */
  drop(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.mend();
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.drop();
    await closed;
  }

  async #join(near: Socket): Promise<void> {
    this.#keep(near);
    near.pause();
    const far = await this.#reach(near);
    if (!far) return void near.destroy();
    this.#keep(far);
    const part = () => {
      near.destroy();
      far.destroy();
    };
    near.on("close", part);
    far.on("close", part);
    this.#pass(near, far);
    this.#pass(far, near);
    near.resume();
  }

  /** The next process that accepts a connection; null if the client has gone, or if none does for now. */
  async #reach(near: Socket): Promise<Socket | null> {
    const ports = this.#ports();
    for (let attempt = 0; attempt < ports.length; attempt += 1) {
      if (attempt > 0) await sleep(PAUSE_MS);
      this.#turn += 1;
      const far = await tryPort(ports[this.#turn % ports.length] ?? 0);
      if (far && near.destroyed) far.destroy();
      if (near.destroyed) return null;
      if (far) return far;
    }
    return null;
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.setNoDelay(true);
    socket.on("error", () => {});
    socket.on("close", () => this.#sockets.delete(socket));
  }

  /** Chunks and the end arrive in order, each after its delay. */
  #pass(from: Socket, to: Socket): void {
    let last = Promise.resolve();
    let freeAt = 0;
    const carry = (act: () => void) => {
      freeAt = Math.max(freeAt, performance.now() + this.weather.delay());
      const at = freeAt;
      last = last.then(async () => {
        const wait = at - performance.now();
        if (wait > 1) await sleep(wait);
        while (this.#cut) await this.#cut.mended;
        if (!to.destroyed) act();
      });
    };
    from.on("data", (chunk: Buffer) => carry(() => to.write(chunk)));
    from.on("end", () => carry(() => to.end()));
  }
}

function tryPort(port: number): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(socket));
    socket.once("error", () => resolve(null));
  });
}
