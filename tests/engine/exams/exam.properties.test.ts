import * as fc from "fast-check";
import {
  attemptKeystrokes,
  type ExamEvent,
  type ExamPhase,
  type ExamState,
  runningAttempt,
  foldExam,
  startExam,
} from "../../../src/engine/exams/ExamState";
import { decideExam, nextExamTickAt, type ExamCommand } from "../../../src/engine/exams/decideExam";
import { examResult, gradeExam } from "../../../src/engine/exams/gradeExam";
import { encodeLog } from "../../../src/engine/log/logCodec";
import { ExamRoom } from "../support/ExamRoom";

const device = fc.constantFrom("one", "two");
const near = fc.oneof({ weight: 8, arbitrary: fc.constant(0) }, fc.integer({ min: -2, max: 2 }));

/** Commands that nearly fit: numbers are relative to what is due. */
const make = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.tuple(device, near).map(([page, off]) => ({ state }: ExamRoom): ExamCommand => ({
      kind: "begin",
      by: "ann",
      device: page,
      attempt: state.attempts.length + 1 + off,
    })),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({
        kind: fc.constantFrom("resume" as const, "leave" as const),
        by: fc.constantFrom("ann", "ann", "eve"),
        device,
      })
      .map((command) => (): ExamCommand => command),
  },
  {
    weight: 10,
    arbitrary: fc
      .tuple(
        near,
        near,
        fc.string({ unit: fc.constantFrom("b", "e", " ", "i", "t"), maxLength: 6 }),
        fc.integer({ min: -400, max: 4_000 }),
        fc.boolean(),
      )
      .map(([seat, batch, text, ago, garbage]) => ({ state, now }: ExamRoom): ExamCommand => {
        const attempt = state.attempts.at(-1);
        const time = Math.max(0, now - (attempt?.startsAt ?? now) - ago);
        const keystrokes =
          garbage && text === "" ? "!" : encodeLog([...text].map((key) => ({ time, kind: "insert", text: key })));
        return {
          kind: "type",
          by: "ann",
          attempt: state.attempts.length,
          seat: (attempt?.seat ?? 1) + seat,
          batch: (attempt?.batch ?? 0) + 1 + batch,
          keystrokes,
        };
      }),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(near, near).map(([seat, batch]) => ({ state }: ExamRoom): ExamCommand => ({
      kind: "handIn",
      by: "ann",
      attempt: state.attempts.length,
      seat: (state.attempts.at(-1)?.seat ?? 1) + seat,
      batch: (state.attempts.at(-1)?.batch ?? 0) + batch,
    })),
  },
  { weight: 1, arbitrary: fc.constant((): ExamCommand => ({ kind: "finish", by: "ann" })) },
  { weight: 3, arbitrary: fc.constant((): ExamCommand => ({ kind: "tick" })) },
);

/** Mostly seconds, sometimes minutes, sometimes a clock that is turned back. */
const wait = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 0, max: 4_000 }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 18 * 60_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: -60_000, max: 0 }) },
);
const story = fc.array(fc.record({ wait, make }), { maxLength: 60 });

type Story = readonly { readonly wait: number; readonly make: (room: ExamRoom) => ExamCommand }[];

function play(
  steps: Story,
  see: (before: ExamState, room: ExamRoom, command: ExamCommand, refused: boolean) => void = () => undefined,
): ExamRoom {
  const room = new ExamRoom();
  for (const step of steps) {
    room.wait(step.wait);
    const before = room.state;
    const command = step.make(room);
    see(before, room, command, "refused" in room.decide(command));
  }
  return room;
}

function logsOf({ attempts }: ExamState): readonly string[] {
  return attempts.map((attempt) => encodeLog(attemptKeystrokes(attempt)));
}

const arrows: Readonly<Record<ExamPhase, readonly ExamPhase[]>> = {
  READY: ["READY", "RUNNING", "FINISHED"],
  RUNNING: ["RUNNING", "READY"],
  FINISHED: ["FINISHED"],
};

