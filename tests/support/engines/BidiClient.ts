import { once } from "node:events";
import { WebSocket } from "ws";

type Waiting = { resolve(result: any): void; reject(error: Error): void };

/** WebDriver BiDi (https://w3.org/TR/webdriver-bidi/): commands with their results, and events. */
export class BidiClient {
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners: { readonly name: string; readonly call: (event: any) => void }[] = [];
  #sent = 0;

  private constructor(readonly socket: WebSocket) {
    socket.on("message", (data) => this.#receive(JSON.parse(String(data))));
    socket.on("close", () => {
      for (const { reject } of this.#waiting.values()) reject(new Error("The browser has ended."));
    });
  }

  static async connect(address: string): Promise<BidiClient> {
    const socket = new WebSocket(address);
    await once(socket, "open");
    return new BidiClient(socket);
  }

  /** @throws what the browser says of a command that fails. */
  send(method: string, params: object): Promise<any> {
    this.#sent += 1;
    const id = this.#sent;
    this.socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  onEvent(name: string, call: (event: any) => void): void {
    this.#listeners.push({ name, call });
  }

  close(): void {
    this.socket.close();
  }

  #receive({ id, type, result, error, message, method, params }: any): void {
    if (type === "event") {
      for (const { name, call } of this.#listeners) if (name === method) call(params);
      return;
    }
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (type === "error") waiting?.reject(new Error(`${error}: ${message}`));
    else waiting?.resolve(result);
  }
}
