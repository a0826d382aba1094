import { type Sum, toPart, toSum } from "../../../src/server/participation/sums";

/** In a word: "20" for at least 20. */
const say = ({ size, atLeast }: Sum) => (atLeast === null ? size : String(atLeast));

/** The counts that somebody who sees a sum, and knows how many people the row has, must reckon with. */
const possible = (sum: Sum, all: number) =>
  Array.from({ length: all + 1 }, (_, count) => count).filter((count) => say(toPart(count, all)) === say(sum));

test("people are counted in tens, and fewer than ten are not counted", () => {
  expect([0, 1, 9, 10, 19, 20, 137].map((count) => say(toSum(count)))).toEqual([
    "FEW",
    "FEW",
    "FEW",
    "10",
    "10",
    "20",
    "130",
  ]);
});

test("a part says neither that it is small nor how small, and the same of its complement", () => {
  expect([0, 9, 10, 15, 16, 25].map((count) => say(toPart(count, 25)))).toEqual([
    "FEW",
    "FEW",
    "10",
    "10",
    "ALL_BUT_FEW",
    "ALL_BUT_FEW",
  ]);
  expect([0, 5, 10, 19].map((count) => say(toPart(count, 19)))).toEqual(["TOO_FEW", "TOO_FEW", "TOO_FEW", "TOO_FEW"]);
});

test("even who knows the exact number of a row never learns a number under ten", () => {
  for (let all = 10; all <= 120; all++) {
    for (let count = 0; count <= all; count++) {
      const counts = possible(toPart(count, all), all);
      // A set of under ten people is always among at least ten possible sizes; any other has ten people or more.
      if (count < 10) expect(counts.length).toBeGreaterThanOrEqual(10);
      if (all - count < 10) expect(counts.length).toBeGreaterThanOrEqual(10);
    }
  }
});

test("the difference of two sums never tells a number under ten", () => {
  // A group of the host, or one group within another: both sums are seen, and nothing else.
  for (let whole = 0; whole <= 90; whole++) {
    for (let part = Math.max(0, whole - 9); part <= whole; part++) {
      const differences = new Set<number>();
      for (let one = 0; one <= 99; one++)
        if (say(toSum(one)) === say(toSum(whole)))
          for (let other = 0; other <= one; other++)
            if (say(toSum(other)) === say(toSum(part))) differences.add(one - other);
      expect(differences.size).toBeGreaterThanOrEqual(10);
    }
  }
});
