import {
  allTenFingers,
  fingerSets,
  fingerZones,
  leftHandOnly,
  rightHandOnly,
  tenFingers,
} from "../../../src/engine/keyboards/fingerZones";
import { physicalKeys } from "../../../src/engine/keyboards/waysToType";

/** The fingers of the keys of some codes: "left index". */
const fingersOf = (set: string, ...codes: readonly string[]) =>
  codes.map((code) => {
    const zone = fingerZones(set).get(code)!;
    return `${zone.hand} ${zone.finger}`;
  });

test("ten fingers have the columns of touch typing", () => {
  for (const [code, { hand, finger }] of physicalKeys)
    expect(fingerZones(allTenFingers).get(code)).toEqual({ hand, finger });
});

describe("one hand rests on F, G, H and J", () => {
  const home = ["KeyF", "KeyG", "KeyH", "KeyJ"];

  test("the left one from its little finger", () => {
    expect(fingersOf(leftHandOnly, ...home)).toEqual(["left little", "left ring", "left middle", "left index"]);
    expect(fingersOf(leftHandOnly, "KeyQ", "KeyP", "Enter", "ShiftLeft", "Space")).toEqual([
      "left little",
      "left index",
      "left index",
      "left little",
      "left thumb",
    ]);
  });

  test("the right one from its index finger", () => {
    expect(fingersOf(rightHandOnly, ...home)).toEqual(["right index", "right middle", "right ring", "right little"]);
    expect(fingersOf(rightHandOnly, "KeyQ", "KeyP", "Enter", "ShiftLeft", "Space")).toEqual([
      "right index",
      "right little",
      "right little",
      "right index",
      "right thumb",
    ]);
  });
});

describe("of a missing finger", () => {
  const without = (...missing: readonly string[]) =>
    tenFingers.map(({ hand, finger }) => (missing.includes(`${hand} ${finger}`) ? "0" : "1")).join("");

  test("the keys go to the one beside it, the stronger of two", () => {
    expect(fingersOf(without("left ring"), "KeyS", "KeyA", "KeyD")).toEqual([
      "left middle",
      "left little",
      "left middle",
    ]);
    expect(fingersOf(without("left little"), "KeyA", "Tab")).toEqual(["left ring", "left ring"]);
    expect(fingersOf(without("right index", "right middle"), "KeyJ", "KeyK")).toEqual(["right ring", "right ring"]);
  });

  test("the space bar is for the other thumb, or else for an index finger", () => {
    expect(fingersOf(allTenFingers, "Space")).toEqual(["either thumb"]);
    expect(fingersOf(without("left thumb"), "Space")).toEqual(["right thumb"]);
    expect(fingersOf(without("left thumb", "right thumb"), "Space")).toEqual(["left index"]);
  });
});

test("whatever the fingers, every key has one of them", () => {
  expect(fingerSets).toHaveLength(1020);
  for (const set of fingerSets) {
    const there = new Set(tenFingers.filter((_, at) => set[at] === "1").map(({ hand, finger }) => `${hand} ${finger}`));
    const used = new Set(fingersOf(set, ...physicalKeys.keys()).filter((name) => name !== "either thumb"));
    expect([...used].filter((name) => !there.has(name))).toEqual([]);
    expect(fingerZones(set).size).toBe(physicalKeys.size);
  }
});
