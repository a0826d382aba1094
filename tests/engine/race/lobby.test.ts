import { nextTickAt } from "../../../src/engine/race/decideTick";
import { person, RaceTable, T0 } from "../support/RaceTable";

describe("from lobby to podium", () => {
  it("passes all phases", () => {
    const race = new RaceTable();
    expect(race.do({ kind: "connect", by: "ann" })).toBe("LOBBY | ann* SEATED");
    expect(race.join("bob")).toBe("LOBBY | ann* SEATED | bob SEATED");
    expect(race.do({ kind: "setReady", by: "bob", ready: true })).toBe("LOBBY | ann* SEATED | bob READY");
    expect(race.do({ kind: "start", by: "ann" })).toBe("COUNTDOWN | ann* SEATED | bob READY");
    expect(race.state.startsAt).toBe(T0 + 5_500);
    expect(nextTickAt(race.state)).toBe(T0 + 5_500);
    expect(race.wait(5_499).tick()).toBe("COUNTDOWN | ann* SEATED | bob READY");
    expect(race.wait(1).tick()).toBe("RUNNING | ann* TYPING | bob TYPING");
    expect(race.wait(1_000).type("ann", "be")).toBe("RUNNING | ann* TYPING be | bob TYPING");
    expect(race.type("bob", "bxe i")).toBe("RUNNING | ann* TYPING be | bob TYPING be_i");
    expect(race.wait(250).type("bob", "t")).toBe("RUNNING | ann* TYPING be | bob FINISHED be_it #1");
    expect(race.wait(250).type("ann", " it")).toBe("RUNNING | ann* FINISHED be_it #2 | bob FINISHED be_it #1");
    expect(race.tick()).toBe("FINISHED | ann* FINISHED be_it #2 | bob FINISHED be_it #1");
    expect(race.state.endedAt).toBe(race.now);
    expect(nextTickAt(race.state)).toBeNull();
    expect(race.racer("bob")).toMatchObject({
      presses: 6,
      rightPresses: 5,
      finishedAfter: 1_250,
      batch: 2,
      entries: 6,
    });
  });

  it("a private race may be run alone", () => {
    const race = new RaceTable().run();
    expect(race.line()).toBe("RUNNING | ann* TYPING");
  });

  it("the countdown gives everyone at least five seconds", () => {
    const race = new RaceTable();
    race.do({ kind: "start", by: "ann" });
    expect((race.state.startsAt ?? 0) - race.now).toBeGreaterThanOrEqual(5_000);
  });
});

describe("joining", () => {
  it("seats in order of arrival; joining twice has no effect", () => {
    const race = new RaceTable();
    race.join("bob", "cat");
    expect(race.join("bob")).toBe("LOBBY | ann*~ SEATED | bob SEATED | cat SEATED");
  });

  it.each([
    { visibility: "OPEN", seats: 10 },
    { visibility: "PRIVATE", seats: 40 },
  ] as const)("a race that is $visibility has $seats seats", ({ visibility, seats }) => {
    const race = new RaceTable({ visibility });
    for (let seat = 2; seat <= seats; seat += 1) race.join(`racer${seat}`);
    expect(race.state.racers).toHaveLength(seats);
    expect(race.do({ kind: "join", by: person("late") })).toBe("refused RACE_FULL");
    race.do({ kind: "leave", by: "racer2" });
    expect(race.join("late")).toMatch(/late SEATED$/u);
  });

  it("is too late once the countdown runs, and once it is over", () => {
    const race = new RaceTable();
    race.do({ kind: "start", by: "ann" });
    expect(race.do({ kind: "join", by: person("bob") })).toBe("refused RACE_STARTED");
    race.wait(5_500).tick();
    expect(race.do({ kind: "join", by: person("bob") })).toBe("refused RACE_STARTED");
    race.type("ann", "be it");
    race.tick();
    expect(race.do({ kind: "join", by: person("bob") })).toBe("refused RACE_OVER");
    expect(race.do({ kind: "join", by: person("ann") })).toMatch(/^FINISHED/u);
  });
});

