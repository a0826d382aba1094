import { parseOptions } from "@node-rs/argon2";
import { readFileSync } from "node:fs";
import { displayNameRule } from "../../../src/contract/accountRules";
import { adjectives, animals, makeNickname } from "../../../src/server/users/nicknames";
import { normalizeUsername } from "../../../src/server/users/accounts";
import { hashPassword, isPassword } from "../../../src/server/users/passwords";
import { Semaphore } from "../../../src/server/promises";

test("every nickname is one that a member could choose", async () => {
  const all = adjectives.flatMap((adjective) => animals.map((animal) => `${adjective} ${animal}`));
  expect(new Set(all).size).toBeGreaterThan(3_000);
  for (const name of all) expect(displayNameRule.isValidSync(name)).toBe(true);
  expect(all).toContain(makeNickname());
});

test.each([
  [" Ada-99 ", "ada-99"],
  ["ab", null],
  ["a b c", null],
  ["a\0bc", null],
  ["ada\n", "ada"],
])("the user name %j is %j", (text, name) => {
  expect(normalizeUsername(text)).toBe(name);
});

test("a password fits its own hash only, and none where there is no hash", async () => {
  const hash = await hashPassword("correct horse");
  if (typeof hash !== "string") throw new Error("busy");
  expect(await isPassword(hash, "correct horse")).toBe(true);
  expect(await isPassword(hash, "correct hors")).toBe(false);
  expect(await isPassword(null, "")).toBe(false);
});

test("nobody's hash costs as much as anybody's", async () => {
  const source = readFileSync("src/server/users/passwords.ts", "utf8");
  const nobodys = /"(\$argon2id\$[^"]+)"/u.exec(source)![1]!;
  expect(parseOptions(nobodys)).toEqual(parseOptions((await hashPassword("anything")) as string));
});

test("turns: so many at once, the others in order, too many turned away, failures pass on", async () => {
  const turns = new Semaphore(2, 2);
  const log: string[] = [];
  const doors: (() => void)[] = [];
  const work = (name: string) => () => {
    log.push(name);
    return new Promise<string>((resolve, reject) =>
      doors.push(() => (name === "b" ? reject(new Error(name)) : resolve(name))),
    );
  };
  const [a, b, c, d] = ["a", "b", "c", "d"].map((name) => turns.take(work(name))!);
  expect(turns.take(work("e"))).toBeNull();
  expect(log).toEqual(["a", "b"]);
  b!.catch(() => {});
  doors[1]!();
  await expect(b).rejects.toThrow("b");
  await new Promise(setImmediate);
  expect(log).toEqual(["a", "b", "c"]);
  doors[0]!();
  expect(await a).toBe("a");
  await new Promise(setImmediate);
  doors[2]!();
  doors[3]!();
  expect(await Promise.all([c, d])).toEqual(["c", "d"]);
  expect(log).toEqual(["a", "b", "c", "d"]);
});
