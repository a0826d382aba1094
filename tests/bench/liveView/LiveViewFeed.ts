import type { AddressInfo } from "node:net";
import { WebSocketServer, type WebSocket } from "ws";
import { seededRandom } from "../support/seededRandom";
import { TypingClass } from "./TypingClass";

/** As often as the server tells a live view: five times a second. In ms. */
const TICK_MS = 200;

/** A websocket that tells one live view of a class that types, and nothing of anything else. */
export class LiveViewFeed {
  readonly #server = new WebSocketServer({ host: "127.0.0.1", port: 0, handleProtocols: () => "graphql-transport-ws" });
  readonly #class: TypingClass;
  readonly #timers = new Set<NodeJS.Timeout>();
  /** Bytes of the last picture. */
  bytes = 0;
  told = 0;

  constructor(members: number) {
    this.#class = new TypingClass(members, seededRandom(1));
    this.#server.on("connection", (socket) => this.#talk(socket));
  }

  async open(): Promise<string> {
    if (this.#server.address() === null) await new Promise((resolve) => this.#server.once("listening", resolve));
    return `ws://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    for (const socket of this.#server.clients) socket.terminate();
    this.#server.close();
  }

  #talk(socket: WebSocket): void {
    socket.on("message", (data) => {
      const message = JSON.parse(String(data)) as {
        readonly type: string;
        readonly id?: string;
        readonly payload?: { readonly operationName?: string };
      };
      if (message.type === "connection_init") socket.send('{"type":"connection_ack"}');
      if (message.type === "ping") socket.send('{"type":"pong"}');
      if (message.type === "subscribe" && message.payload?.operationName === "GroupLivePageLiveSubscription")
        this.#tell(socket, message.id ?? "");
    });
  }

  #tell(socket: WebSocket, id: string): void {
    const tell = (): void => {
      const text = JSON.stringify({ id, type: "next", payload: { data: { groupLiveUpdated: this.#class.picture() } } });
      this.bytes = text.length;
      this.told += 1;
      socket.send(text);
    };
    tell();
    const timer = setInterval(() => {
      this.#class.pass(TICK_MS);
      tell();
    }, TICK_MS);
    this.#timers.add(timer);
    socket.on("close", () => clearInterval(timer));
  }
}
