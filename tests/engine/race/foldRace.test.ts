import { foldRace } from "../../../src/engine/race/foldRace";
import type { RaceEvent } from "../../../src/engine/race/RaceState";
import { person, RaceTable } from "../support/RaceTable";

const typed = (batch: number, keystrokes: string) => ({ kind: "typed", racerId: "ann", batch, keystrokes }) as const;

function finished(): RaceTable {
  const table = new RaceTable().run("bob").wait(1_000);
  table.type("ann", "be it");
  table.type("bob", "be it");
  table.tick();
  return table;
}

type Unfit = {
  readonly name: string;
  readonly table: () => RaceTable;
  readonly event: RaceEvent extends infer E ? (E extends RaceEvent ? Omit<E, "at"> : never) : never;
};

describe("an event that does not fit changes nothing:", () => {
  it.each<Unfit>([
    { name: "joined twice", table: () => new RaceTable(), event: { kind: "joined", racer: person("ann") } },
    {
      name: "joined after the start",
      table: () => new RaceTable().run(),
      event: { kind: "joined", racer: person("bob") },
    },
    {
      name: "ready after the start",
      table: () => new RaceTable().run(),
      event: { kind: "readied", racerId: "ann", ready: true },
    },
    { name: "away, of a stranger", table: () => new RaceTable(), event: { kind: "wentAway", racerId: "eve" } },
    {
      name: "a second countdown",
      table: () => new RaceTable().run(),
      event: { kind: "countdownStarted", startsAt: 1 },
    },
    { name: "a start without a countdown", table: () => new RaceTable(), event: { kind: "started" } },
    { name: "a second start", table: () => new RaceTable().run(), event: { kind: "started" } },
    { name: "keys before the start", table: () => new RaceTable(), event: typed(1, "AQBi") },
    { name: "keys out of order", table: () => new RaceTable().run(), event: typed(2, "AQBi") },
    { name: "keys that are no log", table: () => new RaceTable().run(), event: typed(1, "?") },
    { name: "keys after the end", table: finished, event: typed(2, "AQBi") },
    { name: "the end of a race that does not run", table: () => new RaceTable(), event: { kind: "finished" } },
    { name: "a running race called off", table: () => new RaceTable().run(), event: { kind: "cancelled" } },
    {
      name: "a rematch of a race that is not over",
      table: () => new RaceTable().run(),
      event: { kind: "rematched", code: "BCDEFG" },
    },
  ])("$name", ({ table, event }) => {
    const { state, now } = table();
    expect(foldRace(state, { ...event, at: now } as RaceEvent)).toBe(state);
  });

  it("a second creation", () => {
    const { state, events } = new RaceTable();
    expect(foldRace(state, events[0]!)).toBe(state);
  });

  it("keys of a racer who has left", () => {
    const table = new RaceTable().run("bob");
    table.do({ kind: "leave", by: "ann" });
    expect(foldRace(table.state, { ...typed(1, "AQBi"), at: table.now })).toBe(table.state);
  });
});

it("leaving twice keeps the first reason", () => {
  const table = new RaceTable().run("bob");
  table.do({ kind: "leave", by: "ann" });
  const again = foldRace(table.state, { at: table.now, kind: "left", racerId: "ann", reason: "TIMED_OUT" });
  expect(again.racers[0]?.leftFor).toBe("LEFT");
});
