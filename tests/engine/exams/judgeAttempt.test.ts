import { bestAttempt, judgeAttempt } from "../../../src/engine/exams/gradeExam";
import {
  type ExamNorm,
  examNorms,
  currentExamNorms,
  examNormId,
  findExamNorm,
} from "../../../src/engine/exams/examNorms";

function norm(id: string): ExamNorm {
  return findExamNorm(id)!;
}

/** The verdict in one word. */
function judge(id: string, strokes: number, errors: number, hasDyslexia = false): string {
  const { passed, level, isFastEnough, isAccurateEnough } = judgeAttempt(norm(id), { strokes, errors }, hasDyslexia);
  expect(passed).toBe(isFastEnough && isAccurateEnough);
  return level ?? [isFastEnough ? "" : "slow", isAccurateEnough ? "" : "inaccurate"].filter(Boolean).join(" and ");
}

describe("worked examples over 7 minutes", () => {
  it.each([
    { strokes: 700, errors: 4, apm: 100, accuracy: 9942, cbt: "diploma", old: "inaccurate", percent: "diploma" },
    { strokes: 700, errors: 5, apm: 100, accuracy: 9928, cbt: "inaccurate", old: "inaccurate", percent: "diploma" },
    { strokes: 742, errors: 5, apm: 106, accuracy: 9932, cbt: "diploma", old: "inaccurate", percent: "diploma" },
    { strokes: 742, errors: 6, apm: 106, accuracy: 9919, cbt: "inaccurate", old: "inaccurate", percent: "diploma" },
    { strokes: 1000, errors: 7, apm: 142, accuracy: 9930, cbt: "diploma", old: "inaccurate", percent: "diploma" },
    { strokes: 1000, errors: 8, apm: 142, accuracy: 9920, cbt: "inaccurate", old: "inaccurate", percent: "diploma" },
    { strokes: 1400, errors: 2, apm: 200, accuracy: 9985, cbt: "cumLaude", old: "diploma", percent: "diploma" },
    { strokes: 1400, errors: 3, apm: 200, accuracy: 9978, cbt: "diploma", old: "diploma", percent: "diploma" },
    { strokes: 699, errors: 0, apm: 99, accuracy: 10000, cbt: "slow", old: "slow", percent: "slow" },
    { strokes: 700, errors: 7, apm: 100, accuracy: 9900, cbt: "inaccurate", old: "inaccurate", percent: "diploma" },
    { strokes: 700, errors: 8, apm: 100, accuracy: 9885, cbt: "inaccurate", old: "inaccurate", percent: "inaccurate" },
  ])("$strokes strokes with $errors errors", ({ strokes, errors, apm, accuracy, cbt, old, percent }) => {
    expect(judge("cbt", strokes, errors)).toBe(cbt);
    expect(judge("cbt.1", strokes, errors)).toBe(old);
    expect(judge("ecdl-junior", strokes, errors)).toBe(percent);
    expect(judgeAttempt(norm("cbt"), { strokes, errors })).toMatchObject({
      strokes,
      errors,
      strokesPerMinute: apm,
      accuracy,
    });
  });
});

