import { nextExamTickAt, type ExamCommand } from "../../../src/engine/exams/decideExam";
import { type ExamEvent, examLimits, foldExam } from "../../../src/engine/exams/ExamState";
import { examResult, gradeExam } from "../../../src/engine/exams/gradeExam";
import { MAX_ENCODED_LOG_LENGTH, MAX_LOG_ENTRIES } from "../../../src/engine/log/Keystroke";
import { encodeLog } from "../../../src/engine/log/logCodec";
import { ExamRoom } from "../support/ExamRoom";

const MINUTES = 7 * 60_000;
const MINUTE = 60_000;

describe("an exam", () => {
  it("is two attempts; each ends when its time is up and its keys have arrived", () => {
    const room = new ExamRoom();
    expect(room.begin()).toBe("RUNNING | one1");
    expect(room.wait(4_000).type("be it")).toBe("RUNNING | one1 be_it");
    expect(room.wait(MINUTES).handIn()).toBe("READY | TIME_UP be_it");
    expect(room.wait(MINUTE).begin()).toBe("RUNNING | TIME_UP be_it | one1");
    expect(room.wait(4_000).type("so")).toBe("RUNNING | TIME_UP be_it | one1 so");
    expect(room.wait(MINUTES).handIn()).toBe("FINISHED | TIME_UP be_it | TIME_UP so");
    expect(room.begin()).toBe("refused NO_ATTEMPT_LEFT");
  });

  it("is three attempts of ten minutes by the norm of Gerritsen", () => {
    const room = new ExamRoom({ norm: "gerritsen" });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      room
        .run()
        .wait(10 * MINUTE - 1)
        .type("b");
      room.handIn();
    }
    expect(room.line()).toBe("FINISHED | HANDED_IN b | HANDED_IN b | HANDED_IN b");
  });

  it("may end after one attempt, if the candidate wants", () => {
    const room = new ExamRoom();
    expect(room.finish()).toBe("refused NO_ATTEMPT_MADE");
    room.run();
    expect(room.finish()).toBe("refused ATTEMPT_RUNNING");
    room.handIn();
    expect(room.finish()).toBe("FINISHED | HANDED_IN");
    expect(room.finish()).toBe("FINISHED | HANDED_IN");
    expect(room.begin()).toBe("refused NO_ATTEMPT_LEFT");
  });

  it("is only for its candidate", () => {
    const room = new ExamRoom().run();
    const commands: readonly ExamCommand[] = [
      { kind: "begin", by: "eve", device: "one", attempt: 1 },
      { kind: "resume", by: "eve", device: "one" },
      { kind: "leave", by: "eve", device: "one" },
      { kind: "type", by: "eve", attempt: 1, seat: 1, batch: 1, keystrokes: "AQ" },
      { kind: "handIn", by: "eve", attempt: 1, seat: 1, batch: 0 },
      { kind: "finish", by: "eve" },
    ];
    for (const command of commands) expect(room.do(command)).toBe("refused NOT_THE_CANDIDATE");
  });

  it("shows errors only afterwards: no grade during an attempt, and no result during an exam", () => {
    const room = new ExamRoom().run().wait(1_000);
    room.type("bee it");
    expect(gradeExam(room.state)).toEqual([]);
    room.handIn();
    expect(gradeExam(room.state)).toMatchObject([{ errors: 1, strokes: 6, passed: false }]);
    expect(examResult(room.state)).toBeNull();
    room.run().wait(1_000).type("so be it");
    room.handIn();
    expect(examResult(room.state)).toMatchObject({ errors: 0, strokes: 8 });
  });
});

