import { MAX_ENCODED_LOG_LENGTH, MAX_LOG_DURATION_MS } from "../../../src/engine/log/Keystroke";
import { encodeLog, decodeLog } from "../../../src/engine/log/logCodec";
import { nextTickAt, raceDeadline } from "../../../src/engine/race/decideTick";
import { racePlaces, raceStandings, racerRun } from "../../../src/engine/race/raceResults";
import { raceLimits } from "../../../src/engine/race/RaceState";
import { measureRun } from "../../../src/engine/metrics/measureRun";
import { RaceTable } from "../support/RaceTable";

const at = (...times: number[]) => encodeLog(times.map((time) => ({ time, kind: "insert", text: "b" })));

function crowded(count: number) {
  return { kind: "type", by: "ann", batch: 1, keystrokes: at(...Array.from({ length: count }, () => 0)) } as const;
}

function limitOf(length: number): number {
  const { state } = new RaceTable({ text: "a".repeat(length) }).run();
  return raceDeadline(state) - state.startsAt!;
}

describe("batches", () => {
  it("come in order; a repeated one changes nothing", () => {
    const race = new RaceTable().run("bob").wait(1_000);
    race.type("bob", "b");
    expect(race.type("bob", "e", { batch: 2 })).toBe("RUNNING | ann* TYPING | bob TYPING be");
    const before = race.state;
    race.type("bob", "e", { batch: 2 });
    race.type("bob", "e", { batch: 1 });
    expect(race.state).toBe(before);
  });

  it("after a gap are refused with the expected number, with which the sender recovers", () => {
    const race = new RaceTable().run().wait(1_000);
    expect(race.type("ann", "e", { batch: 2 })).toBe("refused SEQUENCE_GAP 1");
    race.type("ann", "b");
    expect(race.type("ann", " ", { batch: 5 })).toBe("refused SEQUENCE_GAP 2");
    expect(race.type("ann", "e ", { batch: 2 })).toBe("RUNNING | ann* TYPING be_");
  });

  it.each([0, -1])("numbered %d were never due: nothing happens", (batch) => {
    const race = new RaceTable().run().wait(1_000);
    expect(race.type("ann", "b", { batch })).toBe("RUNNING | ann* TYPING");
  });

  it("may contain a wrong key, and Backspace, which does nothing", () => {
    const race = new RaceTable().run().wait(1_000);
    race.do({
      kind: "type",
      by: "ann",
      batch: 1,
      keystrokes: encodeLog([
        { time: 1, kind: "insert", text: "x" },
        { time: 2, kind: "deleteGrapheme" },
        { time: 3, kind: "insert", text: "b" },
      ]),
    });
    expect(race.racer("ann")).toMatchObject({ presses: 2, rightPresses: 1, lastTime: 3, entries: 3 });
    expect(race.line()).toBe("RUNNING | ann* TYPING b");
  });

  it("may be empty", () => {
    const race = new RaceTable().run();
    expect(race.do({ kind: "type", by: "ann", batch: 1, keystrokes: "AQ" })).toBe("RUNNING | ann* TYPING");
    expect(race.racer("ann").batch).toBe(1);
  });

  it.each(["", "!", "Ag", "AQA"])("that are not a log are refused: %j", (keystrokes) => {
    expect(new RaceTable().run().do({ kind: "type", by: "ann", batch: 1, keystrokes })).toBe("refused MALFORMED_LOG");
  });

  it(`hold at most ${raceLimits.batchKeystrokes} keystrokes`, () => {
    const race = new RaceTable().run().wait(1_000);
    expect(race.do(crowded(raceLimits.batchKeystrokes + 1))).toBe("refused MALFORMED_LOG");
    expect(race.do(crowded(raceLimits.batchKeystrokes))).toBe("RUNNING | ann* TYPING b");
  });

  it("together never exceed a log", () => {
    const race = new RaceTable().run().wait(1_000);
    let batch = 1;
    while (
      batch < 100 &&
      !race
        .do({
          kind: "type",
          by: "ann",
          batch,
          keystrokes: at(...Array.from({ length: raceLimits.batchKeystrokes }, () => 0)),
        })
        .startsWith("refused")
    )
      batch += 1;
    expect(batch).toBe(21);
    const wordy = encodeLog(Array.from({ length: 300 }, () => ({ time: 0, kind: "insert", text: "x".repeat(40) })));
    const other = new RaceTable().run().wait(1_000);
    for (
      batch = 1;
      batch < 100 && !other.do({ kind: "type", by: "ann", batch, keystrokes: wordy }).startsWith("refused");
      batch += 1
    );
    expect((batch - 1) * wordy.length).toBeLessThanOrEqual(MAX_ENCODED_LOG_LENGTH);
    expect(decodeLog(racerRun(other.state, other.racer("ann")).log).ok).toBe(true);
  });

  it("from a spectator are refused, and so are those before the start", () => {
    const race = new RaceTable();
    expect(race.do({ kind: "type", by: "ann", batch: 1, keystrokes: at(0) })).toBe("refused RACE_NOT_RUNNING");
    race.do({ kind: "start", by: "ann" });
    expect(race.wait(5_499).do({ kind: "type", by: "ann", batch: 1, keystrokes: at(0) })).toBe(
      "refused RACE_NOT_RUNNING",
    );
    expect(race.wait(1).do({ kind: "type", by: "eve", batch: 1, keystrokes: at(0) })).toBe("refused NOT_A_RACER");
  });

  it("start the race if the server's timer is late", () => {
    const race = new RaceTable();
    race.join("bob");
    race.do({ kind: "start", by: "ann" });
    expect(race.wait(5_600).type("bob", "be")).toBe("RUNNING | ann*~ TYPING | bob TYPING be");
  });

  it("after the last character are accepted without effect", () => {
    const race = new RaceTable().run("bob").wait(1_000);
    race.type("bob", "be itxyz");
    const before = race.state;
    expect(race.racer("bob")).toMatchObject({ presses: 5, finishedAfter: 1_000, batch: 1 });
    race.wait(250).type("bob", "zzz");
    expect(race.state).toBe(before);
    race.type("ann", "be it");
    race.tick();
    expect(race.type("ann", "z")).toMatch(/^FINISHED/u);
  });

  it("of a racer who did not finish are refused when the race is over", () => {
    const race = new RaceTable().run("bob").wait(1_000);
    race.type("ann", "be it");
    race.wait(180_000).tick();
    expect(race.line()).toBe("FINISHED | ann* FINISHED be_it #1 | bob TYPING");
    expect(race.type("bob", "b")).toBe("refused RACE_OVER");
  });
});

