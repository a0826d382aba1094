import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { runCommand, type Command } from "../../../src/server/database/backup/copyCommands";
import { explainStart } from "../../../src/server/describeFailure";
import { readConfig } from "../../../src/server/readConfig";
import { applyFirstMigrations } from "./applyFirstMigrations";
import * as op from "../../support/accountOperations";
import { databaseUrl } from "../../support/databaseUrl";
import { newMember, password } from "../../support/people";
import { wordRun } from "../../support/practiceRun";
import { seedEverything } from "../../support/seedEverything";
import { spawnMain, spawnServer } from "../../support/spawnProcess";
import { hashOf, startTestServer } from "../../support/startTestServer";
import { createTestDatabase, type TestDatabase } from "../../support/testDatabase";
import { WireClient } from "../../support/WireClient";
import { ask, createEmptyDatabase } from "./emptyDatabase";
import { markAll } from "./markAll";
import { cleanScratch, scratch } from "./scratch";

jest.setTimeout(240_000);

let home: TestDatabase;
let folder: string;
let file: string;
let member: { readonly username: string | null };

/** Runs a command as the server's program does. Gives its exit code and what it said. */
async function run(
  words: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<{ readonly code: number; readonly said: string }> {
  const [command, ...more] = words;
  const lines: string[] = [];
  try {
    await runCommand(command as Command, more, readConfig(variables), (line) => lines.push(line));
    return { code: 0, said: lines.map((line) => `${line}\n`).join("") };
  } catch (error) {
    return { code: 1, said: `${explainStart(error, command)}\n` };
  }
}

const tablesOf = (config: TestDatabase["config"]) =>
  ask(config, "select count(*)::int from pg_tables where schemaname in ('public', 'drizzle')");
const at = (config: TestDatabase["config"]) => ({ DATABASE_URL: databaseUrl(config) });

beforeAll(async () => {
  home = await createTestDatabase();
  folder = scratch();
  file = path.join(scratch(), "made", "typeloop.backup");
  await seedEverything(home.config);
});
afterAll(async () => {
  await home.drop();
  cleanScratch();
});

test(
  "a backup is made while people save results: it holds one moment, whole, in one file that is for its " +
    "owner alone",
  async () => {
    const server = await startTestServer({ operations: op.accountOperations, database: home });
    const person = await newMember(server.url, "backed-up");
    member = person;
    await person.run(op.saveResult, { input: wordRun() });
    const stop = new AbortController();
    const writing = (async () => {
      for (let seed = 0; !stop.signal.aborted; seed += 1) await person.run(op.saveResult, { input: wordRun({ seed }) });
    })();
    const answer = await run(["backup", file], at(home.config));
    stop.abort();
    await writing;
    await server.close();
    expect(answer).toEqual({
      code: 0,
      said: expect.stringMatching(
        /was backed up to \S+typeloop\.backup: \d+ rows of \d+ tables, schema \d{4}_\S+, \d+\.\d MB\.\n$/u,
      ) as string,
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(path.dirname(file))).toEqual(["typeloop.backup"]);
  },
);

test("it is restored into an embedded database of another folder, where its people sign in and find what they had", async () => {
  const running = spawnMain(["restore", file], { TYPELOOP_DATA: folder });
  const answer = { code: await running.ended, said: running.output() };
  expect(answer).toEqual({
    code: 0,
    said: expect.stringMatching(/was restored from .*: \d+ rows of \d+ tables\.\n$/u) as string,
  });
  const server = spawnServer({ TYPELOOP_DATA: folder, TYPELOOP_DOCUMENTS: "apq" });
  const [, url = ""] = await server.until(/ready at (http:\S+)/u);
  expect(await signIn(url)).toMatchObject({ username: "backed-up" });

  // Beside a running server: a backup works, and nothing else does.
  const second = path.join(path.dirname(file), "second.backup");
  expect(await run(["backup", second], { TYPELOOP_DATA: folder })).toMatchObject({ code: 0 });
  expect(await run(["restore", file], { TYPELOOP_DATA: folder })).toEqual({
    code: 1,
    said: expect.stringMatching(/^Typeloop could not restore: .* is in use by another Typeloop/u) as string,
  });
  const refusal = spawnMain(["move", databaseUrl(home.config)], { TYPELOOP_DATA: folder });
  expect({ code: await refusal.ended, said: refusal.output() }).toEqual({
    code: 1,
    said: expect.stringMatching(/^Typeloop could not move: .* is in use by another Typeloop/u) as string,
  });
  await server.kill();
});

test("the folder is moved to another Postgres, row by row the same, once", async () => {
  const target = await createEmptyDatabase();
  const url = databaseUrl(target.config);
  const answer = await run(["move", url], { TYPELOOP_DATA: folder });
  expect(answer.code).toBe(0);
  for (const table of ["users", "results", "avatars", "exam_events", "groups"])
    expect(answer.said).toMatch(new RegExp(`^public\\.${table}: [1-9]\\d* rows, the same in both$`, "mu"));
  expect(answer.said).toMatch(/^drizzle\.__drizzle_migrations: [1-9]\d* rows, the same in both$/mu);
  expect(await ask(target.config, "select encode(image, 'hex') as image from avatars")).toEqual([
    { image: Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)).toString("hex") },
  ]);
  const before = await markAll(target.config);

  expect(await run(["move", url], { TYPELOOP_DATA: folder })).toEqual({
    code: 1,
    said: expect.stringMatching(/is not empty: \S+ has rows\. Nothing was changed\./u) as string,
  });
  expect(await markAll(target.config)).toEqual(before);
  expect(await run(["move", url, "--replace"], { TYPELOOP_DATA: folder })).toMatchObject({ code: 0 });
  expect(await markAll(target.config)).toEqual(before);

  const server = spawnServer({ DATABASE_URL: url, TYPELOOP_DOCUMENTS: "apq" });
  const [, address = ""] = await server.until(/ready at (http:\S+)/u);
  expect(await signIn(address)).toMatchObject({ username: "backed-up" });
  expect(await run(["restore", file, "--replace"], { DATABASE_URL: url })).toEqual({
    code: 1,
    said: expect.stringMatching(/in use: \d+ other connections/u) as string,
  });
  await server.kill();
  await target.drop();
});

