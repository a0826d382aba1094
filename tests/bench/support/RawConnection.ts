import { connect, type Socket } from "node:net";

/** Counts bytes of either direction. */
export type CountBytes = (direction: "in" | "out", bytes: number) => void;

type Waiting = { readonly resolve: (response: string) => void; readonly reject: (error: Error) => void };

/**
 * A keep-alive HTTP connection, so lean that the load costs less than the server. One request at a time; a connection
 * that was closed or cut is opened again when the next request needs it.
 */
export class RawConnection {
  readonly #port: number;
  #socket: Socket | null = null;
  #received = "";
  #waiting: Waiting | null = null;
  readonly #count: CountBytes | null;

  constructor(url: string, count: CountBytes | null = null) {
    this.#port = Number(new URL(url).port);
    this.#count = count;
  }

  /** Connects, so that the first request does not have to. */
  async open(): Promise<this> {
    await this.#open();
    return this;
  }

  /** Sends a request and gives the response, head and body. Rejects when the connection is lost before. */
  send(request: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      if (this.#socket) this.#write(this.#socket, request);
      else this.#open().then((socket) => this.#write(socket, request), reject);
    });
  }

  /** Sends a request and loses the connection before its response comes. */
  async sendInVain(request: string): Promise<void> {
    const socket = this.#socket ?? (await this.#open());
    await new Promise<void>((resolve) => this.#write(socket, request, () => resolve()));
    this.cut();
  }

  /** Loses the connection, as a phone that leaves the Wi-Fi: a request that waits is rejected. */
  cut(): void {
    this.#socket?.destroy();
    this.#lose();
  }

  /** Ends the connection for good: a request that waits is forgotten. */
  close(): void {
    this.#waiting = null;
    this.#socket?.destroy();
  }

  #write(socket: Socket, request: string, onSent?: (error?: Error | null) => void): void {
    socket.write(request, "latin1", onSent);
    this.#count?.("out", request.length);
  }

  #lose(): void {
    this.#socket = null;
    this.#received = "";
    this.#waiting?.reject(new Error("The connection was lost."));
    this.#waiting = null;
  }

  #open(): Promise<Socket> {
    const socket = connect(this.#port, "127.0.0.1");
    // One character a byte, so that lengths are bytes.
    socket.setEncoding("latin1");
    socket.setNoDelay(true);
    socket.on("data", (chunk: string) => this.#read(chunk));
    return new Promise((resolve, reject) => {
      socket.once("error", reject);
      socket.once("connect", () => {
        this.#socket = socket;
        socket.off("error", reject);
        socket.on("error", () => undefined);
        resolve(socket);
      });
      // One that was closed here has been replaced by now.
      socket.once("close", () => {
        if (this.#socket === socket) this.#lose();
      });
    });
  }

  #read(chunk: string): void {
    this.#count?.("in", chunk.length);
    this.#received = this.#received === "" ? chunk : this.#received + chunk;
    const head = this.#received.indexOf("\r\n\r\n");
    if (head < 0 || !isWhole(this.#received, head)) return;
    const [response, waiting] = [this.#received, this.#waiting];
    this.#received = "";
    this.#waiting = null;
    waiting?.resolve(response);
  }
}

/** Whether a response has all its bytes, or its last chunk. @param head where its head ends. */
function isWhole(received: string, head: number): boolean {
  const length = /\r\ncontent-length: (\d+)/iu.exec(received.slice(0, head))?.[1];
  if (length !== undefined) return received.length >= head + 4 + Number(length);
  return received.endsWith("\r\n0\r\n\r\n");
}
