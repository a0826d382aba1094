import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { runGates, type Gate, withCopy } from "../../src/tools/gates";
import { Workshop } from "../support/workshop";

/** Runs gates and returns the output. */
async function check(gates: readonly Gate[], atOnce = 2): Promise<{ readonly failed: number; readonly said: string }> {
  const lines: string[] = [];
  const failed = await runGates(gates, atOnce, (line) => lines.push(line));
  return { failed, said: lines.join("\n") };
}

const holds = (name: string): Gate => ({ name, look: () => [] });
const fails = (name: string, ...problems: readonly (readonly [string, string])[]): Gate => ({
  name,
  look: async () => problems.map(([what, fix]) => ({ what, fix })),
});

test("all problems of all gates are listed, each with its fix", async () => {
  const gates = [
    holds("a"),
    fails("b", ["x is wrong", "npm run x"], ["y is wrong", "npm run y"], ["z is wrong", "npm run x"]),
    holds("c"),
    fails("d", ["two\nlines", "by hand"]),
  ];
  expect(await check(gates)).toEqual({
    failed: 2,
    said: [
      "✓ a",
      "✗ b",
      "    x is wrong",
      "    z is wrong",
      "    → npm run x",
      "    y is wrong",
      "    → npm run y",
      "✓ c",
      "✗ d",
      "    two",
      "    lines",
      "    → by hand",
      "check: 2 of 4 checks failed",
    ].join("\n"),
  });
});

test("a gate that throws is a problem like others", async () => {
  const broken: Gate = { name: "broken", look: () => Promise.reject(new Error("no such\n  file")) };
  expect(await check([broken, holds("a")])).toEqual({
    failed: 1,
    said: expect.stringContaining("This could not be looked at: no such file\n    →"),
  });
});

test("a gate that depends on a failed one says so instead of its own problems; one that passes is listed", async () => {
  const gates = [
    { ...fails("types", ["noise", "by hand"]), assumes: ["artifacts"] },
    { ...holds("documents"), assumes: ["artifacts"] },
    fails("artifacts", ["old", "npm run relay"]),
  ];
  const { failed, said } = await check(gates);
  expect(failed).toBe(2);
  expect(said).not.toContain("noise");
  expect(said).toMatch(
    /✗ types\n {4}Not listed: .*"artifacts".*\n✓ documents\n✗ artifacts\n {4}old\n {4}→ npm run relay/u,
  );
});

test("this many run at the same time, and no more", async () => {
  let now = 0;
  let most = 0;
  const slow = (name: string): Gate => ({
    name,
    look: async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise(setImmediate);
      now -= 1;
      return [];
    },
  });
  expect(await check(["a", "b", "c", "d", "e"].map(slow))).toEqual({
    failed: 0,
    said: "✓ a\n✓ b\n✓ c\n✓ d\n✓ e\ncheck: all checks passed",
  });
  expect(most).toBe(2);
});

test("generators work on a copy: whatever they write or throw, the project is unchanged", async () => {
  const workshop = new Workshop([]);
  workshop.write("src/a.txt", "a");
  const before = workshop.fingerprint();
  let copy = "";
  const breaking = withCopy(workshop.folder, ["src"], async (folder) => {
    copy = folder;
    await writeFile(`${folder}/src/a.txt`, "b");
    throw new Error("stopped");
  });
  await expect(breaking).rejects.toThrow("stopped");
  expect(workshop.fingerprint()).toEqual(before);
  expect(existsSync(copy)).toBe(false);
  workshop.remove();
});
