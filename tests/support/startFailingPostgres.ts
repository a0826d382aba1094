import { createServer, type AddressInfo } from "node:net";
import type { PoolConfig } from "pg";

/** Something that refuses every connection as Postgres does, with an error code of its own: "57P03" while it starts. */
export async function startFailingPostgres(
  code: string,
  message: string,
): Promise<{ readonly config: PoolConfig; close(): Promise<void> }> {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write("E");
  head.writeInt32BE(fields.length + 4, 1);
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => socket.end(Buffer.concat([head, fields])));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    config: { host: "127.0.0.1", port, user: "typeloop", database: "typeloop" },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
