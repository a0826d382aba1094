import { connect, type Socket } from "node:net";

/** A keep-alive HTTP connection, so lean that the load costs less than the server. One request at a time. */
export class RawConnection {
  readonly #socket: Socket;
  #received = "";
  #answer: ((response: string) => void) | null = null;

  private constructor(socket: Socket) {
    this.#socket = socket;
    // One character a byte, so that lengths are bytes.
    socket.setEncoding("latin1");
    socket.setNoDelay(true);
    socket.on("data", (chunk: string) => this.#read(chunk));
  }

  static open(url: string): Promise<RawConnection> {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    return new Promise((resolve, reject) => {
      socket.once("error", reject);
      socket.once("connect", () => resolve(new RawConnection(socket)));
    });
  }

  /** Sends a request and gives the response, head and body. */
  send(request: string): Promise<string> {
    return new Promise((resolve) => {
      this.#answer = resolve;
      this.#socket.write(request, "latin1");
    });
  }

  close(): void {
    this.#socket.destroy();
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
