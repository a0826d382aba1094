import { openDatabase } from "../../../src/server/database/Database";
import { featureSwitches } from "../../../src/server/database/userSchema";
import { MemoryPubSub } from "../../../src/server/redis/PubSub";
import { FeatureSwitches } from "../../../src/server/switches/FeatureSwitches";
import { createTestDatabase, type TestDatabase } from "../../support/testDatabase";

let test0: TestDatabase;
let opened: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  test0 = await createTestDatabase();
  opened = openDatabase(test0.config);
});
afterAll(async () => {
  await opened.close();
  await test0.drop();
});

test("a process that nobody tells finds out after fifteen seconds, and asks no sooner", async () => {
  let now = 0;
  const switches = new FeatureSwitches(opened.database, new MemoryPubSub(), () => now);
  expect(await switches.isOn("RACES")).toBe(true);
  await opened.database.insert(featureSwitches).values({ feature: "RACES", isOn: false, changedAt: new Date(0) });
  now = 14_999;
  expect(await switches.isOn("RACES")).toBe(true);
  now = 15_000;
  expect(await switches.isOn("RACES")).toBe(false);
  switches.close();
});

test("while the database is away everything is as it was", async () => {
  let now = 0;
  const broken = openDatabase({ ...test0.config, port: 1, host: "127.0.0.1" });
  const switches = new FeatureSwitches(broken.database, new MemoryPubSub(), () => now);
  expect(await switches.isOn("SIGN_UP")).toBe(true);
  now = 60_000;
  expect(await switches.isOn("SIGN_UP")).toBe(true);
  switches.close();
  await broken.close();
});
