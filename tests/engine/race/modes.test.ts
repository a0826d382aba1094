import * as fc from "fast-check";
import {
  racePlaces,
  raceStandings,
  raceImprovement,
  raceSpeed,
  balanceTeams,
  keysTogether,
  teamStandings,
} from "../../../src/engine/race/raceResults";
import type { RaceMode } from "../../../src/engine/race/RaceState";
import { person, RaceTable } from "../support/RaceTable";

const coach = { by: "coach", conducts: true } as const;

/** A running race of a group; each racer with their median in words per minute. */
function running(mode: RaceMode, baselines: Readonly<Record<string, number | null>>, teams = 2): RaceTable {
  const race = new RaceTable({ more: { group: { id: "g", name: "4B" }, mode, teams } });
  for (const [id, wpm] of Object.entries(baselines)) {
    race.do(
      { kind: "join", by: person(id, { isMember: true, baseline: wpm === null ? null : wpm * 100 }) },
      { kind: "connect", by: id },
    );
  }
  race.do({ kind: "start", ...coach });
  race.wait(5_500).tick();
  return race;
}

const places = (race: RaceTable) => Object.fromEntries(racePlaces(race.state));

describe("speed", () => {
  it("is counted in whole hundredths", () => {
    expect(raceSpeed(5, 60_000)).toBe(100);
    expect(raceSpeed(300, 90_000)).toBe(4_000);
    expect(raceSpeed(5, 0)).toBe(0);
  });
});

describe("the keys that all pressed together", () => {
  it("counts right and wrong ones, also of those who do not finish", () => {
    const race = running("SPEED", { ann: null, bob: null, cat: null });
    race.wait(1_000).type("ann", "bxxe it");
    race.type("bob", "be");
    expect(keysTogether(race.state)).toBe(9);
  });
});

describe("an accuracy race", () => {
  it("is won by the fewest wrong keys, then by speed; equal figures share a place", () => {
    const race = running("ACCURACY", { ann: null, bob: null, cat: null, dan: null, eve: null });
    race.wait(1_000).type("ann", "bxxe it");
    race.wait(1_000).type("bob", "be it");
    race.wait(500).type("cat", "bxe it");
    race.type("dan", "be xit");
    race.wait(500).type("eve", "be it");
    expect(places(race)).toEqual({ bob: 1, eve: 2, cat: 3, dan: 3, ann: 5 });
  });

  it("gives no place to racers who do not finish, however accurate", () => {
    const race = running("ACCURACY", { ann: null, bob: null });
    race.wait(1_000).type("ann", "be");
    race.type("bob", "xxxbe it");
    expect(places(race)).toEqual({ bob: 1 });
    expect(raceStandings(race.state).map(({ id }) => id)).toEqual(["bob", "ann"]);
  });
});

describe("a handicap race", () => {
  it("is won by the greatest improvement on a racer's own median, in percent", () => {
    // Five characters in 3 s are 20 wpm, in 2 s 30, in 1.5 s 40.
    const race = running("HANDICAP", { quick: 40, slow: 15, same: 20 });
    race.wait(1_500).type("quick", "be it");
    race.wait(500).type("slow", "be it");
    race.wait(1_000).type("same", "be it");
    expect(places(race)).toEqual({ slow: 1, quick: 2, same: 2 });
    expect(race.state.racers.map(raceImprovement)).toEqual([0, 1_000, 0]);
  });

  it("counts racers without a median as exactly as fast as usual, by time among themselves", () => {
    const race = running("HANDICAP", { new: null, newer: null, old: 60, better: 10, idle: 30 });
    race.wait(1_000).type("new", "be it");
    race.wait(1_000).type("old", "be it");
    race.type("better", "be it");
    race.type("newer", "be it");
    race.type("idle", "be");
    expect(places(race)).toEqual({ better: 1, new: 2, newer: 3, old: 4 });
    expect(raceStandings(race.state).map(({ id }) => id)).toEqual(["better", "new", "newer", "old", "idle"]);
    expect(race.racer("new").finishedAfter).toBe(1_000);
    expect(raceImprovement(race.racer("new"))).toBeNull();
    expect(raceImprovement(race.racer("old"))).toBe(-500);
  });
});