describe("the beginning of an attempt", () => {
  it("twice from the same page has no effect; from another it is refused while the first one runs", () => {
    const room = new ExamRoom();
    room.begin();
    const before = room.state;
    room.begin("one", 1);
    expect(room.state).toBe(before);
    expect(room.begin("two", 1)).toBe("refused ATTEMPT_RUNNING");
    expect(room.begin("one", 2)).toBe("refused ATTEMPT_RUNNING");
  });

  it("must be the next one: a page that is behind begins nothing", () => {
    const room = new ExamRoom();
    expect(room.begin("one", 2)).toBe("refused NOT_THE_NEXT_ATTEMPT");
    room.run().handIn();
    expect(room.begin("one", 1)).toBe("refused NOT_THE_NEXT_ATTEMPT");
  });

  it("leaves three seconds before the clock starts", () => {
    const room = new ExamRoom();
    room.begin();
    expect(room.attempt.startsAt - room.now).toBe(examLimits.leadMs);
    expect(room.wait(3_000).type("b")).toBe("RUNNING | one1 b");
  });

  it("ends the previous attempt when its time is up, even if its page never said so", () => {
    const room = new ExamRoom().run().wait(MINUTES - 1);
    expect(room.begin("two")).toBe("refused ATTEMPT_RUNNING");
    expect(room.wait(1).begin("two")).toBe("RUNNING | TIME_UP | two1");
  });
});

describe("the clock", () => {
  it("keeps running while the candidate is away", () => {
    const room = new ExamRoom().run().wait(1_000);
    room.type("be ");
    expect(room.leave()).toBe("RUNNING | one1~ be_");
    expect(room.wait(MINUTE).resume()).toBe("RUNNING | one1 be_");
    expect(room.type("it")).toBe("RUNNING | one1 be_it");
    expect(room.attempt).toMatchObject({ absences: 1, lastTime: 61_000 });
  });

  it("waits ten more minutes for keys that were typed in time, then ends the attempt", () => {
    const room = new ExamRoom().run();
    const deadline = room.now + MINUTES;
    expect(nextExamTickAt(room.state)).toBe(deadline + 10 * MINUTE);
    room.wait(MINUTES + 10 * MINUTE - 1);
    expect(room.tick()).toBe("RUNNING | one1");
    expect(room.type("b", { ago: 10 * MINUTE })).toBe("RUNNING | one1 b");
    expect(room.wait(1).type("e", { ago: 10 * MINUTE + 1 })).toBe("refused ATTEMPT_OVER");
    expect(room.tick()).toBe("READY | TIME_UP b");
    expect(nextExamTickAt(room.state)).toBeNull();
    expect(room.tick()).toBe("READY | TIME_UP b");
  });

  it("accepts keys after the time, without counting them", () => {
    const room = new ExamRoom().run().wait(MINUTES);
    expect(room.type("b")).toBe("RUNNING | one1 b");
    expect(room.wait(1).type("e")).toBe("RUNNING | one1 b");
  });

  it("of a page that is ahead is refused until the server's has caught up", () => {
    const room = new ExamRoom().run().wait(1_000);
    expect(room.type("b", { ago: -251 })).toBe("refused IMPOSSIBLE_TIMING");
    expect(room.type("b", { ago: -250 })).toBe("RUNNING | one1 b");
    expect(room.type("e", { ago: -5_000 })).toBe("refused IMPOSSIBLE_TIMING");
    expect(room.wait(5_000).type("e")).toBe("RUNNING | one1 be");
  });

  it("of the server stands still when it is turned back", () => {
    const room = new ExamRoom().run().wait(MINUTE);
    room.type("be");
    const { now } = room;
    room.wait(-30 * MINUTE);
    expect(room.leave()).toBe("RUNNING | one1~ be");
    expect(room.state.changedAt).toBe(now);
    expect(room.attempt.awaySince).toBe(now);
    room.now = now + 1_000;
    expect(room.type(" it")).toBe("RUNNING | one1~ be_it");
  });

  it("never goes back with an event of another log", () => {
    const { state, now } = new ExamRoom().run().wait(MINUTE);
    const away = foldExam(state, { at: now, kind: "wentAway" });
    expect(foldExam(away, { at: now - 1, kind: "resumed", device: "one" }).changedAt).toBe(now);
  });

  it("of a page that goes back within an attempt is refused: keys come in order", () => {
    const room = new ExamRoom().run().wait(2_000);
    room.type("b");
    expect(room.type("e", { ago: 1 })).toBe("refused IMPOSSIBLE_TIMING");
  });
});