describe("impossible timing is refused and changes nothing", () => {
  it("ahead of the server's clock, by more than a quarter of a second", () => {
    const race = new RaceTable().run().wait(1_000);
    expect(race.type("ann", "b", { ago: -(raceLimits.clockLeadMs + 1) })).toBe("refused IMPOSSIBLE_TIMING");
    expect(race.type("ann", "b", { ago: -raceLimits.clockLeadMs })).toBe("RUNNING | ann* TYPING b");
  });

  it("backwards from the batch before", () => {
    const race = new RaceTable().run().wait(1_000);
    race.type("ann", "b");
    expect(race.type("ann", "e", { ago: 1 })).toBe("refused IMPOSSIBLE_TIMING");
    expect(race.type("ann", "e")).toBe("RUNNING | ann* TYPING be");
  });

  it("but late is fine: five seconds offline lose nothing", () => {
    const race = new RaceTable().run("bob").wait(1_000);
    race.type("ann", "b");
    race.do({ kind: "disconnect", by: "ann" });
    race.wait(5_000).do({ kind: "connect", by: "ann" });
    expect(race.type("ann", "e it", { ago: 4_000 })).toBe("RUNNING | ann* FINISHED be_it #1 | bob TYPING");
    expect(race.racer("ann").finishedAfter).toBe(2_000);
  });
});

describe("places", () => {
  it("are by each racer's own time, in whatever order the keys arrived", () => {
    const race = new RaceTable().run("bob").wait(3_000);
    race.type("ann", "be it");
    expect(race.wait(1_000).type("bob", "be it", { ago: 1_500 })).toBe(
      "RUNNING | ann* FINISHED be_it #2 | bob FINISHED be_it #1",
    );
  });

  it("are shared at the same time, and the next one is skipped", () => {
    const race = new RaceTable().run("bob", "cat", "dan").wait(2_000);
    race.type("cat", "be it", { ago: 1_000 });
    race.type("ann", "be it");
    race.type("bob", "be it");
    race.wait(500).type("dan", "be i");
    expect([...racePlaces(race.state)]).toEqual([
      ["ann", 2],
      ["bob", 2],
      ["cat", 1],
    ]);
    race.wait(500).type("dan", "t");
    expect(racePlaces(race.state).get("dan")).toBe(4);
  });

  it("are listed from first to last, then by position, then by lane", () => {
    const race = new RaceTable().run("bob", "cat", "dan", "eve").wait(2_000);
    race.type("dan", "be it");
    race.type("cat", "be i");
    race.type("bob", "be i");
    expect(raceStandings(race.state).map(({ id }) => id)).toEqual(["dan", "bob", "cat", "ann", "eve"]);
  });
});

