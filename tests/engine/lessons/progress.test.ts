import { materialOf } from "../../support/languages";
import * as fc from "fast-check";
import {
  lastPassedCourse,
  foldProgress,
  mergeProgress,
  type CourseProgress,
  judgeExercise,
  certifiedLessons,
  courseCompletedAt,
  coursePosition,
  placementId,
  lessonState,
  lessonStars,
  starsOf,
  type ExercisePassed,
} from "../../../src/engine/lessons/courseProgress";
import type { TypedExercise } from "../../../src/engine/lessons/Course";
import { courses, findCourse, findExercise, findLesson } from "../../../src/engine/lessons/courses";
import { makeExerciseText } from "../../../src/engine/lessons/makeExerciseText";
import { measureRun } from "../../../src/engine/metrics/measureRun";

const none: CourseProgress = new Map();
const course = findCourse("us-intl")!;
const ids = courses.flatMap(({ lessons }) => lessons.flatMap(({ exercises }) => exercises.map(({ id }) => id)));

function passed(...exercises: readonly string[]): CourseProgress {
  return exercises.reduce((progress, exerciseId, at) => foldProgress(progress, { exerciseId, at, stars: 1 }), none);
}

function states(progress: CourseProgress): string {
  return course.lessons
    .slice(0, 4)
    .map((lesson) => lessonState(course, lesson, progress))
    .join(" ");
}

describe("an exercise passes", () => {
  const pass = { accuracy: 97, strokesPerMinute: 40 };
  const judge = (presses: number, rightPresses: number, durationMs: number) =>
    judgeExercise(
      { id: "a.1", kind: "strokes", content: "words", form: "plain", strokes: 160, pass },
      { presses, rightPresses, pileUp: 0, durationMs },
    );

  it("on accuracy first: exactly 97 % is enough, and nothing is rounded", () => {
    expect(judge(200, 194, 300_000)).toBe("PASSED");
    expect(judge(200, 193, 300_000)).toBe("INACCURATE");
    expect(judge(199, 193, 298_500)).toBe("INACCURATE");
  });

  it("then on speed: exactly 40 a minute is enough", () => {
    expect(judge(160, 160, 240_000)).toBe("PASSED");
    expect(judge(160, 160, 240_001)).toBe("SLOW");
  });

  it("and a run that is neither accurate nor fast is inaccurate", () => {
    expect(judge(160, 100, 900_000)).toBe("INACCURATE");
  });

  it("only as a whole: not aborted, without skipped words, and not without a key", () => {
    expect(judge(159, 159, 200_000)).toBe("TOO_SHORT");
    expect(judge(0, 0, 0)).toBe("TOO_SHORT");
  });

  it("by time when the time is up", () => {
    const minutes = { id: "a.1", kind: "minutes", content: "sentences", form: "plain", minutes: 3, pass } as const;
    expect(judgeExercise(minutes, { presses: 200, rightPresses: 200, pileUp: 0, durationMs: 179_999 })).toBe(
      "TOO_SHORT",
    );
    expect(judgeExercise(minutes, { presses: 200, rightPresses: 200, pileUp: 0, durationMs: 180_000 })).toBe("PASSED");
    expect(judgeExercise(minutes, { presses: 119, rightPresses: 119, pileUp: 0, durationMs: 180_000 })).toBe("SLOW");
    expect(judgeExercise(minutes, { presses: 0, rightPresses: 0, pileUp: 0, durationMs: 180_000 })).toBe("SLOW");
  });

  it("never by one more error, nor by taking longer", () => {
    const run = fc.record({
      presses: fc.nat({ max: 500 }),
      wrong: fc.nat({ max: 30 }),
      durationMs: fc.nat({ max: 600_000 }),
    });
    fc.assert(
      fc.property(run, ({ presses, wrong, durationMs }) => {
        const right = Math.max(0, presses - wrong);
        if (judge(presses, right, durationMs) === "PASSED") return;
        expect(judge(presses, Math.max(0, right - 1), durationMs)).not.toBe("PASSED");
        expect(judge(presses, right, durationMs + 1)).not.toBe("PASSED");
      }),
    );
  });

  it("when a child types its text without errors at the required speed: each exercise", () => {
    for (const { course: found, lesson, exercise } of ids.flatMap((id) => findExercise(id) ?? [])) {
      if (exercise.kind !== "strokes") continue;
      const { rules } = lesson;
      const text = makeExerciseText(found, lesson, exercise, materialOf.nl, 3)!;
      const gap = Math.floor(60_000 / exercise.pass.strokesPerMinute);
      const keystrokes = Array.from(text, (key, at) => ({ time: at * gap, kind: "insert", text: key }) as const);
      const run = { rules, text, keystrokes, durationMs: (text.length - 1) * gap };
      expect([exercise.id, judgeExercise(exercise, measureRun(run))]).toEqual([exercise.id, "PASSED"]);
      const slips = keystrokes.flatMap((keystroke, at) =>
        at % 25 === 0 ? [{ ...keystroke, text: "~" }, keystroke] : keystroke,
      );
      if (rules === "stopOnError" && exercise.pass.accuracy === 97)
        expect(judgeExercise(exercise, measureRun({ ...run, keystrokes: slips }))).toBe("INACCURATE");
    }
  });
});

