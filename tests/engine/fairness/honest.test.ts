import { judgeRun, nearbyPrints, rhythmPrint, type RhythmPrint } from "../../../src/engine/fairness/judgeRun";
import { createRandom } from "../../../src/engine/random";
import { isLong } from "../../support/isLong";
import { someRun, someText, someTypist } from "./learners";

const LEARNERS = isLong ? 1_000 : 80;

/** The results of the server's index: prints similar to one. */
class Prints {
  readonly #prints: RhythmPrint[] = [];

  find(print: RhythmPrint): RhythmPrint[] {
    const { length, longestAt, half } = nearbyPrints(print);
    return this.#prints.filter(
      (other) =>
        other.gaps.length === length &&
        longestAt.includes(other.longestAt) &&
        other.half >= half[0] &&
        other.half <= half[1],
    );
  }

  add(print: RhythmPrint): void {
    this.#prints.push(print);
  }
}

test("of many honest learners no run is flagged: six each, some of the same text, getting faster", () => {
  const prints = new Prints();
  const flagged: string[] = [];
  let compared = 0;
  for (let learner = 0; learner < LEARNERS; learner += 1) {
    const typist = someTypist(learner);
    const random = createRandom(learner);
    const gain = 1 + 0.08 * random();
    const earlier: { wpm: number; isAlike: boolean }[] = [];
    for (let run = 0; run < 6; run += 1) {
      // The first two are warm-ups, or typed with one hand; each later one is a little better.
      const wpm = typist.wpm * gain ** run * (run < 2 ? 0.6 : 0.85 + 0.3 * random());
      const typed = someRun(
        { ...typist, wpm },
        someText(run % 3 === 0 ? learner % 50 : learner * 6 + run),
        learner * 6 + run,
      );
      const print = rhythmPrint(typed.keystrokes);
      const seen = print === null ? [] : prints.find(print);
      compared += seen.length;
      const verdict = judgeRun({ ...typed, earlier, seen });
      if (verdict !== null)
        flagged.push(
          `${learner}.${run}: ${verdict}, ${Math.round(typed.wpm)} wpm, ` +
            `${typed.keystrokes.length} keys, ${JSON.stringify(typist)}`,
        );
      if (print !== null) prints.add(print);
      earlier.push({ wpm: typed.wpm, isAlike: true });
    }
  }
  expect(flagged).toEqual([]);
  // Confirms that prints were compared.
  expect(compared).toBeGreaterThan(LEARNERS ** 2 / 1_000);
});

test("drills of two keys, tapped by steady hands, are not a machine's", () => {
  const text = Array.from({ length: 60 }, (_, at) => ["fff", "jjj", "fjf", "jfj"][at % 4]).join(" ");
  const verdicts = Array.from({ length: 200 }, (_, at) =>
    judgeRun({
      ...someRun({ wpm: 15 + at / 5, noise: 0.1 + (at % 10) / 100, pairs: 0.1, pauses: 0 }, text, at),
      earlier: [],
      seen: [],
    }),
  );
  expect(verdicts.filter((verdict) => verdict !== null)).toEqual([]);
});

test("ten keys, or a key held down, prove nothing", () => {
  const keys = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ time: at * 40, kind: "insert", text: "a" }) as const);
  expect(
    judgeRun({ keystrokes: keys(10), durationMs: 400, wpm: 100, accuracy: 100, earlier: [], seen: [] }),
  ).toBeNull();
  expect(judgeRun({ keystrokes: keys(200), durationMs: 8_000, wpm: 0, accuracy: 2, earlier: [], seen: [] })).toBeNull();
});