describe("leaving a running race", () => {
  it("keeps the lane; the others continue, and the race ends without them", () => {
    const race = new RaceTable().run("bob").wait(1_000);
    race.type("bob", "be");
    expect(race.do({ kind: "leave", by: "bob" })).toBe("RUNNING | ann* TYPING | bob LEFT be (LEFT)");
    expect(race.do({ kind: "leave", by: "bob" })).toBe("RUNNING | ann* TYPING | bob LEFT be (LEFT)");
    expect(race.do({ kind: "connect", by: "bob" })).toBe("RUNNING | ann* TYPING | bob LEFT be (LEFT)");
    expect(race.type("bob", " ")).toBe("refused NOT_A_RACER");
    race.type("ann", "be it");
    expect(race.tick()).toBe("FINISHED | ann* FINISHED be_it #1 | bob LEFT be (LEFT)");
  });

  it("after the last character keeps place and result", () => {
    const race = new RaceTable().run("bob").wait(1_000);
    race.type("ann", "be it");
    expect(race.do({ kind: "leave", by: "ann" })).toBe("RUNNING | ann FINISHED be_it (LEFT) #1 | bob* TYPING");
    expect(race.do({ kind: "leave", by: "ann" })).toBe("RUNNING | ann FINISHED be_it (LEFT) #1 | bob* TYPING");
    expect(measureRun(racerRun(race.state, race.racer("ann")))).toMatchObject({
      durationMs: 1_000,
      wpm: 60,
      accuracy: 100,
    });
    race.wait(1_000).type("bob", "be it");
    expect(race.tick()).toBe("FINISHED | ann FINISHED be_it (LEFT) #1 | bob* FINISHED be_it #2");
    expect(race.do({ kind: "rematch", by: "ann", code: "BCDEFG" })).toBe("refused NOT_A_RACER");
  });

  it("ends the race at once when all do, finished or not", () => {
    const race = new RaceTable().run("bob").wait(1_000);
    race.type("ann", "be it");
    race.do({ kind: "leave", by: "ann" });
    expect(nextTickAt(race.state)).toBe(raceDeadline(race.state));
    race.do({ kind: "leave", by: "bob" });
    expect(nextTickAt(race.state)).toBeLessThanOrEqual(race.now);
    expect(race.tick()).toBe("FINISHED | ann FINISHED be_it (LEFT) #1 | bob* LEFT (LEFT)");
  });

  it("is too late when it is over", () => {
    const race = new RaceTable().run().wait(1_000);
    race.type("ann", "be it");
    race.tick();
    expect(race.do({ kind: "leave", by: "ann" })).toBe("FINISHED | ann* FINISHED be_it #1");
  });
});

describe("a lost connection", () => {
  it("keeps the seat for sixty seconds, and not a millisecond longer", () => {
    const race = new RaceTable().run("bob").wait(1_000);
    race.type("bob", "be");
    expect(race.do({ kind: "disconnect", by: "bob" })).toBe("RUNNING | ann* TYPING | bob~ TYPING be");
    const since = race.now;
    expect(nextTickAt(race.state)).toBe(since + 60_000);
    expect(race.wait(59_999).tick()).toBe("RUNNING | ann* TYPING | bob~ TYPING be");
    expect(race.wait(1).tick()).toBe("RUNNING | ann* TYPING | bob~ LEFT be (TIMED_OUT)");
    expect(race.do({ kind: "connect", by: "bob" })).toBe("RUNNING | ann* TYPING | bob~ LEFT be (TIMED_OUT)");
  });

  it("counts from the first loss, however often it is reported, and again after coming back", () => {
    const race = new RaceTable().run("bob");
    race.do({ kind: "disconnect", by: "bob" });
    race.wait(30_000).do({ kind: "disconnect", by: "bob" });
    race.wait(29_999).tick();
    expect(race.do({ kind: "connect", by: "bob" })).toBe("RUNNING | ann* TYPING | bob TYPING");
    race.do({ kind: "disconnect", by: "bob" });
    expect(race.wait(59_999).tick()).toBe("RUNNING | ann* TYPING | bob~ TYPING");
  });

  it("costs a lobby seat too, changes the host, and lets the racer come back", () => {
    const race = new RaceTable();
    race.do({ kind: "connect", by: "ann" });
    race.join("bob");
    race.do({ kind: "disconnect", by: "ann" });
    expect(race.wait(60_000).tick()).toBe("LOBBY | bob* SEATED");
    expect(race.join("ann")).toBe("LOBBY | bob* SEATED | ann SEATED");
  });

  it("ends a lobby that no one came to", () => {
    expect(new RaceTable().wait(60_000).tick()).toBe("CANCELLED");
  });

  it("changes nothing for a racer who has finished", () => {
    const race = new RaceTable().run("bob").wait(1_000);
    race.type("ann", "be it");
    race.do({ kind: "disconnect", by: "ann" });
    expect(race.wait(100_000).tick()).toBe("RUNNING | ann*~ FINISHED be_it #1 | bob TYPING");
  });

  it("of everyone ends a running race", () => {
    const race = new RaceTable().run("bob");
    race.do({ kind: "disconnect", by: "ann" }, { kind: "disconnect", by: "bob" });
    expect(race.wait(60_000).tick()).toBe("FINISHED | ann~ LEFT (TIMED_OUT) | bob*~ LEFT (TIMED_OUT)");
  });
});