describe("stars", () => {
  const exercise = findExercise("us-intl-a.3")!.exercise as TypedExercise;
  const stars = (wrong: number, strokesPerMinute: number, isEased = false) =>
    starsOf(
      exercise,
      { presses: 100, rightPresses: 100 - wrong, pileUp: 0, durationMs: 6_000_000 / strokesPerMinute },
      isEased,
    );

  it("are one for passing, one for 99 % and one for a quarter more speed", () => {
    expect([stars(3, 40), stars(1, 40), stars(3, 50), stars(1, 50), stars(4, 50), stars(0, 39)]).toEqual([
      1, 2, 2, 3, 0, 0,
    ]);
  });

  it("are one at most for an easier try, unless it needed no easing", () => {
    expect([stars(10, 24, true), stars(11, 24, true), stars(1, 30, true), stars(1, 50, true)]).toEqual([1, 0, 1, 3]);
  });

  it("of a lesson are those of its weakest exercise", () => {
    const { lesson } = findLesson("us-intl-a")!;
    const progress = (...all: readonly number[]): CourseProgress =>
      new Map(all.map((count, at) => [`us-intl-a.${at + 1}`, { at, stars: count }]));
    expect([progress(3, 2, 3), progress(3, 3)].map((each) => lessonStars(lesson, each))).toEqual([2, 0]);
  });

  it("do not count presses that pile up at one place", () => {
    const run = { presses: 110, rightPresses: 98, pileUp: 9, durationMs: 60_000 };
    expect(judgeExercise(exercise, run)).toBe("PASSED");
    expect(judgeExercise(exercise, { ...run, pileUp: 8 })).toBe("INACCURATE");
  });
});

describe("lessons", () => {
  it("open one after another, each when all exercises of those before are passed", () => {
    expect(states(none)).toBe("OPEN LOCKED LOCKED LOCKED");
    expect(states(passed("us-intl-posture.1"))).toBe("PASSED OPEN LOCKED LOCKED");
    expect(states(passed("us-intl-posture.1", "us-intl-fj.1", "us-intl-fj.3"))).toBe("PASSED OPEN LOCKED LOCKED");
    expect(states(passed("us-intl-posture.1", "us-intl-fj.1", "us-intl-fj.3", "us-intl-fj.2"))).toBe(
      "PASSED PASSED OPEN LOCKED",
    );
  });

  it("are open up to the one after the furthest that was passed, whatever was added before it", () => {
    const progress = passed("us-intl-dk.1", "us-intl-dk.2", "us-intl-dk.3");
    expect(states(progress)).toBe("OPEN OPEN PASSED OPEN");
    expect(coursePosition(course, progress)?.exercise.id).toBe("us-intl-sl.1");
  });

  it("earn a certificate without the numeric keypad and the exam, dated by the last one", () => {
    const needed = certifiedLessons(course).flatMap(({ exercises }) => exercises.map(({ id }) => id));
    expect(courseCompletedAt(course, passed(...needed.slice(1)))).toBeNull();
    expect(courseCompletedAt(course, passed(...needed))).toBe(needed.length - 1);
  });

  it("open up to a placement", () => {
    const placed = findLesson("us-intl-gh")!.lesson;
    const progress = passed(placementId(placed));
    expect(lessonState(course, placed, progress)).toBe("OPEN");
    expect(lessonState(course, findLesson("us-intl-sl")!.lesson, progress)).toBe("OPEN");
    expect(lessonState(course, findLesson("us-intl-gh-words")!.lesson, progress)).toBe("LOCKED");
    expect(coursePosition(course, progress)?.lesson.id).toBe("us-intl-gh");
  });

  it("of the numeric keypad may be left out", () => {
    const before = course.lessons.filter(({ chapter }) => chapter === "enterTab").at(-1)!;
    const progress = passed(...before.exercises.map(({ id }) => id));
    expect(lessonState(course, findLesson("us-intl-numpad-1")!.lesson, progress)).toBe("OPEN");
    expect(lessonState(course, findLesson("us-intl-paragraphs")!.lesson, progress)).toBe("OPEN");
    expect(coursePosition(course, progress)?.lesson.id).toBe("us-intl-paragraphs");
  });

  it("continue where the user stopped", () => {
    expect(coursePosition(course, none)?.exercise.id).toBe("us-intl-posture.1");
    expect(coursePosition(course, passed("us-intl-posture.1", "us-intl-fj.1"))?.exercise.id).toBe("us-intl-fj.2");
    expect(coursePosition(course, passed(...ids))).toBeNull();
  });

  it("of one keyboard do not affect another", () => {
    expect(coursePosition(findCourse("us")!, passed("us-intl-posture.1"))?.exercise.id).toBe("us-posture.1");
  });

  it("of a newer version are kept without harm", () => {
    const progress = passed("us-intl-posture.1", "us-intl-gone.1");
    expect(progress.has("us-intl-gone.1")).toBe(true);
    expect(states(progress)).toBe("PASSED OPEN LOCKED LOCKED");
    expect(findLesson("us-intl-gone")).toBeNull();
  });
});