describe("a race of teams", () => {
  it("assigns teams again when someone joins or leaves, and fixes them from the countdown on", () => {
    const race = new RaceTable({ more: { group: { id: "g", name: "4B" }, mode: "TEAMS", teams: 2 } });
    const teams = () => Object.fromEntries(race.state.racers.map(({ id, team }) => [id, team]));
    const enter = (id: string, wpm: number) =>
      race.do({ kind: "join", by: person(id, { isMember: true, baseline: wpm * 100 }) }, { kind: "connect", by: id });
    enter("ann", 20);
    expect(teams()).toEqual({ ann: 1 });
    enter("bob", 50);
    enter("cat", 40);
    enter("dan", 10);
    expect(teams()).toEqual({ bob: 1, cat: 2, ann: 2, dan: 1 });
    race.do({ kind: "leave", by: "bob" });
    expect(teams()).toEqual({ cat: 1, ann: 2, dan: 2 });
    race.do({ kind: "start", ...coach }, { kind: "leave", by: "dan" });
    expect(teams()).toEqual({ cat: 1, ann: 2, dan: null });
    race.wait(5_500).tick();
    race.do({ kind: "leave", by: "ann" });
    expect(teams()).toEqual({ cat: 1, ann: 2, dan: null });
  });

  it("keeps teams that the host chose, and draws the others around them", () => {
    const race = new RaceTable({ more: { group: { id: "g", name: "4B" }, mode: "TEAMS", teams: 2 } });
    const teams = () => Object.fromEntries(race.state.racers.map(({ id, team }) => [id, team]));
    for (const [id, wpm] of Object.entries({ ann: 50, bob: 40, cat: 20, dan: 10 }))
      race.do({ kind: "join", by: person(id, { isMember: true, baseline: wpm * 100 }) }, { kind: "connect", by: id });
    expect(teams()).toEqual({ ann: 1, bob: 2, cat: 2, dan: 1 });
    const put = (racerId: string, team: number | null, by: object = coach) =>
      race.do({ kind: "setTeam", by: "coach", racerId, team, ...by });
    put("ann", 2);
    expect(teams()).toEqual({ ann: 2, bob: 1, cat: 1, dan: 2 });
    put("bob", 2);
    put("cat", 2);
    expect(teams()).toEqual({ ann: 2, bob: 2, cat: 2, dan: 1 });
    // Who comes late does not move anyone who was put in a team, and who comes back is in it again.
    race.do({ kind: "leave", by: "bob" });
    race.do({ kind: "join", by: person("bob", { isMember: true }) });
    expect(teams()).toMatchObject({ ann: 2, bob: 2, cat: 2 });
    const before = race.events.length;
    put("bob", 2);
    put("nobody", 1);
    put("ann", 3);
    put("ann", 0);
    expect(race.events).toHaveLength(before);
    put("bob", null);
    expect(teams()).toMatchObject({ ann: 2, bob: 1, cat: 2 });
    expect(put("ann", 1, { by: "ann", conducts: false })).toBe("refused NOT_A_COACH");
    race.do({ kind: "start", ...coach });
    expect(put("ann", 1)).toBe("refused RACE_STARTED");
  });

  it("is decided by the average of all who typed: those who do not finish count with the whole time", () => {
    const race = running("TEAMS", { ann: 40, bob: 40, cat: 40, dan: 40 });
    expect(race.state.racers.map(({ team }) => team)).toEqual([1, 2, 1, 2]);
    expect(teamStandings(race.state, race.now)).toEqual([
      { number: 1, members: 2, speed: 0, place: null },
      { number: 2, members: 2, speed: 0, place: null },
    ]);
    race.wait(1_000).type("ann", "be it");
    race.wait(2_000).type("bob", "be it");
    race.type("cat", "be");
    // ann 60 wpm, cat two characters in 3 s: 8; bob 20, dan has typed nothing and does not count.
    expect(teamStandings(race.state, race.now)).toEqual([
      { number: 1, members: 2, speed: 340, place: 1 },
      { number: 2, members: 2, speed: 200, place: 2 },
    ]);
    race.do({ kind: "leave", by: "cat" }, { kind: "leave", by: "dan" });
    race.wait(1_000).tick();
    expect(race.state.phase).toBe("FINISHED");
    // Giving up does not help the team: the time continues until the race's end, and stays there.
    expect(teamStandings(race.state, race.now)[0]).toMatchObject({ speed: 330, place: 1 });
    expect(teamStandings(race.state, race.now + 9_000)[0]).toMatchObject({ speed: 330 });
    expect(places(race)).toEqual({ ann: 1, bob: 2 });
  });

  it("has no teams in other modes", () => {
    expect(teamStandings(running("SPEED", { ann: 1, bob: 2 }).state, 0)).toEqual([]);
  });
});

