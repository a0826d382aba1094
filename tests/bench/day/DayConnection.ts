import { connect, type Socket } from "node:net";

/** What a server answered. */
export type DayAnswer = { readonly status: number; readonly body: string };

/** Counts bytes of either direction. */
export type CountBytes = (direction: "in" | "out", bytes: number) => void;

type Waiting = { readonly resolve: (answer: DayAnswer) => void; readonly reject: (error: Error) => void };

/**
 * A keep-alive HTTP connection of one browser, one request at a time, that can be cut in the middle. Lean, so that the
 * load costs less than the server. It is opened again when the next request needs it.
 */
export class DayConnection {
  readonly #port: number;
  readonly #count: CountBytes;
  #socket: Socket | null = null;
  #received = "";
  #waiting: Waiting | null = null;

  constructor(url: string, count: CountBytes) {
    this.#port = Number(new URL(url).port);
    this.#count = count;
  }

  /** Sends a request. Rejects when the connection is lost before the whole response was there. */
  async send(request: string): Promise<DayAnswer> {
    const socket = this.#socket ?? (await this.#open());
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      socket.write(request, "latin1");
      this.#count("out", request.length);
    });
  }

  /** Sends a request and loses the connection before its response comes. */
  async sendInVain(request: string): Promise<void> {
    const socket = this.#socket ?? (await this.#open());
    await new Promise<void>((resolve) => socket.write(request, "latin1", () => resolve()));
    this.#count("out", request.length);
    this.cut();
  }

  /** Loses the connection, as a phone that leaves the Wi-Fi. */
  cut(): void {
    this.#socket?.destroy();
    this.#lose();
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
      // One that was cut has been replaced by now.
      socket.once("close", () => {
        if (this.#socket === socket) this.#lose();
      });
    });
  }

  #read(chunk: string): void {
    this.#count("in", chunk.length);
    this.#received = this.#received === "" ? chunk : this.#received + chunk;
    const head = this.#received.indexOf("\r\n\r\n");
    if (head < 0 || !isWhole(this.#received, head)) return;
    const answer = { status: Number(this.#received.slice(9, 12)), body: this.#received.slice(head + 4) };
    this.#received = "";
    this.#waiting?.resolve(answer);
    this.#waiting = null;
  }
}

function isWhole(received: string, head: number): boolean {
  const length = /\r\ncontent-length: (\d+)/iu.exec(received.slice(0, head))?.[1];
  if (length !== undefined) return received.length >= head + 4 + Number(length);
  return received.endsWith("\r\n0\r\n\r\n") || received.endsWith("\r\n\r\n0\r\n\r\n");
}
