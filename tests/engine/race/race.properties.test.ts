import * as fc from "fast-check";
import { decodeLog, encodeLog } from "../../../src/engine/log/logCodec";
import { replay, startTyping } from "../../../src/engine/typing/Typing";
import { decideTick, nextTickAt } from "../../../src/engine/race/decideTick";
import { foldRace, startRace } from "../../../src/engine/race/foldRace";
import type { RaceCommand } from "../../../src/engine/race/decideRace";
import {
  type RaceEvent,
  type RacePhase,
  type RacerPhase,
  type RaceSettings,
  type RaceState,
  isSeated,
  listBatches,
} from "../../../src/engine/race/RaceState";
import { racePlaces, racerRun } from "../../../src/engine/race/raceResults";
import { person, RaceTable } from "../support/RaceTable";

const who = fc.constantFrom("ann", "bob", "cat", "dan");
const who2 = fc.record({ by: who });

/** The next event, and how long after the previous one. A batch has its number and times relative to what is due. */
type Step = { readonly wait: number; readonly make: (table: RaceTable) => RaceCommand };

const plain = fc.oneof(
  fc
    .record({ by: who, isMember: fc.boolean(), baseline: fc.option(fc.integer({ min: 0, max: 9_000 })) })
    .map(({ by, ...more }): RaceCommand => ({ kind: "join", by: person(by, more) })),
  fc.record({ kind: fc.constant("setReady" as const), by: who, ready: fc.boolean() }),
  fc.record({ kind: fc.constant("start" as const), by: who, conducts: fc.boolean() }),
  fc.record({ kind: fc.constant("kick" as const), by: who, racerId: who, conducts: fc.boolean() }),
  fc.array(who, { maxLength: 2 }).map((racerIds): RaceCommand => ({ kind: "remove", racerIds })),
  who2.map(({ by }): RaceCommand => ({ kind: "leave", by })),
  fc.record({ kind: fc.constantFrom("connect" as const, "disconnect" as const), by: who }),
  fc.record({
    kind: fc.constant("rematch" as const),
    by: who,
    code: fc.constantFrom("BCDEFG", "CDEFGH"),
    conducts: fc.boolean(),
  }),
);

const batch = fc
  .record({
    by: who,
    ahead: fc.oneof({ weight: 8, arbitrary: fc.constant(1) }, fc.integer({ min: -2, max: 3 })),
    count: fc.integer({ min: 0, max: 8 }),
    wrong: fc.boolean(),
    late: fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, fc.integer({ min: -400, max: 4000 })),
    garbage: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, fc.string()),
  })
  .map(({ by, ahead, count, wrong, late, garbage }) => (table: RaceTable): RaceCommand => {
    const racer = table.racer(by);
    const text = racer?.typing.text ?? [];
    const position = racer?.typing.position ?? 0;
    const time = Math.max(0, table.now - (table.state.startsAt ?? table.now) - late);
    const keys = [...(wrong ? ["~"] : []), ...text.slice(position, position + count)];
    return {
      kind: "type",
      by,
      batch: (racer?.batch ?? 0) + ahead,
      keystrokes: garbage ?? encodeLog(keys.map((key) => ({ time, kind: "insert", text: key }))),
    };
  });

const wait = fc.oneof(
  { weight: 10, arbitrary: fc.integer({ min: 0, max: 1_000 }) },
  { weight: 2, arbitrary: fc.constant(5_500) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 70_000 }) },
);
const step: fc.Arbitrary<Step> = fc.record({
  wait,
  make: fc.oneof(
    { weight: 8, arbitrary: batch },
    { weight: 5, arbitrary: plain.map((command) => () => command) },
    { weight: 3, arbitrary: fc.constant((): RaceCommand => ({ kind: "tick" })) },
    {
      weight: 1,
      arbitrary: fc
        .record({ by: who, conducts: fc.boolean() })
        .map((command) => (): RaceCommand => ({ kind: "cancel", ...command })),
    },
  ),
});

/** Half of the stories begin in the lobby, half with a running race. */
const more = fc.oneof(
  fc.constant({}),
  fc.record({
    group: fc.constant({ id: "g", name: "4B" }),
    guests: fc.boolean(),
    mode: fc.constantFrom("SPEED" as const, "ACCURACY" as const, "HANDICAP" as const, "TEAMS" as const),
    teams: fc.integer({ min: 2, max: 6 }),
  }),
);
const story = fc.record({
  more,
  isRunning: fc.boolean(),
  visibility: fc.constantFrom("OPEN" as const, "PRIVATE" as const),
  steps: fc.array(step, { maxLength: 60 }),
});

type Story = {
  more: Partial<RaceSettings>;
  isRunning: boolean;
  visibility: "OPEN" | "PRIVATE";
  steps: readonly Step[];
};

function play(
  { more: settings, isRunning, visibility, steps }: Story,
  see: (before: RaceState, table: RaceTable, command: RaceCommand, refused: boolean) => void,
): RaceTable {
  const table = new RaceTable({ visibility, text: "be it so", more: settings });
  if (isRunning) table.run("bob", "cat");
  for (const { wait: ms, make } of steps) {
    table.wait(ms);
    const before = table.state;
    const command = make(table);
    const refused = "refused" in table.decide(command);
    see(before, table, command, refused);
  }
  return table;
}