describe("ready", () => {
  it("can be undone, and changes nothing else", () => {
    const race = new RaceTable();
    race.join("bob");
    race.wait(100).do({ kind: "disconnect", by: "bob" });
    const before = race.racer("bob");
    expect(race.do({ kind: "setReady", by: "bob", ready: true })).toBe("LOBBY | ann*~ SEATED | bob~ READY");
    expect(race.racer("bob")).toEqual({ ...before, phase: "READY" });
    expect(race.do({ kind: "setReady", by: "bob", ready: false })).toBe("LOBBY | ann*~ SEATED | bob~ SEATED");
    expect(race.racer("bob")).toEqual(before);
  });

  it("starts an open race when everyone is, but not alone", () => {
    const race = new RaceTable({ visibility: "OPEN" });
    expect(race.do({ kind: "setReady", by: "ann", ready: true })).toBe("LOBBY | ann*~ READY");
    race.join("bob", "cat");
    expect(race.do({ kind: "setReady", by: "cat", ready: true })).toMatch(/^LOBBY/u);
    expect(race.do({ kind: "setReady", by: "bob", ready: true })).toBe(
      "COUNTDOWN | ann*~ READY | bob READY | cat READY",
    );
    expect(race.state.startsAt).toBe(T0 + 5_500);
    // The response was lost, and the same request comes again.
    expect(race.wait(1_000).do({ kind: "setReady", by: "bob", ready: true })).toMatch(/^COUNTDOWN/u);
    expect(race.do({ kind: "setReady", by: "bob", ready: false })).toBe("refused RACE_STARTED");
    expect(race.state.startsAt).toBe(T0 + 5_500);
  });

  it("does not start a private race: its host does", () => {
    const race = new RaceTable();
    race.join("bob");
    expect(race.do({ kind: "setReady", by: "ann", ready: true }, { kind: "setReady", by: "bob", ready: true })).toMatch(
      /^LOBBY/u,
    );
  });

  it("is refused to users without a seat, and afterwards", () => {
    const race = new RaceTable();
    expect(race.do({ kind: "setReady", by: "eve", ready: true })).toBe("refused NOT_A_RACER");
    race.do({ kind: "cancel", by: "ann" });
    expect(race.do({ kind: "setReady", by: "ann", ready: true })).toBe("refused RACE_OVER");
  });
});

describe("only the host may", () => {
  it("start", () => {
    const race = new RaceTable();
    race.join("bob");
    expect(race.do({ kind: "start", by: "bob" })).toBe("refused NOT_THE_HOST");
    expect(race.do({ kind: "start", by: "eve" })).toBe("refused NOT_A_RACER");
    expect(race.do({ kind: "start", by: "ann" })).toMatch(/^COUNTDOWN/u);
    const { startsAt } = race.state;
    expect(race.wait(2_000).do({ kind: "start", by: "ann" })).toMatch(/^COUNTDOWN/u);
    expect(race.state.startsAt).toBe(startsAt);
  });

  it("not start an open race alone", () => {
    const race = new RaceTable({ visibility: "OPEN" });
    expect(race.do({ kind: "start", by: "ann" })).toBe("refused TOO_FEW_RACERS");
    race.join("bob");
    expect(race.do({ kind: "start", by: "ann" })).toMatch(/^COUNTDOWN/u);
  });

  it("cancel, in the lobby and in the countdown, but not a running race", () => {
    const race = new RaceTable();
    race.join("bob");
    expect(race.do({ kind: "cancel", by: "bob" })).toBe("refused NOT_THE_HOST");
    race.do({ kind: "start", by: "ann" });
    expect(race.do({ kind: "cancel", by: "ann" })).toMatch(/^CANCELLED/u);
    expect(race.state.endedAt).toBe(race.now);
    expect(race.do({ kind: "cancel", by: "ann" })).toMatch(/^CANCELLED/u);
    expect(race.wait(10_000).tick()).toMatch(/^CANCELLED/u);
    expect(race.do({ kind: "start", by: "ann" })).toBe("refused RACE_OVER");
    expect(race.do({ kind: "rematch", by: "ann", code: "BCDEFG" })).toBe("refused RACE_OVER");
    expect(new RaceTable().run().do({ kind: "cancel", by: "ann" })).toBe("refused RACE_STARTED");
  });

  it("kick, in any phase before the end; a kicked racer cannot come back", () => {
    const race = new RaceTable();
    race.join("bob", "cat", "dan");
    expect(race.do({ kind: "kick", by: "bob", racerId: "cat" })).toBe("refused NOT_THE_HOST");
    expect(race.do({ kind: "kick", by: "ann", racerId: "bob" })).toBe("LOBBY | ann*~ SEATED | cat SEATED | dan SEATED");
    expect(race.do({ kind: "kick", by: "ann", racerId: "bob" })).toBe("LOBBY | ann*~ SEATED | cat SEATED | dan SEATED");
    expect(race.state.lostSeats).toEqual([{ racerId: "bob", reason: "KICKED" }]);
    expect(race.do({ kind: "join", by: person("bob") })).toBe("refused KICKED");
    expect(race.do({ kind: "setReady", by: "bob", ready: true })).toBe("refused NOT_A_RACER");
    race.do({ kind: "start", by: "ann" });
    race.wait(5_500).tick();
    race.type("cat", "b");
    expect(race.do({ kind: "kick", by: "ann", racerId: "cat" })).toBe(
      "RUNNING | ann*~ TYPING | cat LEFT b (KICKED) | dan TYPING",
    );
    expect(race.type("cat", "e")).toBe("refused NOT_A_RACER");
    expect(race.do({ kind: "join", by: person("cat") })).toBe("refused KICKED");
    expect(race.state.lostSeats).toEqual([
      { racerId: "bob", reason: "KICKED" },
      { racerId: "cat", reason: "KICKED" },
    ]);
  });

  it("kick themselves, which is leaving, so they can come back", () => {
    const race = new RaceTable();
    race.join("bob");
    expect(race.do({ kind: "kick", by: "ann", racerId: "ann" })).toBe("LOBBY | bob* SEATED");
    expect(race.state.lostSeats).toEqual([]);
    expect(race.join("ann")).toBe("LOBBY | bob* SEATED | ann SEATED");
  });
});

