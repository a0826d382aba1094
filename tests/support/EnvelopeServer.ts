import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** One item of an envelope, by what it says of itself. */
export type EnvelopeItem = { readonly type: string; readonly body: Record<string, any> };

/** Takes envelopes as Sentry does, and keeps every byte of them. */
export class EnvelopeServer {
  /** All that was sent: request lines, headers and bodies. */
  readonly wire: string[] = [];
  readonly items: EnvelopeItem[] = [];
  readonly #server: Server = createServer((request, response) => {
    void this.#take(request).then(() => {
      response.writeHead(200, {
        "access-control-allow-origin": "*",
        "access-control-allow-headers": "*",
        "content-type": "application/json",
      });
      response.end("{}");
    });
  });

  static async start(): Promise<EnvelopeServer> {
    const taker = new EnvelopeServer();
    await new Promise<void>((resolve) => taker.#server.listen(0, "127.0.0.1", resolve));
    return taker;
  }

  get dsn(): string {
    return `http://publickey@127.0.0.1:${(this.#server.address() as AddressInfo).port}/7`;
  }

  /** The bodies of one type so far: `event`, `transaction`. */
  of(type: string): readonly Record<string, any>[] {
    return this.items.filter((item) => item.type === type).map(({ body }) => body);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #take(request: IncomingMessage): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString("utf8");
    this.wire.push(`${request.method} ${request.url}\n${JSON.stringify(request.headers)}\n${text}`);
    // A line about the envelope, then a line about each item and the item itself.
    const [, ...lines] = text.split("\n");
    for (let at = 0; at + 1 < lines.length; at += 2)
      this.items.push({ type: JSON.parse(lines[at] ?? "{}").type, body: JSON.parse(lines[at + 1] ?? "{}") });
  }
}