test("what is restored is what was backed up, value by value; numbering goes on where it was", async () => {
  const [source, target] = [await createTestDatabase(), await createEmptyDatabase()];
  await seedEverything(source.config);
  const copy = path.join(path.dirname(file), "exact.backup");
  expect(await run(["backup", copy], at(source.config))).toMatchObject({ code: 0 });
  expect(await run(["restore", copy], at(target.config))).toMatchObject({ code: 0 });
  expect(await markAll(target.config)).toEqual(await markAll(source.config));
  const next = "select last_value, is_called from drizzle.__drizzle_migrations_id_seq";
  expect(await ask(target.config, next)).toEqual(await ask(source.config, next));
  expect(await run(["restore", copy], at(target.config))).toEqual({
    code: 1,
    said: expect.stringMatching(/is not empty/u) as string,
  });
  await Promise.all([source.drop(), target.drop()]);
});

/**
 * With one bit of a byte flipped; null where that changes nothing of what is held: some bits say nothing of it (gzip's
 * time), or the same in another way (how far back a repeated byte is found).
 */
function flip(bytes: Buffer, place: number): Buffer | null {
  const flipped = Buffer.from(bytes);
  flipped[place]! ^= 1 << (place % 8);
  try {
    return gunzipSync(flipped).equals(gunzipSync(bytes)) ? null : flipped;
  } catch {
    return flipped;
  }
}

test("a file that is cut, changed, something else or missing changes nothing", async () => {
  const target = await createEmptyDatabase();
  const whole = readFileSync(file);
  const plain = gunzipSync(whole);
  const changed = Buffer.from(plain);
  const place = changed.indexOf("backed-up");
  changed.write("BACKED", place);
  const middle = Math.floor(whole.length / 2);
  const flipped = flip(whole, middle) ?? flip(whole, middle + 1)!;
  const files = {
    cut: whole.subarray(0, whole.length - 5_000),
    cutText: gzipSync(plain.subarray(0, plain.length - 200)),
    changed: gzipSync(changed),
    flipped,
    other: gzipSync("hello\nworld"),
    plain: Buffer.from("hello"),
    empty: Buffer.alloc(0),
  };
  for (const [name, bytes] of Object.entries(files)) {
    const bad = path.join(path.dirname(file), `${name}.backup`);
    writeFileSync(bad, bytes);
    expect(await run(["restore", bad], at(target.config))).toEqual({
      code: 1,
      said: expect.stringMatching(
        /^Typeloop could not restore: \S+ cannot be restored: .*Nothing was changed\.\n$/u,
      ) as string,
    });
    expect(await tablesOf(target.config)).toEqual([{ count: 0 }]);
  }
  expect(await run(["restore", path.join(path.dirname(file), "none.backup")], at(target.config))).toEqual({
    code: 1,
    said: expect.stringMatching(/There is no file \S+none\.backup\./u) as string,
  });
  await target.drop();
});