describe("leaving the lobby", () => {
  it("removes the lane, and can be followed by coming back", () => {
    const race = new RaceTable();
    race.join("bob", "cat");
    expect(race.do({ kind: "leave", by: "bob" })).toBe("LOBBY | ann*~ SEATED | cat SEATED");
    expect(race.do({ kind: "leave", by: "bob" })).toBe("LOBBY | ann*~ SEATED | cat SEATED");
    expect(race.join("bob")).toBe("LOBBY | ann*~ SEATED | cat SEATED | bob SEATED");
  });

  it("after a minute offline is remembered until they are back", () => {
    const race = new RaceTable();
    race.join("bob");
    race.do({ kind: "connect", by: "ann" }, { kind: "disconnect", by: "bob" });
    expect(race.wait(60_000).tick()).toBe("LOBBY | ann* SEATED");
    expect(race.state.lostSeats).toEqual([{ racerId: "bob", reason: "TIMED_OUT" }]);
    expect(race.join("bob")).toBe("LOBBY | ann* SEATED | bob SEATED");
    expect(race.state.lostSeats).toEqual([]);
  });

  it("makes a present racer the host", () => {
    const race = new RaceTable();
    race.join("bob", "cat", "dan");
    race.do({ kind: "disconnect", by: "bob" });
    expect(race.do({ kind: "leave", by: "ann" })).toBe("LOBBY | bob~ SEATED | cat* SEATED | dan SEATED");
    race.do({ kind: "disconnect", by: "dan" });
    expect(race.do({ kind: "leave", by: "cat" })).toBe("LOBBY | bob*~ SEATED | dan~ SEATED");
    expect(race.do({ kind: "start", by: "ann" })).toBe("refused NOT_A_RACER");
  });

  it("ends the race at once when no one is left", () => {
    const race = new RaceTable();
    race.do({ kind: "leave", by: "ann" });
    expect(nextTickAt(race.state)).toBeLessThanOrEqual(race.now);
    expect(race.tick()).toBe("CANCELLED");
  });

  it("makes the first to join an empty lobby its host", () => {
    const race = new RaceTable();
    race.do({ kind: "leave", by: "ann" });
    expect(race.join("bob")).toBe("LOBBY | bob* SEATED");
    expect(race.do({ kind: "start", by: "bob" })).toMatch(/^COUNTDOWN/u);
  });
});

describe("leaving in the countdown", () => {
  it("keeps the lane, so that the others keep theirs", () => {
    const race = new RaceTable();
    race.join("bob", "cat");
    race.do({ kind: "start", by: "ann" });
    expect(race.do({ kind: "leave", by: "ann" })).toBe("COUNTDOWN | ann~ LEFT (LEFT) | bob* SEATED | cat SEATED");
    expect(race.wait(5_500).tick()).toBe("RUNNING | ann~ LEFT (LEFT) | bob* TYPING | cat TYPING");
  });

  it("cancels when all do", () => {
    const race = new RaceTable();
    race.join("bob");
    race.do({ kind: "start", by: "ann" }, { kind: "leave", by: "ann" }, { kind: "leave", by: "bob" });
    expect(nextTickAt(race.state)).toBeLessThanOrEqual(race.now);
    expect(race.tick()).toBe("CANCELLED | ann~ LEFT (LEFT) | bob* LEFT (LEFT)");
  });
});
