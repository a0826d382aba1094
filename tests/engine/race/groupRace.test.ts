import { nextTickAt } from "../../../src/engine/race/decideTick";
import { foldRace, startRace } from "../../../src/engine/race/foldRace";
import { raceLimits, type RaceSettings } from "../../../src/engine/race/RaceState";
import { person, RaceTable, T0 } from "../support/RaceTable";

const group = { id: "g1", name: "4B" };
const coach = { by: "coach", conducts: true } as const;

const groupRace = (more: Partial<RaceSettings> = {}) => new RaceTable({ more: { group, guests: false, ...more } });
const member = (id: string) => ({ kind: "join", by: person(id, { isMember: true }) }) as const;
const enter = (race: RaceTable, ...ids: string[]) =>
  race.do(...ids.flatMap((id) => [member(id), { kind: "connect", by: id } as const]));

describe("running the race", () => {
  it("is for a coach without a seat; members cannot start, remove or cancel", () => {
    const race = groupRace();
    expect(enter(race, "bob", "cat")).toBe("LOBBY | bob SEATED | cat SEATED");
    for (const command of [
      { kind: "start", by: "bob" },
      { kind: "kick", by: "bob", racerId: "cat" },
      { kind: "cancel", by: "bob" },
      { kind: "start", by: "bob", conducts: false },
    ] as const) {
      expect(race.do(command)).toBe("refused NOT_A_COACH");
    }
    expect(race.do({ kind: "kick", ...coach, racerId: "cat" })).toBe("LOBBY | bob SEATED");
    expect(race.do(member("cat"))).toBe("refused KICKED");
    expect(race.do({ kind: "start", ...coach })).toBe("COUNTDOWN | bob SEATED");
    expect(race.wait(5_500).tick()).toBe("RUNNING | bob TYPING");
    expect(race.do({ kind: "cancel", ...coach })).toBe("refused RACE_STARTED");
    race.wait(500).type("bob", "be it");
    expect(race.tick()).toBe("FINISHED | bob FINISHED be_it #1");
    expect(race.do({ kind: "rematch", by: "bob", code: "BCDEFG" })).toBe("refused NOT_A_COACH");
    race.do({ kind: "rematch", ...coach, code: "BCDEFG" });
    expect(race.state.rematchCode).toBe("BCDEFG");
  });

  it("is also for a coach who takes a seat, and gives it up", () => {
    const race = groupRace();
    enter(race, "coach", "bob");
    expect(race.do({ kind: "kick", ...coach, racerId: "coach" })).toBe("LOBBY | bob SEATED");
    expect(race.state.hostId).toBeNull();
  });

  it("is not possible in a race without a group", () => {
    const race = new RaceTable();
    race.join("bob");
    expect(race.do({ kind: "start", by: "bob", conducts: true })).toBe("refused NOT_THE_HOST");
    expect(race.do({ kind: "cancel", ...coach })).toBe("refused NOT_A_RACER");
  });
});

describe("an empty lobby", () => {
  it("waits an hour for its class, and not forever", () => {
    const race = groupRace();
    expect(race.do({ kind: "start", ...coach })).toBe("refused RACE_EMPTY");
    expect(nextTickAt(race.state)).toBe(T0 + raceLimits.emptyLobbyMs);
    expect(race.wait(raceLimits.emptyLobbyMs - 1).tick()).toBe("LOBBY");
    expect(race.wait(1).tick()).toBe("CANCELLED");
  });

  it("waits again after the last has left, and has no limit while someone is in it", () => {
    const race = groupRace();
    enter(race, "bob");
    expect(nextTickAt(race.state)).toBeNull();
    expect(race.wait(3 * raceLimits.emptyLobbyMs).tick()).toBe("LOBBY | bob SEATED");
    expect(race.do({ kind: "leave", by: "bob" })).toBe("LOBBY");
    expect(nextTickAt(race.state)).toBe(race.now + raceLimits.emptyLobbyMs);
  });

  it("stays open when its last racer loses the connection", () => {
    const race = groupRace();
    enter(race, "bob");
    race.do({ kind: "disconnect", by: "bob" });
    expect(race.wait(raceLimits.seatMs).tick()).toBe("LOBBY");
    expect(race.state.emptySince).toBe(race.now);
  });

  it("during the countdown ends the race, like any other", () => {
    const race = groupRace();
    enter(race, "bob");
    race.do({ kind: "start", ...coach }, { kind: "leave", by: "bob" });
    expect(race.tick()).toBe("CANCELLED | bob LEFT (LEFT)");
  });
});

describe("racing", () => {
  it("is for members of the group, or a guest if the group lets guests race", () => {
    expect(groupRace().do({ kind: "join", by: person("eve") })).toBe("refused NOT_IN_GROUP");
    expect(groupRace({ guests: true }).do({ kind: "join", by: person("eve") })).toBe("LOBBY | eve SEATED");
  });

  it("ends when the group removes a racer, who comes back only as a member", () => {
    const race = groupRace({ guests: true });
    enter(race, "bob", "cat");
    race.do({ kind: "join", by: person("eve") }, { kind: "connect", by: "eve" });
    // A guest has no membership in the group to lose.
    expect(race.do({ kind: "remove", racerIds: ["bob", "eve", "stranger"] })).toBe("LOBBY | cat SEATED | eve SEATED");
    expect(race.state.lostSeats).toEqual([{ racerId: "bob", reason: "REMOVED" }]);
    expect(race.do({ kind: "join", by: person("bob") })).toBe("refused NOT_IN_GROUP");
    expect(race.do(member("bob"))).toBe("LOBBY | cat SEATED | eve SEATED | bob SEATED");
  });

  it("keeps the lane of a racer removed during the race, and what they finished", () => {
    const race = groupRace();
    enter(race, "bob", "cat");
    race.do({ kind: "start", ...coach });
    race.wait(5_500).tick();
    race.wait(900).type("bob", "be it");
    expect(race.do({ kind: "remove", racerIds: ["bob", "cat"] })).toBe(
      "RUNNING | bob FINISHED be_it (REMOVED) #1 | cat LEFT (REMOVED)",
    );
    expect(race.tick()).toMatch(/^FINISHED/u);
    expect(race.do({ kind: "remove", racerIds: ["bob"] })).toMatch(/^FINISHED/u);
  });
});

it("a log from before groups folds to a plain race", () => {
  const created = {
    at: T0,
    kind: "created",
    settings: { code: "ABCDEF", visibility: "PRIVATE", language: "en", textId: "1", text: "be it" },
    host: { id: "ann", name: "Ann", avatar: null },
    seats: [],
  } as const;
  const state = foldRace(startRace(created), {
    at: T0,
    kind: "joined",
    racer: { id: "bob", name: "Bob", avatar: null },
  });
  expect(state.settings).toMatchObject({ group: null, mode: "SPEED", guests: true, nicknames: false });
  expect(
    state.racers.map(({ wallName, baseline, isMember, team }) => ({ wallName, baseline, isMember, team })),
  ).toEqual([
    { wallName: "Ann", baseline: null, isMember: false, team: null },
    { wallName: "Bob", baseline: null, isMember: false, team: null },
  ]);
});
