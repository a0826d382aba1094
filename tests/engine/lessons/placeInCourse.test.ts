import { type KeyRecord, hasEnoughRecords, knownLetters, placeInCourse } from "../../../src/engine/lessons/keyRecords";
import { findCourse } from "../../../src/engine/lessons/courses";

const course = findCourse("us-intl")!;

/** Keys that were pressed ten times at 200 strokes per minute without a miss, but for what differs. */
function typed(keys: string, differs: Partial<KeyRecord> = {}): readonly KeyRecord[] {
  return [...keys].map((key) => ({ key, presses: 10, timeMs: 300, missRate: 0, ...differs }));
}
const common = "etaoinsrhldcumfpg";
const place = (...records: readonly KeyRecord[]) => placeInCourse(course, records)?.id;

describe("a person is placed at the first lesson that they cannot do yet", () => {
  it("the start, if nothing is known or only a few keys", () => {
    expect(place()).toBe("us-intl-posture");
    expect(place(...typed("etao"))).toBe("us-intl-posture");
    expect(hasEnoughRecords(course, typed("etao"))).toBe(false);
  });

  it("capitals, for somebody who types the letters: those too rare to be measured count as known", () => {
    expect(placeInCourse(course, typed(common))).toMatchObject({ chapter: "capitals" });
    expect(placeInCourse(course, [...typed(common), ...typed("qz", { presses: 2, missRate: 1 })])).toMatchObject({
      chapter: "capitals",
    });
  });

  it("the start, where F or J is hard", () => {
    expect(place(...typed(common.replace("f", "")), ...typed("f", { missRate: 0.2 }))).toBe("us-intl-posture");
  });

  it.each([
    ["misses more than 6 in 100", { missRate: 0.061 }],
    ["is slower than 100 strokes per minute", { timeMs: 601 }],
    ["was never pressed right", { timeMs: 0 }],
  ])("the lesson of a letter that %s", (_, differs) => {
    const found = placeInCourse(course, [...typed(common.replace("r", "")), ...typed("r", differs)]);
    expect(found?.keys).toContain("r");
  });

  it("not at a letter exactly at the limits", () => {
    const records = [...typed(common.replace("r", "")), ...typed("r", { missRate: 0.06, timeMs: 600, presses: 3 })];
    expect(placeInCourse(course, records)).toMatchObject({ chapter: "capitals" });
  });

  it("behind the capitals, only if those were measured", () => {
    const capitals = course.lessons.filter(({ kind }) => kind === "capitals").flatMap(({ keys }) => keys);
    const found = placeInCourse(course, [...typed(common), ...typed(capitals.join(""))]);
    const first = course.lessons.findIndex(({ kind }) => kind === "capitals");
    expect(course.lessons.indexOf(found!)).toBeGreaterThan(first);
  });
});

test("known letters are in the order of the course", () => {
  expect(knownLetters(course, [...typed("efj"), ...typed("d", { missRate: 1 })])).toEqual(["f", "j", "e"]);
});