describe("teams are fair", () => {
  const baseline = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 500, max: 12_000 }) }, fc.constant(null));
  const members = fc.array(fc.record({ baseline }), { maxLength: 40 });
  const strengths = (list: readonly { readonly baseline: number | null }[]) => {
    const known = list.flatMap((one) => one.baseline ?? []).sort((a, b) => a - b);
    const half = known.length / 2;
    const usual = known.length === 0 ? 0 : (known[Math.floor(half - 0.5)]! + known[Math.floor(half)]!) / 2;
    return list.map((one) => one.baseline ?? usual);
  };

  it("everyone has one, sizes differ by at most one, and none is empty", () => {
    fc.assert(
      fc.property(members, fc.integer({ min: -1, max: 9 }), (list, wanted) => {
        const teams = balanceTeams(list, wanted);
        expect(teams).toHaveLength(list.length);
        if (list.length === 0) return;
        const count = Math.min(list.length, Math.max(2, Math.min(6, wanted)));
        const sizes = Array.from({ length: count }, (_, team) => teams.filter((of) => of === team + 1).length);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(list.length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        expect(Math.min(...sizes)).toBeGreaterThan(0);
      }),
    );
  });

  it("the strengths of full teams differ by no more than the strongest and the weakest racer", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 6 }),
        fc.integer({ min: 1, max: 6 }),
        fc.infiniteStream(baseline),
        (count, rounds, stream) => {
          const list = Array.from({ length: count * rounds }, () => ({
            baseline: stream.next().value as number | null,
          }));
          const strong = strengths(list);
          const sums = Array.from({ length: count }, () => 0);
          balanceTeams(list, count).forEach((team, at) => (sums[team - 1]! += strong[at]!));
          expect(Math.max(...sums) - Math.min(...sums)).toBeLessThanOrEqual(
            Math.max(...strong) - Math.min(...strong) + 1e-6,
          );
        },
      ),
    );
  });

  it("whoever was put in a team by hand is in it, and everyone else has one", () => {
    const pick = fc.option(fc.integer({ min: 1, max: 6 }));
    fc.assert(
      fc.property(
        fc.array(fc.record({ baseline, pick }), { maxLength: 40 }),
        fc.integer({ min: 2, max: 6 }),
        (list, wanted) => {
          const teams = balanceTeams(list, wanted);
          for (const [at, member] of list.entries()) {
            if (member.pick !== null && member.pick <= wanted) expect(teams[at]).toBe(member.pick);
            expect(teams[at]).toBeGreaterThanOrEqual(1);
            expect(teams[at]).toBeLessThanOrEqual(wanted);
          }
        },
      ),
    );
  });

  it("the same racers give the same teams", () => {
    fc.assert(
      fc.property(members, (list) => expect(balanceTeams(list, 3)).toEqual(balanceTeams(structuredClone(list), 3))),
    );
  });
});