it("never loses an accepted key, and adds none to an attempt that is over", () => {
  fc.assert(
    fc.property(story, (steps) => {
      play(steps, (before, { state }) => {
        before.attempts.forEach((attempt, at) => {
          const after = state.attempts[at];
          expect(after?.batches.slice(0, attempt.batches.length)).toEqual(attempt.batches);
          if (attempt.endedAt !== null) expect(after).toBe(attempt);
        });
      });
    }),
    { numRuns: 300 },
  );
});

it("accepts keys only from the page with the seat, which every page that resumes in time gets", () => {
  fc.assert(
    fc.property(story, (steps) => {
      play(steps, (before, { state }, command, refused) => {
        const attempt = runningAttempt(before);
        if (command.kind === "type" && attempt && command.seat !== attempt.seat) expect(refused).toBe(true);
        if (command.kind === "resume" && !refused)
          expect(runningAttempt(state)).toMatchObject({ device: command.device, awaySince: null });
      });
    }),
    { numRuns: 300 },
  );
});

it("refusals change nothing; an accepted command changes nothing the second time", () => {
  fc.assert(
    fc.property(story, (steps) => {
      play(steps, (before, { state, now }, command, refused) => {
        if (refused) expect(state).toBe(before);
        else expect(decideExam(state, command, now)).toEqual({ events: [] });
      });
    }),
    { numRuns: 300 },
  );
});

it("phases follow their order, one event at a time, and the clock never goes back", () => {
  fc.assert(
    fc.property(story, (steps) => {
      const { events, state } = play(steps);
      let folded = startExam(events[0] as Extract<ExamEvent, { kind: "created" }>);
      for (const event of events.slice(1)) {
        const next = foldExam(folded, event);
        expect(next).not.toBe(folded);
        expect(arrows[folded.phase]).toContain(next.phase);
        expect(event.at).toBeGreaterThanOrEqual(folded.changedAt);
        folded = next;
      }
      expect(folded).toEqual(state);
    }),
  );
});

it("at every moment an exam is valid and can be graded", () => {
  fc.assert(
    fc.property(story, (steps) => {
      play(steps, (_, { state }) => {
        expect(state.attempts.length).toBeLessThanOrEqual(state.settings.norm.attempts);
        expect(state.phase === "RUNNING").toBe(runningAttempt(state) !== null);
        expect(state.attempts.slice(0, -1).every(({ endedAt }) => endedAt !== null)).toBe(true);
        for (const attempt of state.attempts) {
          expect(attempt.batches).toHaveLength(attempt.batch);
          expect(attemptKeystrokes(attempt)).toHaveLength(attempt.entries);
        }
      });
    }),
  );
  fc.assert(
    fc.property(story, (steps) => {
      const { state } = play(steps);
      expect(gradeExam(state)).toHaveLength(state.attempts.filter(({ endedAt }) => endedAt !== null).length);
      expect(examResult(state) !== null).toBe(state.phase === "FINISHED");
    }),
    { numRuns: 30 },
  );
});

it("needs exactly the ticks that it announces", () => {
  fc.assert(
    fc.property(story, (steps) => {
      play(steps, (_, { state, now }) => {
        const due = nextExamTickAt(state);
        const events = (time: number) => decideExam(state, { kind: "tick" }, time);
        if (due === null || due > Math.max(now, state.changedAt)) expect(events(now)).toEqual({ events: [] });
        if (due !== null) expect(events(due)).not.toEqual({ events: [] });
      });
    }),
  );
});

it("a truncated log is the exam with what was typed until then", () => {
  fc.assert(
    fc.property(story, fc.nat(), (steps, cut) => {
      const { events, state } = play(steps);
      const [created, ...rest] = events;
      const early = rest
        .slice(0, cut % (rest.length + 1))
        .reduce(foldExam, startExam(created as Extract<ExamEvent, { kind: "created" }>));
      early.attempts.forEach((attempt, at) =>
        expect(state.attempts[at]?.batches.slice(0, attempt.batch)).toEqual(attempt.batches),
      );
      expect(logsOf(early).length).toBeLessThanOrEqual(logsOf(state).length);
    }),
  );
});