describe("a lost network", () => {
  it("loses no key: what was typed offline arrives when it is back", () => {
    const room = new ExamRoom().run().wait(1_000);
    room.type("be ");
    room.wait(2 * MINUTE);
    expect(room.type("it", { ago: MINUTE })).toBe("RUNNING | one1 be_it");
    expect(room.type(" so", { ago: 100 })).toBe("RUNNING | one1 be_it_so");
    expect(room.attempt.longestDelayMs).toBe(MINUTE);
  });

  it("accepts a repeated batch only once, and answers a gap with the expected number", () => {
    const room = new ExamRoom().run().wait(1_000);
    room.type("be");
    expect(room.type("be", { batch: 1 })).toBe("RUNNING | one1 be");
    expect(room.type("so", { batch: 3 })).toBe("refused SEQUENCE_GAP 2");
    expect(room.handIn({ batch: 2 })).toBe("refused SEQUENCE_GAP 2");
    expect(room.type(" it")).toBe("RUNNING | one1 be_it");
    expect(room.handIn()).toBe("READY | HANDED_IN be_it");
  });

  it("may lose the response to the hand-in: repeating it changes nothing, even in the next attempt", () => {
    const room = new ExamRoom().run();
    room.handIn();
    expect(room.handIn()).toBe("READY | HANDED_IN");
    expect(room.type("b", { batch: 1 })).toBe("refused ATTEMPT_OVER");
    room.begin();
    expect(room.handIn({ attempt: 1 })).toBe("RUNNING | HANDED_IN | one1");
  });
});

describe("a reload", () => {
  it("continues in the same seat, with the keys that the page still has", () => {
    const room = new ExamRoom().run().wait(1_000);
    room.type("be ");
    room.leave();
    expect(room.wait(5_000).resume()).toBe("RUNNING | one1 be_");
    expect(room.type("i", { seat: 1, batch: 2, ago: 4_500 })).toBe("RUNNING | one1 be_i");
  });

  it("without leaving first has no effect", () => {
    const room = new ExamRoom().run();
    const before = room.state;
    room.resume();
    expect(room.state).toBe(before);
  });

  it("after the time still delivers, until the attempt is closed", () => {
    const room = new ExamRoom().run().wait(MINUTE);
    room.leave();
    room.wait(MINUTES);
    expect(room.resume()).toBe("RUNNING | one1");
    expect(room.type("be", { ago: 7 * MINUTE })).toBe("RUNNING | one1 be");
    expect(room.handIn()).toBe("READY | TIME_UP be");
    expect(room.resume()).toBe("refused NO_ATTEMPT_RUNNING");
  });
});

describe("a second device", () => {
  it("takes over with everything acknowledged; the first can add nothing more", () => {
    const room = new ExamRoom().run().wait(1_000);
    room.type("be ");
    expect(room.resume("two")).toBe("RUNNING | two2 be_");
    expect(room.type("x", { seat: 1 })).toBe("refused OTHER_DEVICE");
    expect(room.handIn({ seat: 1 })).toBe("refused OTHER_DEVICE");
    expect(room.type("it")).toBe("RUNNING | two2 be_it");
    expect(room.leave("one")).toBe("RUNNING | two2 be_it");
  });

  it("and back again: keys that the first had stored earlier are refused, not mixed in", () => {
    const room = new ExamRoom().run().wait(1_000);
    room.type("be ");
    room.resume("two");
    expect(room.resume("one")).toBe("RUNNING | one3 be_");
    expect(room.type("x", { seat: 1, batch: 2 })).toBe("refused OTHER_DEVICE");
    expect(room.type("it")).toBe("RUNNING | one3 be_it");
  });

  it("comes too late when the time is over", () => {
    const room = new ExamRoom().run().wait(MINUTES);
    expect(room.resume("two")).toBe("refused ATTEMPT_OVER");
    expect(room.wait(10 * MINUTE).resume("one")).toBe("refused ATTEMPT_OVER");
  });
});

