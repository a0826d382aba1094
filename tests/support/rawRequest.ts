import { connect } from "node:net";

/**
 * Writes bytes to a server and gives everything it answers until it closes the connection; the clock's header is left
 * out. For an HTTP/1.1 server that keeps
 * connections open, ask it to close.
 * @throws when the connection is still open after fifteen seconds.
 */
export function rawRequest(
  url: string,
  bytes: string | Buffer,
  { end = false }: { readonly end?: boolean } = {},
): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => (end ? socket.end(bytes) : socket.write(bytes)));
    const chunks: Buffer[] = [];
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`the connection was left open after: ${Buffer.concat(chunks).toString()}`));
    }, 15_000);
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", () => {});
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(
        Buffer.concat(chunks)
          .toString()
          .replace(/Date: [^\r]+\r\n/u, ""),
      );
    });
  });
}

/** The bytes of a request with a body, which asks to close the connection after it. */
export function requestBytes(method: string, path: string, headers: readonly string[], body = ""): string {
  return [
    `${method} ${path} HTTP/1.1`,
    "Host: typeloop.test",
    "Connection: close",
    ...headers,
    ...(body === "" ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
    "",
    body,
  ].join("\r\n");
}
