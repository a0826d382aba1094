import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readProcess } from "../../../src/server/database/embedded/findPostmaster";
import { takeOwnerLock } from "../../../src/server/database/embedded/takeOwnerLock";
import { cleanScratch, scratch } from "./scratch";

const platform = process.platform;

afterEach(() => {
  Object.defineProperty(process, "platform", { value: platform });
  cleanScratch();
});

// The second is what macOS uses; `ps` is the same there.
describe.each([platform, "darwin"])("with the process table of %s", (name) => {
  beforeEach(() => {
    Object.defineProperty(process, "platform", { value: name });
  });

  test("is refused while it is held and can be had again after its release", async () => {
    const directory = scratch();
    const lock = await takeOwnerLock(directory);
    await expect(takeOwnerLock(directory)).rejects.toMatchObject({ name: "DataDirectoryInUseError", pid: process.pid });
    await lock.release();
    await (await takeOwnerLock(directory)).release();
    expect(readdirSync(directory)).toEqual(["owner.2"]);
  });

  test("is refused while another living process holds it", async () => {
    const directory = scratch();
    const parent = await readProcess(process.ppid);
    writeFileSync(join(directory, "owner.1"), `${process.ppid} ${parent?.start}\n`);
    await expect(takeOwnerLock(directory)).rejects.toMatchObject({
      name: "DataDirectoryInUseError",
      pid: process.ppid,
    });
    expect(readdirSync(directory)).toEqual(["owner.1"]);
  });

  test.each([
    ["belongs to another process now", `${process.ppid} long-ago\n`],
    ["is free", "3999999 long-ago\n"],
    ["was never written (power cut)", ""],
  ])("can be had when its holder's pid %s", async (_, content) => {
    const directory = scratch();
    writeFileSync(join(directory, "owner.7"), content);
    await takeOwnerLock(directory);
    expect(readdirSync(directory)).toEqual(["owner.8"]);
    expect(readFileSync(join(directory, "owner.8"), "utf8").trim().split(" ")).toEqual([
      String(process.pid),
      (await readProcess(process.pid))?.start,
    ]);
  });
});
