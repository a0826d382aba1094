import { defaultGroupSettings } from "../../../src/contract/groupRules";
import { type GroupRoster, GroupRosters } from "../../../src/server/live/GroupRosters";

const roster = (name: string): GroupRoster => ({
  groupId: "g",
  name,
  settings: defaultGroupSettings,
  members: new Map(),
  coaches: new Map(),
  seatingStamp: "",
  stamp: name,
});

/** Rosters over readings that are answered by hand, and the tongue that tells of changes. */
function open() {
  const readings: { readonly answer: (found: GroupRoster | null) => void; readonly fail: () => void }[] = [];
  let change: (groupId: string) => void = () => {};
  const load = () =>
    new Promise<GroupRoster | null>((resolve, reject) =>
      readings.push({ answer: resolve, fail: () => reject(new Error("the database is away")) }),
    );
  const roles: any = {
    onChanged: (listener: typeof change) => ((change = listener), () => {}),
    onMissed: () => () => {},
  };
  return { rosters: new GroupRosters(load, roles), readings, change: (groupId: string) => change(groupId) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("a group is read once for all who hold it, and forgotten with the last of them", async () => {
  const { rosters, readings } = open();
  const [one, two] = [rosters.hold("g", () => {}), rosters.hold("g", () => {})];
  readings[0]?.answer(roster("A"));
  expect([(await rosters.read("g"))?.name, readings.length]).toEqual(["A", 1]);
  one();
  expect(rosters.find("g")?.name).toBe("A");
  two();
  expect([rosters.find("g"), await rosters.read("g")]).toEqual([null, null]);
});

test("many changes while it is read are one reading more, and who asks meanwhile waits for it", async () => {
  const { rosters, readings, change } = open();
  const heard: (string | undefined)[] = [];
  rosters.hold("g", () => heard.push(rosters.find("g")?.name));
  change("g");
  change("g");
  change("another");
  const asked = rosters.read("g");
  readings[0]?.answer(roster("A"));
  await turn();
  readings[1]?.answer(roster("B"));
  expect([(await asked)?.name, heard, readings.length]).toEqual(["B", ["A", "B"], 2]);
});

test("what cannot be read gives nobody a right, and is read again", async () => {
  jest.useFakeTimers({ doNotFake: ["setImmediate"] });
  const { rosters, readings, change } = open();
  rosters.hold("g", () => {});
  readings[0]?.answer(roster("A"));
  await turn();
  change("g");
  await turn();
  readings[1]?.fail();
  expect(await rosters.read("g")).toBe(null);
  jest.advanceTimersByTime(1_000);
  await turn();
  readings[2]?.answer(roster("A"));
  expect((await rosters.read("g"))?.name).toBe("A");
  jest.useRealTimers();
});