describe("the boundaries of each norm", () => {
  it.each([
    { id: "cbt", strokes: 1399, errors: 0, verdict: "diploma" },
    { id: "cbt", strokes: 1400, errors: 0, verdict: "cumLaude" },
    { id: "cbt", strokes: 9000, errors: 3, verdict: "diploma" },
    { id: "cbt.1", strokes: 1000, errors: 5, verdict: "diploma" },
    { id: "cbt.1", strokes: 999, errors: 5, verdict: "inaccurate" },
    { id: "ecdl", strokes: 909, errors: 0, verdict: "slow" },
    { id: "ecdl", strokes: 910, errors: 4, verdict: "diploma" },
    { id: "ecdl", strokes: 910, errors: 5, verdict: "inaccurate" },
    { id: "ecdl-pro", strokes: 1049, errors: 0, verdict: "slow" },
    { id: "ecdl-pro", strokes: 1050, errors: 5, verdict: "diploma" },
    { id: "ecdl-pro", strokes: 1259, errors: 0, verdict: "diploma" },
    { id: "ecdl-pro", strokes: 1260, errors: 6, verdict: "master" },
    { id: "ecdl-pro", strokes: 1260, errors: 7, verdict: "inaccurate" },
    { id: "gerritsen", strokes: 649, errors: 0, verdict: "slow" },
    { id: "gerritsen", strokes: 650, errors: 6, verdict: "certificate" },
    { id: "gerritsen", strokes: 999, errors: 9, verdict: "certificate" },
    { id: "gerritsen", strokes: 1000, errors: 9, verdict: "diploma" },
    { id: "gerritsen", strokes: 1000, errors: 10, verdict: "inaccurate" },
    { id: "gerritsen", strokes: 1149, errors: 0, verdict: "diploma" },
    { id: "gerritsen", strokes: 1150, errors: 0, verdict: "silver" },
    { id: "gerritsen", strokes: 1299, errors: 0, verdict: "silver" },
    { id: "gerritsen", strokes: 1300, errors: 12, verdict: "gold" },
    { id: "gerritsen", strokes: 1300, errors: 13, verdict: "inaccurate" },
  ])("$id: $strokes strokes with $errors errors is $verdict", ({ id, strokes, errors, verdict }) => {
    expect(judge(id, strokes, errors)).toBe(verdict);
  });

  it("no strokes do not pass, and nothing is divided by zero", () => {
    for (const { name } of examNorms) {
      const verdict = judgeAttempt(norm(name), { strokes: 0, errors: 0 });
      expect(verdict).toEqual({
        strokes: 0,
        countedStrokes: 0,
        levelLabel: null,
        errors: 0,
        passed: false,
        level: null,
        isFastEnough: false,
        isAccurateEnough: false,
        strokesPerMinute: 0,
        accuracy: 0,
      });
    }
  });

  it("more errors than strokes are no less than nothing right", () => {
    expect(judgeAttempt(norm("cbt"), { strokes: 3, errors: 5 }).accuracy).toBe(0);
  });
});

describe("the norm for dyslexia", () => {
  it("gives Gerritsen's diploma from 65, by the same error limit", () => {
    expect(judge("gerritsen", 649, 0, true)).toBe("slow");
    expect(judge("gerritsen", 650, 6, true)).toBe("diploma");
    expect(judge("gerritsen", 650, 7, true)).toBe("inaccurate");
    expect(judge("gerritsen", 1150, 0, true)).toBe("silver");
  });

  it("changes nothing in a norm without it", () => {
    expect(judge("cbt", 650, 0, true)).toBe("slow");
  });
});

describe("the best attempt", () => {
  const best = (id: string, ...attempts: (readonly [strokes: number, errors: number])[]) => {
    const verdicts = attempts.map(([strokes, errors]) => judgeAttempt(norm(id), { strokes, errors }));
    const found = bestAttempt(norm(id), verdicts);
    return found === null ? null : verdicts.indexOf(found) + 1;
  };

  it("is the one with the highest level, not the fastest", () => {
    expect(best("cbt", [1500, 3], [1400, 2])).toBe(2);
    expect(best("gerritsen", [1300, 13], [650, 0], [1000, 9])).toBe(3);
  });

  it("is the faster one of the same level, then the one with fewer errors, then the first", () => {
    expect(best("cbt", [800, 0], [801, 5])).toBe(2);
    expect(best("cbt", [800, 2], [800, 1])).toBe(2);
    expect(best("cbt", [800, 1], [800, 1])).toBe(1);
  });

  it("is the accurate one, if none passed", () => {
    expect(best("cbt", [2000, 100], [699, 0])).toBe(2);
  });

  it("does not exist before the first", () => {
    expect(best("cbt")).toBeNull();
  });
});