const phaseArrows: Readonly<Record<RacePhase, readonly RacePhase[]>> = {
  LOBBY: ["LOBBY", "COUNTDOWN", "CANCELLED"],
  COUNTDOWN: ["COUNTDOWN", "RUNNING", "CANCELLED"],
  RUNNING: ["RUNNING", "FINISHED"],
  FINISHED: ["FINISHED"],
  CANCELLED: ["CANCELLED"],
};

const racerArrows: Readonly<Record<RacerPhase, readonly RacerPhase[]>> = {
  SEATED: ["SEATED", "READY", "TYPING", "LEFT"],
  READY: ["READY", "SEATED", "TYPING", "LEFT"],
  TYPING: ["TYPING", "FINISHED", "LEFT"],
  FINISHED: ["FINISHED"],
  LEFT: ["LEFT"],
};

it("phases only follow the specified order, one event at a time", () => {
  fc.assert(
    fc.property(story, (told) => {
      const { events } = play(told, () => undefined);
      let state = startRace(events[0] as Extract<RaceEvent, { kind: "created" }>);
      for (const event of events.slice(1)) {
        const next = foldRace(state, event);
        expect(phaseArrows[state.phase]).toContain(next.phase);
        for (const racer of state.racers) {
          const after = next.racers.find(({ id }) => id === racer.id);
          if (after) expect(racerArrows[racer.phase]).toContain(after.phase);
          else expect(state.phase).toBe("LOBBY");
        }
        state = next;
      }
    }),
    { numRuns: 300 },
  );
});

it("refusals change nothing; an accepted command changes nothing the second time", () => {
  fc.assert(
    fc.property(story, (told) => {
      play(told, (before, table, command, refused) => {
        const after = table.state;
        if (refused) expect(after).toBe(before);
        // A second tick may find that another moment has passed too.
        if (refused || command.kind === "tick") return;
        const again = new RaceTable();
        again.state = after;
        again.now = table.now;
        again.decide(command);
        expect(again.state).toBe(after);
      });
    }),
    { numRuns: 300 },
  );
});

it("the log, folded from its first event, is the race", () => {
  fc.assert(
    fc.property(story, (told) => {
      const { events, state } = play(told, () => undefined);
      const created = events[0] as Extract<RaceEvent, { kind: "created" }>;
      expect(events.slice(1).reduce(foldRace, startRace(created))).toEqual(state);
    }),
  );
});

it("events of one race applied to another in any order break nothing", () => {
  fc.assert(
    fc.property(story, fc.array(fc.nat(), { maxLength: 40 }), (told, picks) => {
      const { events } = play(told, () => undefined);
      const shuffled = picks.flatMap((pick) => events[pick % events.length] ?? []);
      const state = shuffled.reduce(foldRace, new RaceTable({ text: "be it so" }).state);
      expectSound(state);
    }),
  );
});

it("at every moment a race is valid", () => {
  fc.assert(
    fc.property(story, (told) => {
      const last = play(told, (before, { state }) => {
        expectSound(state);
        if (before.phase !== "LOBBY")
          expect(state.racers.map(({ id }) => id)).toEqual(before.racers.map(({ id }) => id));
        expect(
          state.lostSeats.filter(({ racerId }) =>
            state.racers.some((racer) => racer.id === racerId && isSeated(racer)),
          ),
        ).toEqual([]);
      });
      for (const racer of last.state.racers) {
        const run = racerRun(last.state, racer);
        expect(decodeLog(run.log)).toEqual({ ok: true, keystrokes: run.keystrokes });
        expect(replay(startTyping("stopOnError", run.text), run.keystrokes)).toEqual(racer.typing);
      }
    }),
    { numRuns: 300 },
  );
});

it("needs exactly the ticks that it announces", () => {
  fc.assert(
    fc.property(story, (told) => {
      play(told, (_, { state, now }) => {
        const due = nextTickAt(state);
        if (due === null || due > now) expect(decideTick(state, now)).toEqual([]);
        else expect(decideTick(state, now)).not.toEqual([]);
        if (due !== null && due > now) expect(decideTick(state, due)).not.toEqual([]);
      });
    }),
  );
});

function expectSound(state: RaceState): void {
  const ids = state.racers.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const seated = state.racers.filter(isSeated);
  const isOfGroup = state.settings.group !== null;
  expect(state.hostId === null).toBe(isOfGroup);
  if (seated.length > 0 && !isOfGroup) expect(seated.map(({ id }) => id)).toContain(state.hostId);
  for (const { phase, typing, finishedAfter, leftFor, presses, rightPresses, batch: taken, batches } of state.racers) {
    expect(typing.position).toBeLessThanOrEqual(typing.text.length);
    expect(phase === "FINISHED").toBe(finishedAfter !== null);
    expect(finishedAfter !== null).toBe(typing.finished);
    if (phase === "LEFT") expect(leftFor).not.toBeNull();
    expect(rightPresses).toBe(typing.position);
    expect(presses).toBeGreaterThanOrEqual(rightPresses);
    expect(listBatches(batches)).toHaveLength(taken);
  }
  if (state.phase === "LOBBY") expect(state.emptySince === null).toBe(state.racers.length > 0);
  for (const { team, phase } of state.racers)
    expect(team !== null).toBe(state.settings.mode === "TEAMS" && (team !== null || phase !== "LEFT"));
  const places = [...racePlaces(state).values()].sort((a, b) => a - b);
  expect(places.every((place, at) => place === at + 1 || place === places[at - 1])).toBe(true);
  expect(state.endedAt !== null).toBe(state.phase === "FINISHED" || state.phase === "CANCELLED");
}