describe("batches", () => {
  const raw = (room: ExamRoom, keystrokes: string, batch = room.attempt.batch + 1) =>
    room.do({ kind: "type", by: "ann", attempt: 1, seat: 1, batch, keystrokes });
  const many = (count: number, text = "b") =>
    encodeLog(Array.from({ length: count }, () => ({ time: 0, kind: "insert", text })));

  it.each(["", "!", "Ag", "AQA"])("that are not a log are refused: %j", (keystrokes) => {
    expect(raw(new ExamRoom().run(), keystrokes)).toBe("refused MALFORMED_LOG");
  });

  it("may be empty", () => {
    expect(raw(new ExamRoom().run(), "AQ")).toBe("RUNNING | one1");
  });

  it("have at most a thousand keystrokes, and together no more than a log; accepted ones stay", () => {
    const room = new ExamRoom().run();
    expect(raw(room, many(1_001))).toBe("refused MALFORMED_LOG");
    for (let batch = 1; batch <= MAX_LOG_ENTRIES / 1_000; batch += 1) raw(room, many(1_000));
    expect(raw(room, many(1))).toBe("refused LOG_FULL");
    expect(room.attempt.entries).toBe(MAX_LOG_ENTRIES);
    const wordy = new ExamRoom().run();
    while (!raw(wordy, many(300, "x".repeat(40))).startsWith("refused"));
    expect(wordy.attempt.encodedLength).toBeLessThanOrEqual(MAX_ENCODED_LOG_LENGTH);
    expect(wordy.handIn()).toMatch(/^READY/u);
  });

  it.each([0, -1, 3, 0.5, Number.NaN])("of attempt %d, which does not exist, are refused", (attempt) => {
    expect(new ExamRoom().run().do({ kind: "type", by: "ann", attempt, seat: 1, batch: 1, keystrokes: "AQ" })).toBe(
      "refused NO_ATTEMPT_RUNNING",
    );
  });

  it.each([0, -1])("numbered %d were never due: nothing happens", (batch) => {
    expect(raw(new ExamRoom().run(), "AQBi", batch)).toBe("RUNNING | one1");
  });
});

it("without an attempt nothing can be resumed, left, typed or handed in", () => {
  const room = new ExamRoom();
  expect(room.resume()).toBe("refused NO_ATTEMPT_RUNNING");
  expect(room.leave()).toBe("READY");
  expect(room.tick()).toBe("READY");
  expect(room.handIn({ attempt: 1, seat: 1, batch: 0 })).toBe("refused NO_ATTEMPT_RUNNING");
});

describe("an event that does not fit changes nothing:", () => {
  type Bare = ExamEvent extends infer E ? (E extends ExamEvent ? Omit<E, "at"> : never) : never;
  it.each<{ name: string; room: () => ExamRoom; event: Bare }>([
    { name: "the end of no attempt", room: () => new ExamRoom(), event: { kind: "ended", by: "TIME_UP" } },
    { name: "the finish before an attempt", room: () => new ExamRoom(), event: { kind: "finished" } },
    {
      name: "keys before an attempt",
      room: () => new ExamRoom(),
      event: { kind: "typed", batch: 1, keystrokes: "AQBi" },
    },
    {
      name: "a second beginning",
      room: () => new ExamRoom().run(),
      event: { kind: "begun", device: "two", startsAt: 1 },
    },
    {
      name: "keys out of order",
      room: () => new ExamRoom().run(),
      event: { kind: "typed", batch: 2, keystrokes: "AQBi" },
    },
    {
      name: "keys that are no log",
      room: () => new ExamRoom().run(),
      event: { kind: "typed", batch: 1, keystrokes: "?" },
    },
    { name: "the finish of an attempt that runs", room: () => new ExamRoom().run(), event: { kind: "finished" } },
  ])("$name", ({ room, event }) => {
    const { state, now } = room();
    expect(foldExam(state, { ...event, at: now } as ExamEvent)).toBe(state);
  });

  it("a second creation", () => {
    const { state, events } = new ExamRoom();
    expect(foldExam(state, events[0]!)).toBe(state);
  });
});
