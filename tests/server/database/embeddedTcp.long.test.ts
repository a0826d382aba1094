import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { findUsedPostgres, readProcess } from "../../../src/server/database/embedded/findPostmaster";
import { passwordFile } from "../../../src/server/database/embedded/postgresEndpoint";
import { startEmbeddedPostgres } from "../../../src/server/database/embedded/startEmbeddedPostgres";
import { untilTrue } from "../../support/untilTrue";
import { queryOnce } from "./queryOnce";
import { cleanScratch, scratch } from "./scratch";

jest.setTimeout(240_000);
afterEach(cleanScratch);

// As on Windows, which has no sockets that only their owner can use.
const transport = "tcp";

test("by TCP it listens on this computer alone, asks for a password, and keeps the rows for the next start", async () => {
  const dataDirectory = scratch();
  const first = await startEmbeddedPostgres({ dataDirectory, transport });
  expect(first.connection).toEqual({
    host: "127.0.0.1",
    port: expect.any(Number) as number,
    user: "typeloop",
    database: "typeloop",
    password: expect.stringMatching(/^[\w-]{43}$/u) as string,
  });
  const [settings] = await queryOnce(
    first.connection,
    `select current_setting('listen_addresses') as listen, current_setting('unix_socket_directories') as sockets,
       (select array_agg(distinct auth_method) from pg_hba_file_rules) as methods,
       (select left(rolpassword, 14) from pg_authid where rolname = 'typeloop') as stored`,
  );
  expect(settings).toEqual({
    listen: "127.0.0.1",
    sockets: "",
    methods: ["scram-sha-256"],
    stored: "SCRAM-SHA-256$",
  });
  const wrong = { ...first.connection, password: "wrong" };
  await expect(queryOnce(wrong, "select 1")).rejects.toMatchObject({ code: "28P01" });
  await queryOnce(first.connection, "create table kept as select 42 as answer");
  await first.stop();
  expect(await readProcess(first.pid)).toBeNull();

  const second = await startEmbeddedPostgres({ dataDirectory, transport });
  expect(second.connection).toEqual({ ...first.connection, port: expect.any(Number) as number });
  expect(await queryOnce(second.connection, "select answer from kept")).toEqual([{ answer: 42 }]);
  await second.stop();
});

test("the password is for its owner alone, and in no log", async () => {
  const dataDirectory = scratch();
  const postgres = await startEmbeddedPostgres({ dataDirectory, transport });
  const file = passwordFile(dataDirectory);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(dataDirectory, "postgres.log"), "utf8")).not.toContain(postgres.connection.password);
  const { command } = (await readProcess(postgres.pid))!;
  expect(command).not.toContain(postgres.connection.password);
  expect(await findUsedPostgres(dataDirectory)).toEqual(postgres.connection);
  await postgres.stop();
});

test("when Postgres dies, it is started again at the same address", async () => {
  const postgres = await startEmbeddedPostgres({ dataDirectory: scratch(), transport });
  const before = postgres.pid;
  process.kill(before, "SIGKILL");
  await untilTrue(() => postgres.pid !== before, 30_000);
  expect(await queryOnce(postgres.connection, "select 1 as one")).toEqual([{ one: 1 }]);
  await postgres.stop();
});

test("a port that is taken is left to its owner", async () => {
  const dataDirectory = scratch();
  const first = await startEmbeddedPostgres({ dataDirectory, transport });
  const { port } = first.connection;
  await first.stop();
  const other = createServer().listen(port, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  const second = await startEmbeddedPostgres({ dataDirectory, transport });
  expect(second.connection.port).not.toBe(port);
  expect(await queryOnce(second.connection, "select 1 as one")).toEqual([{ one: 1 }]);
  await second.stop();
  await new Promise((resolve) => other.close(resolve));
});

test("a folder that was made for a socket is not opened to the computer; one with a password takes both", async () => {
  const dataDirectory = scratch();
  await (await startEmbeddedPostgres({ dataDirectory })).stop();
  expect(existsSync(passwordFile(dataDirectory))).toBe(false);
  await expect(startEmbeddedPostgres({ dataDirectory, transport })).rejects.toThrow(/has no password/u);
  const again = await startEmbeddedPostgres({ dataDirectory });
  await again.stop();

  const open = scratch();
  await (await startEmbeddedPostgres({ dataDirectory: open, transport })).stop();
  const closed = await startEmbeddedPostgres({ dataDirectory: open });
  expect(await queryOnce(closed.connection, "select current_setting('listen_addresses') as listen")).toEqual([
    { listen: "" },
  ]);
  await closed.stop();
});
