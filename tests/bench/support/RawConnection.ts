import { connect, type Socket } from "node:net";

/**
 * A keep-alive HTTP connection, so lean that the load costs less than the server. One request at a time; a connection
 * that the server
 * has closed for being idle is opened again.
 */
export class RawConnection {
  readonly #port: number;
  #socket: Socket | null = null;
  #received = "";
  #answer: ((response: string) => void) | null = null;

  constructor(url: string) {
    this.#port = Number(new URL(url).port);
  }

  /** Connects, so that the first request does not have to. */
  async open(): Promise<this> {
    await this.#open();
    return this;
  }

  /** Sends a request and gives the response, head and body. */
  send(request: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#answer = resolve;
      if (this.#socket) this.#socket.write(request, "latin1");
      else this.#open().then((socket) => socket.write(request, "latin1"), reject);
    });
  }

  close(): void {
    this.#socket?.destroy();
  }

  #open(): Promise<Socket> {
    const socket = connect(this.#port, "127.0.0.1");
    // One character a byte, so that lengths are bytes.
    socket.setEncoding("latin1");
    socket.setNoDelay(true);
    socket.on("data", (chunk: string) => this.#read(chunk));
    socket.on("close", () => {
      if (this.#socket === socket) this.#socket = null;
    });
    return new Promise((resolve, reject) => {
      socket.once("error", reject);
      socket.once("connect", () => {
        this.#socket = socket;
        resolve(socket);
      });
    });
  }

  #read(chunk: string): void {
    this.#received = this.#received === "" ? chunk : this.#received + chunk;
    const head = this.#received.indexOf("\r\n\r\n");
    if (head < 0) return;
    const length = Number(/\r\ncontent-length: (\d+)/iu.exec(this.#received)?.[1]);
    if (this.#received.length < head + 4 + length) return;
    const response = this.#received;
    this.#received = "";
    this.#answer?.(response);
  }
}
