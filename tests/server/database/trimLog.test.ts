import { appendFileSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { trimLog } from "../../../src/server/database/embedded/postmaster";
import { cleanScratch, scratch } from "./scratch";

afterEach(cleanScratch);

test("keeps the end of a log that grew too long, in the same file", async () => {
  const file = join(scratch(), "postgres.log");
  await trimLog(file);
  appendFileSync(file, "short\n");
  await trimLog(file);
  expect(readFileSync(file, "utf8")).toBe("short\n");
  const { ino } = statSync(file);
  appendFileSync(file, `${"x".repeat(2 << 20)}\nthe last line\n`);
  await trimLog(file);
  expect(statSync(file).ino).toBe(ino);
  expect(statSync(file).size).toBeLessThan(10_000);
  expect(readFileSync(file, "utf8")).toMatch(/the last line\n$/);
});