describe("a net norm in words per minute", () => {
  it.each([
    { strokes: 499, errors: 0, verdict: "slow" },
    { strokes: 500, errors: 0, verdict: "level1" },
    { strokes: 504, errors: 1, verdict: "slow" },
    { strokes: 505, errors: 1, verdict: "level1" },
    { strokes: 1000, errors: 0, verdict: "level3" },
    { strokes: 1000, errors: 1, verdict: "level2" },
    { strokes: 1500, errors: 0, verdict: "level4" },
    { strokes: 1765, errors: 53, verdict: "inaccurate" },
    { strokes: 1766, errors: 53, verdict: "inaccurate" },
    { strokes: 1767, errors: 53, verdict: "level4" },
    { strokes: 10, errors: 9, verdict: "slow and inaccurate" },
  ])("$strokes strokes with $errors errors: $verdict", ({ strokes, errors, verdict }) => {
    expect(judge("graded-wpm", strokes, errors)).toBe(verdict);
    const { countedStrokes, strokesPerMinute } = judgeAttempt(norm("graded-wpm"), { strokes, errors });
    expect(countedStrokes).toBe(Math.max(0, strokes - 5 * errors));
    expect(strokesPerMinute).toBe(Math.floor(countedStrokes / 5));
  });

  it("prefers the attempt that is faster after its errors", () => {
    const attempts = [
      { strokes: 600, errors: 6 },
      { strokes: 590, errors: 0 },
    ].map((counts) => judgeAttempt(norm("graded-wpm"), counts));
    expect(bestAttempt(norm("graded-wpm"), attempts)?.strokes).toBe(590);
  });

  it("names a level as its makers do", () => {
    const own: ExamNorm = {
      ...norm("graded-wpm"),
      levels: [{ id: "level1", strokesPerMinute: 100, maxErrors: null, label: "Bronze" }],
    };
    expect(judgeAttempt(own, { strokes: 500, errors: 0 })).toMatchObject({ level: "level1", levelLabel: "Bronze" });
    expect(judgeAttempt(own, { strokes: 499, errors: 0 })).toMatchObject({ level: null, levelLabel: null });
  });
});

describe("norms", () => {
  it("have unique ids", () => {
    const ids = examNorms.map(examNormId);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it("are found by name, the newest, and each by id; others are not found", () => {
    expect(norm("cbt").errorLimit.most).toBe(7);
    expect(norm("cbt.1").errorLimit.most).toBe(5);
    expect(["cbt.3", "CBT", "", "cbt.", "toString"].map(findExamNorm)).toEqual([null, null, null, null, null]);
    const current = currentExamNorms();
    expect(current.map(({ name }) => name)).toEqual([...new Set(examNorms.map(({ name }) => name))]);
    expect(current.map(examNormId)).toContain("cbt.2");
  });

  it("have ascending levels", () => {
    for (const { levels, dyslexiaLevels } of examNorms) {
      for (const list of [levels, dyslexiaLevels ?? []]) {
        const speeds = list.map(({ strokesPerMinute }) => strokesPerMinute);
        expect(speeds).toEqual([...new Set(speeds)].sort((a, b) => a - b));
        expect(list.every(({ id }) => levels.some((level) => level.id === id))).toBe(true);
      }
    }
  });
});

test("more errors than the lowest level allows are too many, whatever the speed", () => {
  const limited: ExamNorm = {
    ...norm("ecdl-junior"),
    levels: [{ id: "level1", strokesPerMinute: 100, maxErrors: 3 }],
  };
  const verdict = (errors: number) => judgeAttempt(limited, { strokes: 2100, errors });
  expect(verdict(3)).toMatchObject({ passed: true, isAccurateEnough: true, level: "level1" });
  expect(verdict(4)).toMatchObject({ passed: false, isAccurateEnough: false, isFastEnough: true, level: null });
});
