import { encodeLog } from "../../../src/engine/log/logCodec";
import { examNorms, findExamNorm, marksAid, givenMs, neededStrokes } from "../../../src/engine/exams/examNorms";
import { gradeAttempt, judgeAttempt } from "../../../src/engine/exams/gradeExam";
import { foldExam, startExam } from "../../../src/engine/exams/ExamState";
import { layOutExamText } from "../../../src/engine/exams/CopyTyping";
import { ExamRoom } from "../support/ExamRoom";

const MINUTE = 60_000;
const cbt = findExamNorm("cbt")!;

describe("extra time", () => {
  it.each([
    [7, 0, 420_000],
    [7, 20, 504_000],
    [7, 33, 558_600],
    [10, 100, 1_200_000],
    // A log has room for an hour.
    [45, 50, 3_600_000],
    [60, 0, 3_600_000],
  ])("%s minutes and %s percent are %s ms", (minutes, extraTime, ms) => {
    expect(givenMs({ minutes }, extraTime)).toBe(ms);
  });

  it("speed is over the time that was given, in whole numbers", () => {
    const judge = (strokes: number, extraTime: number) => judgeAttempt(cbt, { strokes, errors: 0 }, false, extraTime);
    expect(judge(840, 20)).toMatchObject({ level: "diploma", isFastEnough: true, strokesPerMinute: 100 });
    expect(judge(839, 20)).toMatchObject({ level: null, isFastEnough: false, strokesPerMinute: 99 });
    expect(judge(931, 33)).toMatchObject({ level: "diploma", strokesPerMinute: 100 });
    expect(judge(1_680, 20)).toMatchObject({ level: "cumLaude", strokesPerMinute: 200 });
    for (const norm of examNorms)
      expect(judgeAttempt(norm, { strokes: 900, errors: 2 }, false, 0)).toEqual(
        judgeAttempt(norm, { strokes: 900, errors: 2 }),
      );
  });

  it("as many strokes are needed as pass", () => {
    for (const extraTime of [0, 10, 20, 25, 33, 50, 100]) {
      const needed = neededStrokes(cbt, extraTime, 100);
      const passes = (strokes: number) => judgeAttempt(cbt, { strokes, errors: 0 }, false, extraTime).isFastEnough;
      expect([passes(needed - 1), passes(needed)]).toEqual([false, true]);
    }
  });

  it("what is typed in it counts, and the text is long enough for it", () => {
    const late = { time: 8 * MINUTE, kind: "insert", text: "b" } as const;
    const strokes = (extraTime: number) =>
      gradeAttempt({ norm: cbt, text: "be it so", keystrokes: [late], hasDyslexia: false, extraTime }).strokes;
    expect([strokes(0), strokes(20)]).toEqual([0, 1]);
    expect(layOutExamText(cbt, "be it so", 50).length).toBeGreaterThan(1.5 * 7 * 900);
  });

  it("is decided when an attempt begins, and kept with it", () => {
    const room = new ExamRoom();
    room.do({ kind: "begin", by: "ann", device: "one", attempt: 1, extraTime: 20 });
    room.wait(3_000 + 8 * MINUTE);
    expect(room.begin("one", 2)).toBe("refused ATTEMPT_RUNNING");
    expect(room.type("b")).toContain("RUNNING | one1");
    expect(room.attempt.entries).toBe(1);
    room.wait(MINUTE);
    expect(room.handIn()).toContain("READY | TIME_UP");
    room.begin();
    expect(room.state.attempts.map(({ extraTime }) => extraTime)).toEqual([20, 0]);
  });
});

describe("by ear", () => {
  const keystrokes = encodeLog([{ time: 0, kind: "insert", text: "b" }]);

  it("is marked by one batch, and stays so for that attempt only", () => {
    const room = new ExamRoom().run();
    const type = (batch: number, isByEar: boolean) =>
      room.do({ kind: "type", by: "ann", attempt: 1, seat: 1, batch, keystrokes, isByEar });
    type(1, false);
    expect(room.attempt.isByEar).toBe(false);
    type(2, true);
    type(3, false);
    expect(room.attempt.isByEar).toBe(true);
    room.handIn();
    room.run();
    expect(room.state.attempts.map(({ isByEar }) => isByEar)).toEqual([true, false]);
  });

  it("is marked when handed in, too", () => {
    const room = new ExamRoom().run();
    room.do({ kind: "handIn", by: "ann", attempt: 1, seat: 1, batch: 0, isByEar: true });
    expect(room.attempt.isByEar).toBe(true);
  });
});

test("the log of an exam from before is one without aids", () => {
  const settings = { candidateId: "ann", norm: cbt, hasDyslexia: false, texts: ["be it so"] };
  const begun = { at: 1, kind: "begun", device: "one", startsAt: 2 } as const;
  expect(foldExam(startExam({ at: 0, kind: "created", settings }), begun).attempts[0]).toMatchObject({
    extraTime: 0,
    isByEar: false,
  });
});

test("a certificate names both, unless the norm does not want it said", () => {
  expect(examNorms.every((norm) => marksAid(norm, "byEar") && marksAid(norm, "extraTime"))).toBe(true);
  expect(marksAid({ ...cbt, unmarked: ["byEar"] }, "byEar")).toBe(false);
});
