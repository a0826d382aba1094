import fc from "fast-check";
import { averageGrade, toGrade, toPercent, stepsOf, type GradeScale } from "../../../src/engine/grades/gradeScale";

const ten: GradeScale = { scale: "TEN", steps: [] };
const percent: GradeScale = { scale: "PERCENT", steps: [] };
const letters: GradeScale = { scale: "LETTERS", steps: [] };
const own: GradeScale = {
  scale: "OWN",
  steps: [
    { label: "goed", from: 75 },
    { label: "voldoende", from: 55 },
    { label: "onvoldoende", from: 0 },
  ],
};

test.each([
  [ten, 0, 1],
  [ten, 50, 5.5],
  [ten, 55, 6],
  [ten, 94.4, 9.5],
  [ten, 100, 10],
  [percent, 0, 0],
  [percent, 66.5, 67],
  [percent, 99.4, 99],
  [letters, 100, "A"],
  [letters, 90, "A"],
  [letters, 89.9, "B"],
  [letters, 59.9, "F"],
  [own, 75, "goed"],
  [own, 74.9, "voldoende"],
  [own, 0, "onvoldoende"],
  [{ scale: "OWN", steps: [{ label: "pass", from: 50 }] } as const, 10, "pass"],
])("%j: %d%% is %s", (scale, value, grade) => {
  expect(toGrade(scale, value)).toBe(grade);
});

test.each([
  [ten, "5,5", 50],
  [ten, " 10 ", 100],
  [ten, "1.0", 0],
  [ten, "0.9", null],
  [ten, "10.1", null],
  [ten, "", null],
  [ten, "7e1", null],
  [ten, "-5", null],
  [percent, "66%", 66],
  [percent, "101", null],
  [letters, "b", 85],
  [letters, "A", 95],
  [letters, "F", 30],
  [letters, "E", null],
  [own, "Voldoende", 65],
])("%j: %j is read as %s", (scale, written, value) => {
  expect(toPercent(scale, written)).toBe(value);
});

test("every grade that is shown can be written again and stays the same", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(ten, percent, letters, own),
      fc.double({ min: 0, max: 100, noNaN: true }),
      (scale, value) => {
        const grade = toGrade(scale, value);
        const again = toPercent(scale, String(grade));
        expect(again).not.toBeNull();
        expect(toGrade(scale, again ?? Number.NaN)).toBe(grade);
      },
    ),
  );
});

test("a higher percentage never gets a lower grade", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(ten, percent, letters, own),
      fc.double({ min: 0, max: 100, noNaN: true }),
      fc.double({ min: 0, max: 100, noNaN: true }),
      (scale, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map((value) => toGrade(scale, value));
        const place = (grade: number | string | undefined) =>
          typeof grade === "string" ? -stepsOf(scale).findIndex(({ label }) => label === grade) : Number(grade);
        expect(place(high)).toBeGreaterThanOrEqual(place(low));
      },
    ),
  );
});

describe("the average", () => {
  test("counts each grade by its weight", () => {
    const grades = [
      { percent: 100, weight: 1 },
      { percent: 50, weight: 3 },
    ];
    expect(averageGrade(percent, grades)).toBe(62.5);
    expect(toGrade(ten, averageGrade(ten, grades) ?? 0)).toBe(6.6);
  });

  test("leaves out what has no weight, and is nothing without grades", () => {
    expect(averageGrade(percent, [{ percent: 10, weight: 0 }])).toBeNull();
    expect(averageGrade(percent, [])).toBeNull();
    expect(
      averageGrade(percent, [
        { percent: 10, weight: 0 },
        { percent: 80, weight: 1 },
      ]),
    ).toBe(80);
  });

  test("is that of the numbers as they are written", () => {
    // Both are written as 6.4, and not 6.36 and 6.44.
    const grades = [
      { percent: 59.6, weight: 1 },
      { percent: 60.4, weight: 1 },
    ];
    expect(grades.map((grade) => toGrade(ten, grade.percent))).toEqual([6.4, 6.4]);
    expect(toGrade(ten, averageGrade(ten, grades) ?? 0)).toBe(6.4);
  });

  test("of steps is that of their percentages", () => {
    const grades = [
      { percent: 95, weight: 1 },
      { percent: 30, weight: 1 },
    ];
    expect(averageGrade(letters, grades)).toBe(62.5);
    expect(toGrade(letters, 62.5)).toBe("D");
  });
});
