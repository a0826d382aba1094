import { WebSocket } from "ws";

type Receive = (frame: Buffer) => void;

const nobody: Receive = () => {};

/** A racer's websocket. Values are counted by whoever listens and not read: there are thousands a second. */
export class RacerSocket {
  /** Gets each frame as it comes. */
  receive: Receive = nobody;
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on("message", (frame: Buffer) => this.receive(frame));
  }

  /** @param token a racer's, to speak graphql-transport-ws; null for a bare server. */
  static open(url: string, token: string | null): Promise<RacerSocket> {
    const socket = new WebSocket(url.replace("http", "ws"), token === null ? [] : "graphql-transport-ws", {
      perMessageDeflate: false,
      skipUTF8Validation: true,
    });
    const opened = new RacerSocket(socket);
    return new Promise((resolve, reject) => {
      socket.on("error", reject);
      socket.on("open", () => {
        if (token === null) return resolve(opened);
        opened.receive = () => {
          opened.receive = nobody;
          resolve(opened);
        };
        socket.send(JSON.stringify({ type: "connection_init", payload: { Authorization: `Bearer ${token}` } }));
      });
    });
  }

  send(message: string): void {
    this.#socket.send(message);
  }

  close(): void {
    this.#socket.terminate();
  }
}
