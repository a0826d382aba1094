import { cameTooLate, arrivalLimits } from "../../../src/engine/race/arrival";
import { foldRace, startRace } from "../../../src/engine/race/foldRace";
import { racePlaces } from "../../../src/engine/race/raceResults";
import { raceLimits } from "../../../src/engine/race/RaceState";
import type { Keystroke } from "../../../src/engine/log/Keystroke";
import { encodeLog } from "../../../src/engine/log/logCodec";
import { createRandom } from "../../../src/engine/random";
import { isLong } from "../../support/isLong";
import { RaceTable } from "../support/RaceTable";

/** How many races are played per kind of attack, and with honest racers. */
const [ATTACKS, HONEST] = isLong ? [60, 1_000] : [10, 100];

const sentence = "the quick brown fox jumps over the lazy dog and runs back home to sleep ";

function textOf(length: number): string {
  return sentence.repeat(Math.ceil(length / sentence.length)).slice(0, length - 1) + "x";
}

/** The keys of a racer who types a text with their own rhythm, in ms since the start. */
function keysOf(text: string, msPerKey: number, random: () => number, first = 300 + random() * 900): Keystroke[] {
  let time = first;
  return [...text].map((key) => {
    const typed = { time: Math.round(time), kind: "insert" as const, text: key };
    time += msPerKey * (0.5 + random());
    return typed;
  });
}

function wpm(words: number): number {
  return 12_000 / words;
}

type Sent = { readonly at: number; readonly do: (race: RaceTable) => unknown };

/** Plays the events of a race in order of time; `at` is ms since the start. */
function play(race: RaceTable, steps: readonly Sent[]): void {
  for (const { at, do: act } of steps.toSorted((a, b) => a.at - b.at)) {
    race.now = Math.max(race.now, (race.state.startsAt ?? 0) + Math.round(at));
    act(race);
  }
}

function send(id: string, keystrokes: readonly Keystroke[]): (race: RaceTable) => void {
  return (race) => {
    for (let rest = keystrokes; rest.length > 0; rest = rest.slice(raceLimits.batchKeystrokes)) {
      const batch = rest.slice(0, raceLimits.batchKeystrokes);
      expect(
        race.do({ kind: "type", by: id, batch: race.racer(id).batch + 1, keystrokes: encodeLog(batch) }),
      ).not.toMatch(/^refused/u);
    }
  };
}

/** Sends like a page: every 250 ms what was typed since, and after an outage all that waited. */
function sendsOf(id: string, keys: readonly Keystroke[], delay: () => number, losses: readonly Loss[] = []): Sent[] {
  const batches = new Map<number, Keystroke[]>();
  for (const key of keys) {
    const due = Math.ceil((key.time + 1) / 250) * 250;
    const loss = losses.find(({ from, until }) => due + 150 >= from && due < until);
    const at = loss ? loss.until + loss.retryMs : due;
    batches.set(at, [...(batches.get(at) ?? []), key]);
  }
  let last = 0;
  return Array.from(batches, ([at, batch]) => {
    last = Math.max(last + 1, at + delay());
    return { at: last, do: send(id, batch) };
  });
}

/** A connection that is lost for a while. The server notices it `noticeMs` later, if it lasts that long. */
type Loss = { readonly from: number; readonly until: number; readonly noticeMs: number; readonly retryMs: number };

function noticesOf(id: string, losses: readonly Loss[]): Sent[] {
  return losses.flatMap(({ from, until, noticeMs }) => {
    const seen = from + noticeMs;
    if (seen >= until) return [];
    return [
      { at: seen, do: (race: RaceTable) => race.do({ kind: "disconnect", by: id }) },
      { at: until + 400, do: (race: RaceTable) => race.do({ kind: "connect", by: id }) },
    ];
  });
}

function isFlagged(race: RaceTable, id: string): boolean {
  const racer = race.racer(id);
  return cameTooLate(racer.arrival, racer.typing.text.length);
}

function refold(race: RaceTable) {
  const [created, ...rest] = race.events;
  if (created?.kind !== "created") throw new Error("No beginning.");
  return rest.reduce(foldRace, startRace(created));
}

