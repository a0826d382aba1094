import { WebSocket } from "ws";
import type { Subscription } from "../support/RaceWire";
import type { CountBytes } from "../support/RawConnection";

/** How long a page waits before it connects again, in ms: the app begins with 100 ms. */
const RECONNECT_MS = 100;

/** As often as the app pings, in ms. */
const PING_MS = 10_000;

const ping = JSON.stringify({ type: "ping" });

type Follow = {
  readonly subscription: Subscription;
  /** What each of its values begins with. */
  readonly head: Buffer;
  readonly receive: (frame: Buffer) => void;
};

export type DaySocketOptions = {
  readonly url: string;
  readonly token: string;
  /** What the proxy says about the network address. */
  readonly address: string;
  readonly count: CountBytes;
  /** Called with the time from connecting to the acknowledgment, in ms. */
  readonly onOpen: (ms: number) => void;
  /** Called when the server ends a connection or a subscription, or refuses one. */
  readonly onRefused: (reason: string) => void;
};

/** The websocket of one page: it follows things, and follows them again after the connection was cut. */
export class DaySocket {
  readonly #options: DaySocketOptions;
  readonly #follows = new Map<string, Follow>();
  #socket: WebSocket | null = null;
  #isOpen = false;
  #isCut = false;
  #isClosed = false;
  #pings: NodeJS.Timeout | undefined;

  constructor(options: DaySocketOptions) {
    this.#options = options;
    this.#connect();
  }

  follow(subscription: Subscription, receive: (frame: Buffer) => void): void {
    const { id } = JSON.parse(subscription.start) as { readonly id: string };
    const head = Buffer.from(`{"id":${JSON.stringify(id)},"type":"next","payload":{"data":{`);
    this.#follows.set(subscription.start, { subscription, head, receive });
    if (this.#isOpen) this.#send(subscription.start);
  }

  unfollow(subscription: Subscription): void {
    if (this.#follows.delete(subscription.start) && this.#isOpen) this.#send(subscription.end);
  }

  /** Loses the connection without a farewell; the page connects again. */
  cut(): void {
    this.#isCut = true;
    this.#socket?.terminate();
  }

  close(): void {
    this.#isClosed = true;
    this.#socket?.terminate();
  }

  #connect(): void {
    const { url, token, address, onOpen, onRefused, count } = this.#options;
    const began = performance.now();
    const socket = new WebSocket(`${url.replace("http", "ws")}/graphql`, "graphql-transport-ws", {
      perMessageDeflate: false,
      skipUTF8Validation: true,
      headers: { "x-forwarded-for": address },
    });
    this.#socket = socket;
    socket.on("open", () =>
      this.#send(JSON.stringify({ type: "connection_init", payload: { Authorization: `Bearer ${token}` } })),
    );
    socket.on("message", (frame: Buffer) => {
      count("in", frame.length + FRAME_HEAD);
      if (this.#isOpen) return this.#receive(frame);
      this.#isOpen = true;
      onOpen(performance.now() - began);
      this.#pings = setInterval(() => this.#send(ping), PING_MS);
      for (const { subscription } of this.#follows.values()) this.#send(subscription.start);
    });
    socket.on("error", (error) => {
      if (!this.#isClosed && !this.#isOpen && !this.#isCut) onRefused(error.message);
    });
    socket.on("close", (code: number, reason: Buffer) => {
      // The server itself closes no connection.
      if (!this.#isClosed && !this.#isCut) onRefused(`closed with ${code} ${String(reason)}`);
      this.#isOpen = false;
      this.#isCut = false;
      clearInterval(this.#pings);
      if (!this.#isClosed) setTimeout(() => this.#isClosed || this.#connect(), RECONNECT_MS);
    });
  }

  #send(message: string): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(message);
    this.#options.count("out", message.length + FRAME_HEAD);
  }

  /** Most sockets follow one or two things, so the bytes that a frame begins with are compared, and few are read. */
  #receive(frame: Buffer): void {
    for (const { head, receive } of this.#follows.values())
      if (frame.length > head.length && head.compare(frame, 0, head.length) === 0) return receive(frame);
    const message = String(frame);
    const isOfNoMatter = message.includes('"type":"pong"') || message.includes('"type":"complete"');
    // Values of a subscription that has just ended are ignored.
    if (!isOfNoMatter && !message.includes('"type":"next","payload":{"data"'))
      this.#options.onRefused(message.slice(0, 300));
  }
}

/** Bytes before the payload of a frame from a server; most are longer than 125 bytes. */
const FRAME_HEAD = 4;