describe("the deadline", () => {
  it("is three minutes for a short text", () => {
    const race = new RaceTable().run("bob");
    const startsAt = race.state.startsAt!;
    expect(raceDeadline(race.state)).toBe(startsAt + 180_000);
    race.wait(1_000).type("ann", "be it");
    race.now = startsAt + 179_999;
    expect(race.tick()).toMatch(/^RUNNING/u);
    expect(race.wait(1).tick()).toBe("FINISHED | ann* FINISHED be_it #1 | bob TYPING");
  });

  it("gives a longer text the time at ten words per minute, and never more than a log allows", () => {
    expect(limitOf(600)).toBe(720_000);
    expect(limitOf(20_000)).toBe(MAX_LOG_DURATION_MS);
  });
});

describe("a rematch", () => {
  it("is made once, by any racer, when the race is over", () => {
    const race = new RaceTable().run("bob").wait(1_000);
    expect(race.do({ kind: "rematch", by: "bob", code: "BCDEFG" })).toBe("refused RACE_NOT_OVER");
    race.type("ann", "be it");
    race.type("bob", "be it");
    race.tick();
    expect(race.do({ kind: "rematch", by: "eve", code: "BCDEFG" })).toBe("refused NOT_A_RACER");
    race.do({ kind: "rematch", by: "bob", code: "BCDEFG" });
    race.do({ kind: "rematch", by: "ann", code: "CDEFGH" });
    expect(race.state.rematchCode).toBe("BCDEFG");
  });

  it("keeps the seats for those who come, and frees the others after sixty seconds", () => {
    const race = new RaceTable({ seats: ["bob", "cat", "ann"] });
    expect(race.line()).toBe("LOBBY | ann*~ SEATED | bob~ SEATED | cat~ SEATED");
    race.do({ kind: "connect", by: "ann" });
    race.wait(59_000).do({ kind: "connect", by: "bob" });
    expect(race.join("bob")).toBe("LOBBY | ann* SEATED | bob SEATED | cat~ SEATED");
    expect(race.wait(1_000).tick()).toBe("LOBBY | ann* SEATED | bob SEATED");
  });
});

describe("a racer's run", () => {
  it("consists of the batches, with the same figures", () => {
    const race = new RaceTable({ text: "café ’t is" }).run();
    race.wait(1_000).type("ann", "cafx");
    race.wait(1_000).type("ann", "é 't");
    race.wait(500).type("ann", " is");
    const run = racerRun(race.state, race.racer("ann"));
    expect(run).toMatchObject({ rules: "stopOnError", text: "café ’t is", durationMs: 2_500 });
    expect(decodeLog(run.log)).toEqual({ ok: true, keystrokes: run.keystrokes });
    expect(run.keystrokes).toHaveLength(11);
    expect(measureRun(run)).toMatchObject({ presses: 11, rightPresses: 10, wpm: 48, characters: { correct: 10 } });
  });

  it("of a racer who gave up ends with their last key", () => {
    const race = new RaceTable().run("bob").wait(1_000);
    race.type("bob", "be");
    race.wait(1_000).do({ kind: "leave", by: "bob" });
    expect(racerRun(race.state, race.racer("bob")).durationMs).toBe(1_000);
  });
});