describe("a racer who sends late", () => {
  const honest = (seed: number) => {
    const random = createRandom(seed);
    const text = textOf(120 + Math.floor(random() * 300));
    return { random, text, bob: keysOf(text, wpm(25 + random() * 50), random) };
  };

  it.each([
    "connected",
    "without a connection ever",
    "in several batches",
    "after a connection was lost too long ago to explain it",
  ])("and was silent before, %s, gains no place and is flagged", (how) => {
    for (let seed = 0; seed < ATTACKS; seed += 1) {
      const { random, text, bob } = honest(seed);
      const end = bob.at(-1)!.time;
      // Silent until near the end of the race, or after it.
      const until = Math.min(end * (0.6 + random() * 0.8), 58_000);
      const fastest = wpm(300);
      const claim = Math.min(until, end) * (0.3 + random() * 0.65);
      const keys = keysOf(text, Math.max(fastest, claim / text.length), random, random() * 400).filter(
        ({ time }) => time < until,
      );
      if (keys.length < text.length) continue;
      const race = new RaceTable({ text });
      race.join("bob", "eve");
      if (how === "without a connection ever") race.do({ kind: "disconnect", by: "eve" });
      race.run();
      const late =
        how === "in several batches"
          ? Array.from({ length: 5 }, (_, part) => keys.slice((part * keys.length) / 5, ((part + 1) * keys.length) / 5))
          : [keys];
      const hangsUp = how.startsWith("after");
      play(race, [
        ...sendsOf("bob", bob, () => 30 + random() * 100),
        ...(hangsUp
          ? [
              { at: 1_000, do: () => race.do({ kind: "disconnect", by: "eve" }) },
              { at: Math.max(1_001, until - 14_000), do: () => race.do({ kind: "connect", by: "eve" }) },
            ]
          : []),
        ...late.map((part, index) => ({ at: until + index * 40, do: send("eve", part) })),
      ]);
      const eve = race.racer("eve");
      expect([seed, eve.finishedAfter! >= Math.round(until) - arrivalLimits.lateMs]).toEqual([seed, true]);
      if (until - arrivalLimits.lateMs > end) expect([seed, racePlaces(race.state).get("eve")]).toEqual([seed, 2]);
      expect([seed, isFlagged(race, "eve")]).toEqual([seed, true]);
      expect(isFlagged(race, "bob")).toBe(false);
      expect(refold(race)).toEqual(race.state);
    }
  });

  it("because of a lost connection keeps every key and is not flagged; the time is a possible one", () => {
    const places: boolean[] = [];
    for (let seed = 1_000; seed < 1_000 + HONEST; seed += 1) {
      const { random, text, bob } = honest(seed);
      const end = bob.at(-1)!.time;
      const from = random() * end;
      const lasts = random() < 0.5 ? random() * 8_000 : 8_000 + random() * 14_000;
      const loss = { from, until: from + lasts, noticeMs: 5_500 + random() * 2_000, retryMs: random() * 2_500 };
      const race = new RaceTable({ text }).run("bob", "cat");
      play(race, [...sendsOf("bob", bob, () => 30 + random() * 700, [loss]), ...noticesOf("bob", [loss])]);
      const { finishedAfter, typing } = race.racer("bob");
      expect([seed, typing.finished, isFlagged(race, "bob")]).toEqual([seed, true, false]);
      expect(finishedAfter!).toBeGreaterThanOrEqual(end);
      places.push(finishedAfter === end);
    }
    // For most, the keys arrived before the end, or they had typed as fast before, so their own time counts.
    expect(places.filter(Boolean).length).toBeGreaterThan(0.85 * HONEST);
  });
});

it("a racer who disconnects while the others type, and returns with the whole text, gains no place", () => {
  const text = textOf(200);
  for (let seed = 0; seed < ATTACKS; seed += 1) {
    const random = createRandom(seed);
    const bob = keysOf(text, wpm(60), random);
    const until = bob.at(-1)!.time + arrivalLimits.lateMs + 200;
    const race = new RaceTable({ text }).run("bob", "eve");
    const first = Math.floor(random() * 60);
    const eve = keysOf(text, wpm(30), random);
    const rest = keysOf(text, wpm(120 + random() * 120), random, 300 + (eve[first - 1]?.time ?? 0));
    play(race, [
      ...sendsOf("bob", bob, () => 50),
      ...sendsOf("eve", eve.slice(0, first), () => 50),
      { at: (eve[first - 1]?.time ?? 0) + 1_000, do: () => race.do({ kind: "disconnect", by: "eve" }) },
      { at: until, do: () => race.do({ kind: "connect", by: "eve" }) },
      {
        at: until + 1,
        do: send(
          "eve",
          rest.slice(0, text.length - first).map((key, at) => ({ ...key, text: text[first + at]! })),
        ),
      },
    ]);
    expect([seed, racePlaces(race.state).get("eve")]).toEqual([seed, 2]);
  }
});

describe("keys typed offline", () => {
  const text = "a".repeat(100);
  const a = (count: number, from: number, msPerKey: number): Keystroke[] =>
    Array.from({ length: count }, (_, at) => ({ time: from + at * msPerKey, kind: "insert", text: "a" }));

  /** 50 characters in 10 s, then 20 s offline, in which the rest is claimed to have been typed. */
  function raceWith(msPerKey: number): RaceTable {
    const race = new RaceTable({ text }).run("ann", "bob");
    play(race, [
      ...sendsOf("bob", a(50, 200, 200), () => 50),
      { at: 12_000, do: () => race.do({ kind: "disconnect", by: "bob" }) },
      { at: 30_000, do: () => race.do({ kind: "connect", by: "bob" }) },
      { at: 30_100, do: send("bob", a(50, 10_200, msPerKey)) },
    ]);
    return race;
  }

  it("count as typed at the earlier speed", () => {
    expect(raceWith(200).racer("bob").finishedAfter).toBe(20_000);
  });

  it("count at no more than one and a half times that speed", () => {
    // 40 of the 50 at 133 ms instead of 200.
    expect(raceWith(20).racer("bob").finishedAfter).toBe(10_000 + Math.round((40 * 10_000) / 50 / 1.5));
  });

  it("of a racer who had sent nothing count from their arrival", () => {
    const race = new RaceTable({ text }).run("bob");
    race.do({ kind: "disconnect", by: "bob" });
    play(race, [{ at: 30_000, do: send("bob", a(100, 200, 100)) }]);
    expect(race.racer("bob").finishedAfter).toBe(30_000 - arrivalLimits.lateMs);
  });

  it("count from their arrival if no connection was lost", () => {
    const race = new RaceTable({ text }).run("bob");
    play(race, [...sendsOf("bob", a(50, 200, 200), () => 50), { at: 30_000, do: send("bob", a(50, 10_200, 200)) }]);
    expect(race.racer("bob").finishedAfter).toBe(30_000 - arrivalLimits.lateMs);
    expect(isFlagged(race, "bob")).toBe(true);
  });

  it("a moment late, like any request may be, cost nothing", () => {
    const race = new RaceTable({ text }).run("bob");
    play(
      race,
      sendsOf("bob", a(100, 200, 100), () => 2_000),
    );
    expect(race.racer("bob").finishedAfter).toBe(10_100);
    expect(isFlagged(race, "bob")).toBe(false);
  });
});