test("wherever a flipped bit changes what it holds, it is refused before the database meets it", async () => {
  const whole = readFileSync(file);
  const bad = path.join(path.dirname(file), "bit.backup");
  const said: string[] = [];
  for (let place = 0; place < whole.length; place += Math.ceil(whole.length / 200)) {
    const flipped = flip(whole, place);
    if (!flipped) continue;
    writeFileSync(bad, flipped);
    said.push((await run(["restore", bad], { DATABASE_URL: "postgresql://nobody:wrong@127.0.0.1:1/none" })).said);
  }
  expect(said.length).toBeGreaterThan(100);
  expect(
    said.filter(
      (line) =>
        !/ cannot be restored: (it is no backup of Typeloop, or damaged|it ends too early|its rows are not those that were written)\. Nothing was changed\.\n$/u.test(
          line,
        ),
    ),
  ).toEqual([]);
});

test("a backup of an older release is restored and brought up to this one; one of a newer release is refused", async () => {
  const [old, target] = [await createEmptyDatabase(), await createEmptyDatabase()];
  await applyFirstMigrations(old.config, 3);
  await ask(
    old.config,
    "insert into texts (title, language, body, difficulty, characters) values ('Old', 'EN', 'An old text.', " +
      "'EASY', 12)",
  );
  const copy = path.join(path.dirname(file), "old.backup");
  expect(await run(["backup", copy], at(old.config))).toEqual({
    code: 0,
    said: expect.stringContaining("schema 0002_learning") as string,
  });
  expect(await run(["restore", copy], at(target.config))).toEqual({
    code: 0,
    said: expect.stringMatching(/updated from 0002_learning to \d{4}_/u) as string,
  });
  // What the migration since then did to the rows of its time.
  expect(await ask(target.config, "select title, status, visibility from texts")).toEqual([
    { title: "Old", status: "PUBLISHED", visibility: "PUBLIC" },
  ]);

  const text = gunzipSync(readFileSync(copy)).toString("latin1");
  const [line = ""] = text.split("\n", 1);
  const size = Number(line.split(" ")[1]);
  const head = JSON.parse(text.slice(line.length + 1, line.length + 1 + size));
  const newer = JSON.stringify({ ...head, migrations: [...head.migrations, 9_999_999_999_999] });
  writeFileSync(
    copy,
    gzipSync(Buffer.from(`head ${newer.length}\n${newer}${text.slice(line.length + 1 + size)}`, "latin1")),
  );
  const before = await markAll(target.config);
  expect(await run(["restore", copy, "--replace"], at(target.config))).toEqual({
    code: 1,
    said: expect.stringMatching(/migrated by a newer release of Typeloop .*Nothing was changed/u) as string,
  });
  expect(await markAll(target.config)).toEqual(before);
  await Promise.all([old.drop(), target.drop()]);
});

test("commands that are not understood, and an empty place, are told", async () => {
  const nowhere = scratch();
  expect(await run(["backup"], {})).toEqual({
    code: 1,
    said: expect.stringContaining("npm run backup -- <file>") as string,
  });
  expect(await run(["move", "here"], { TYPELOOP_DATA: nowhere })).toEqual({
    code: 1,
    said: expect.stringContaining("npm run move --") as string,
  });
  expect(await run(["backup", file], { TYPELOOP_DATA: nowhere })).toEqual({
    code: 1,
    said: expect.stringMatching(/There is no database in \S+\. Set TYPELOOP_DATA/u) as string,
  });
  expect(readdirSync(nowhere)).toEqual([]);
  expect(await run(["move", databaseUrl(home.config)], { ...at(home.config) })).toEqual({
    code: 1,
    said: expect.stringMatching(/DATABASE_URL is set/u) as string,
  });
});

async function signIn(url: string): Promise<unknown> {
  const client = new WireClient(url);
  const send = async (query: string, variables: object) => {
    const { body } = await client.post(
      JSON.stringify({ query, variables, extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(query) } } }),
    );
    return body.data;
  };
  const { signIn: signedIn } = await send(op.signIn, {
    input: { username: member.username, password, deviceLabel: "Test" },
  });
  client.token = signedIn.token;
  const { viewer } = await send(op.viewer, {});
  const { viewer: withResults } = await send(op.myResults, { first: 1 });
  expect(withResults.results.edges).toHaveLength(1);
  return viewer;
}
