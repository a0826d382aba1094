import { once } from "node:events";
import { createServer } from "node:http";
import type { Registry } from "prom-client";

export type MetricsServer = { readonly port: number; close(): Promise<void> };

/**
 * Serves `GET /metrics` at a port of its own: who can reach it reads, so it is never the port that pages use, nor
 * behind the proxy.
 * @throws when the port is taken.
 */
export async function serveMetrics(
  registry: Registry,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url?.split("?")[0] !== "/metrics")
      return void response.writeHead(404).end();
    registry.metrics().then(
      (text) =>
        response.writeHead(200, { "content-type": registry.contentType, "cache-control": "no-store" }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
