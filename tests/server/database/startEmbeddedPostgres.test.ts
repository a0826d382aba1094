import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { readProcess } from "../../../src/server/database/embedded/findPostmaster";
import { startEmbeddedPostgres } from "../../../src/server/database/embedded/startEmbeddedPostgres";
import { queryOnce } from "./queryOnce";
import { cleanScratch, scratch } from "./scratch";

afterEach(cleanScratch);

test("starts in an empty directory, with the settings it should have, and keeps the rows for the next start", async () => {
  const dataDirectory = join(scratch(), "new", "data");
  const first = await startEmbeddedPostgres({ dataDirectory });
  const [settings] = await queryOnce(
    first.connection,
    `SELECT current_setting('listen_addresses') AS listen, current_setting('fsync') AS fsync,
      current_setting('synchronous_commit') AS sync,
       current_setting('shared_buffers') AS buffers, current_setting('max_connections') AS connections,
         current_setting('jit') AS jit,
       current_setting('TimeZone') AS zone, current_setting('server_encoding') AS encoding,
         current_setting('wal_compression') AS compression,
       (SELECT datlocprovider::text || datlocale FROM pg_database WHERE datname = current_database()) AS locale,
         upper('ñ') AS upper`,
  );
  expect(settings).toEqual({
    listen: "",
    fsync: "on",
    sync: "on",
    buffers: "64MB",
    connections: "100",
    jit: "off",
    zone: "UTC",
    encoding: "UTF8",
    compression: "pglz",
    locale: "bC.UTF-8",
    upper: "Ñ",
  });
  expect(first.adopted).toBe(false);
  expect(first.connection).toEqual({
    host: expect.stringMatching(/^\//) as string,
    port: 5432,
    user: "typeloop",
    database: "typeloop",
  });
  expect(statSync(first.connection.host).mode & 0o777).toBe(0o700);
  await queryOnce(first.connection, "CREATE TABLE kept AS SELECT 42 AS answer");
  await first.stop();
  await first.stop();
  expect(await readProcess(first.pid)).toBeNull();

  const second = await startEmbeddedPostgres({ dataDirectory });
  expect(await queryOnce(second.connection, "SELECT answer FROM kept")).toEqual([{ answer: 42 }]);
  await second.stop();
  expect(readdirSync(dataDirectory).filter((name) => !/^(owner\.\d+|pg|postgres\.log|socket)$/.test(name))).toEqual([]);
});