describe("progress", () => {
  const event = fc.record({
    exerciseId: fc.constantFrom(...ids.slice(0, 12)),
    at: fc.nat({ max: 1000 }),
    stars: fc.integer({ min: 1, max: 3 }),
  });
  const events = fc.array(event, { maxLength: 40 });
  const fold = (list: readonly ExercisePassed[]) => list.reduce(foldProgress, none);
  const sorted = (progress: CourseProgress) => [...progress].sort(([a], [b]) => (a < b ? -1 : 1));

  it("is the same for the same exercises, in any order and with repeats", () => {
    fc.assert(
      fc.property(events, (list) => {
        expect(sorted(fold([...list, ...list].toReversed()))).toEqual(sorted(fold(list)));
      }),
    );
  });

  it("of two devices is the union, in either direction; the earlier time counts", () => {
    fc.assert(
      fc.property(events, events, (one, other) => {
        const both = mergeProgress(fold(one), fold(other));
        expect(sorted(both)).toEqual(sorted(mergeProgress(fold(other), fold(one))));
        expect(sorted(both)).toEqual(sorted(fold([...one, ...other])));
        expect(mergeProgress(both, fold(one))).toBe(both);
      }),
    );
  });

  it("keeps the earlier time, also if it arrives last", () => {
    const late = foldProgress(none, { exerciseId: "us-fj.1", at: 20, stars: 1 });
    expect(foldProgress(late, { exerciseId: "us-fj.1", at: 30, stars: 1 })).toBe(late);
    expect(foldProgress(late, { exerciseId: "us-fj.1", at: 10, stars: 1 }).get("us-fj.1")?.at).toBe(10);
  });

  it("never locks what was open", () => {
    fc.assert(
      fc.property(events, event, (list, more) => {
        const before = fold(list);
        const after = foldProgress(before, more);
        for (const lesson of course.lessons) {
          if (lessonState(course, lesson, before) !== "LOCKED")
            expect(lessonState(course, lesson, after)).not.toBe("LOCKED");
        }
      }),
    );
  });
});

describe("the course in which an exercise was passed last", () => {
  it("does not exist before the first", () => {
    expect(lastPassedCourse(none)).toBeNull();
  });

  it("is by time, not by order, and ignores exercises that no longer exist", () => {
    expect(lastPassedCourse(passed("us-fj.1", "be-azerty-fj.1", "klingon-fj.1"))?.id).toBe("be-azerty");
    expect(
      lastPassedCourse(
        new Map([
          ["us-fj.1", { at: 9, stars: 1 }],
          ["be-azerty-fj.1", { at: 3, stars: 1 }],
        ]),
      )?.id,
    ).toBe("us");
  });
});
