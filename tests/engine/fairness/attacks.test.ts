import {
  judgeRun,
  type Suspicion,
  nearbyPrints,
  rhythmPrint,
  type RhythmPrint,
} from "../../../src/engine/fairness/judgeRun";
import type { Keystroke } from "../../../src/engine/log/Keystroke";
import { makeWordText } from "../../../src/engine/practice/makeWordText";
import { words as english } from "../../../src/contract/languages/en/words";
import { median } from "../../../src/engine/progress/statistics";
import { createRandom } from "../../../src/engine/random";
import { isLong } from "../../support/isLong";
import { measured, someRun, someTypist } from "./learners";

const VARIANTS = isLong ? 300 : 30;

type Draw = {
  readonly between: (from: number, to: number) => number;
  readonly whole: (from: number, to: number) => number;
};

function drawFor(seed: number): Draw {
  const random = createRandom(seed * 97 + 11);
  const between = (from: number, to: number) => from + (to - from) * random();
  return { between, whole: (from, to) => Math.floor(between(from, to + 1)) };
}

/** Share of the variants that are flagged for the expected reason. */
function caught(reason: Suspicion | "ANY", attack: (variant: number, draw: Draw) => Suspicion | null): number {
  const verdicts = Array.from({ length: VARIANTS }, (_, variant) => attack(variant, drawFor(variant)));
  return verdicts.filter((verdict) => (reason === "ANY" ? verdict !== null : verdict === reason)).length / VARIANTS;
}

const alone = { earlier: [], seen: [] };
/** Ten words only for every fourth variant, which is a fast one. */
const textOf = (variant: number) => makeWordText(english, [10, 25, 50, 100][variant % 4] ?? 25, variant);

function typeBy(text: string, gap: (at: number) => number): readonly Keystroke[] {
  let time = 0;
  return [...text].map((character, at) => {
    time += at === 0 ? 0 : Math.max(0, gap(at));
    return { time: Math.round(time), kind: "insert", text: character };
  });
}

/** A gap in ms: 303 to 348 words per minute for every other variant, any speed from 20 up for the others. */
const gapOf = (variant: number, { between }: Draw) =>
  12_000 / (variant % 2 === 0 ? between(303, 348) : between(20, 300));

describe("a machine's rhythm", () => {
  const rhythms: Readonly<Record<string, (variant: number, draw: Draw) => (at: number) => number>> = {
    "one gap": (variant, draw) => {
      const gap = gapOf(variant, draw);
      return () => gap;
    },
    "one gap, off by a few milliseconds": (variant, draw) => {
      const gap = gapOf(variant, draw);
      const most = draw.between(1, 5);
      return () => gap + draw.between(-most, most);
    },
    "one gap, with a pause now and then": (variant, draw) => {
      const gap = gapOf(variant, draw);
      return () => (draw.between(0, 1) < 0.04 ? gap * draw.between(4, 15) : gap + draw.between(-2, 2));
    },
    "a list of gaps in turn, off by a few milliseconds": (variant, draw) => {
      const gap = gapOf(variant, draw);
      const list = Array.from({ length: draw.whole(2, 12) }, () => gap * draw.between(0.5, 1.6));
      const most = draw.between(0, 3);
      return (at) => (list[at % list.length] ?? gap) + draw.between(-most, most);
    },
  };

  test.each(Object.entries(rhythms))("%s", (_, rhythm) => {
    const share = caught("ANY", (variant, draw) => {
      const text = textOf(variant);
      return judgeRun({ ...measured(text, typeBy(text, rhythm(variant, draw))), ...alone });
    });
    expect(share).toBeGreaterThanOrEqual(0.95);
  });

  test("a random list of gaps, in a run of at least 25 words", () => {
    const share = caught("ANY", (variant, draw) => {
      const text = makeWordText(english, [25, 50, 100][variant % 3] ?? 25, variant);
      const gap = gapOf(variant, draw);
      const list = Array.from({ length: draw.whole(2, 8) }, () => Math.round(gap * draw.between(0.5, 1.6)));
      return judgeRun({
        ...measured(
          text,
          typeBy(text, () => list[draw.whole(0, list.length - 1)] ?? gap),
        ),
        ...alone,
      });
    });
    expect(share).toBeGreaterThanOrEqual(0.95);
  });
});

test("3,600 strokes a minute, and any impossible speed, with a human rhythm", () => {
  const share = caught("TOO_FAST", (variant, { between }) => {
    const text = makeWordText(english, 100, variant);
    const slow = someRun({ ...someTypist(variant * 5 + 3), errors: 0, clockMs: 1 }, text, variant);
    const rate = slow.wpm / (variant % 2 === 0 ? between(360, 720) : 720);
    return judgeRun({
      ...measured(
        text,
        slow.keystrokes.map((key) => ({ ...key, time: Math.round(key.time * rate) })),
      ),
      ...alone,
    });
  });
  expect(share).toBeGreaterThanOrEqual(0.95);
});

test("impossibly fast bursts, with long pauses between them", () => {
  const share = caught("TOO_FAST", (variant, { between }) => {
    const text = makeWordText(english, 50, variant);
    const slow = someRun({ ...someTypist(variant * 5 + 3), errors: 0, clockMs: 1 }, text, variant);
    const rate = slow.wpm / between(600, 900);
    const paused = slow.keystrokes.map((key, at) => ({
      ...key,
      time: Math.round(key.time * rate) + Math.floor(at / 40) * 10_000,
    }));
    return judgeRun({ ...measured(text, paused), ...alone });
  });
  expect(share).toBeGreaterThanOrEqual(0.95);
});

describe("a log that was saved before", () => {
  const shift = (keystrokes: readonly Keystroke[], change: (time: number) => number): readonly Keystroke[] => {
    let before = 0;
    const zero = change(0);
    return keystrokes.map((key, at) => {
      before = at === 0 ? 0 : Math.max(before, Math.round(change(key.time) - zero));
      return { ...key, time: before };
    });
  };
  const variants: Readonly<Record<string, (keystrokes: readonly Keystroke[], draw: Draw) => readonly Keystroke[]>> = {
    "as it was": (keystrokes) => keystrokes,
    "each time off by 1 to 3 ms": (keystrokes, { between }) => {
      const most = between(1, 3);
      return shift(keystrokes, (time) => time + between(-most, most));
    },
    "1 to 2 % slower or faster": (keystrokes, { between, whole }) => {
      const scale = 1 + between(0.01, 0.02) * (whole(0, 1) === 0 ? 1 : -1);
      return shift(keystrokes, (time) => time * scale);
    },
    both: (keystrokes, { between }) => {
      const scale = between(0.98, 1.02);
      return shift(keystrokes, (time) => time * scale + between(-3, 3));
    },
    "from the first key after a countdown": (keystrokes, { whole }) => {
      const start = whole(100, 900);
      return keystrokes.map((key) => ({ ...key, time: key.time + start }));
    },
  };

  test.each(Object.entries(variants))("%s", (_, change) => {
    const share = caught("LOG_SEEN_BEFORE", (variant, draw) => {
      const first = someRun(someTypist(variant), textOf(variant + 1), variant);
      const again = measured(first.text, change(first.keystrokes, draw));
      const [kept, print] = [rhythmPrint(first.keystrokes), rhythmPrint(again.keystrokes)];
      const seen = kept !== null && print !== null && isNear(print, kept) ? [kept] : [];
      return judgeRun({ ...again, accuracy: 95, wpm: 50, earlier: [], seen });
    });
    expect(share).toBeGreaterThanOrEqual(0.95);
  });

  function isNear(print: RhythmPrint, other: RhythmPrint): boolean {
    const { length, longestAt, half } = nearbyPrints(print);
    return (
      other.gaps.length === length &&
      longestAt.includes(other.longestAt) &&
      other.half >= half[0] &&
      other.half <= half[1]
    );
  }
});

describe("far above one's own median", () => {
  const earlierOf = ({ between, whole }: Draw, usual: number, isAlike: boolean) =>
    Array.from({ length: whole(5, 20) }, () => ({ wpm: usual * between(0.85, 1.15), isAlike }));

  test("a run at four times it, slow or fast, also beside runs of another kind", () => {
    const share = caught("FAR_ABOVE_MEDIAN", (variant, draw) => {
      const usual = draw.between(5, 75);
      const run = someRun({ ...someTypist(variant), errors: 0 }, textOf(variant), variant);
      const earlier = earlierOf(draw, usual, variant % 2 === 0);
      return judgeRun({ ...run, wpm: 4 * median(earlier.map(({ wpm }) => wpm)), accuracy: 95, earlier, seen: [] });
    });
    expect(share).toBe(1);
  });

  test("a run at two and a half to four times it", () => {
    const share = caught("FAR_ABOVE_MEDIAN", (variant, draw) => {
      const usual = draw.between(18, 75);
      const run = someRun({ ...someTypist(variant), errors: 0 }, textOf(variant), variant);
      return judgeRun({
        ...run,
        wpm: usual * draw.between(2.5, 4),
        accuracy: 95,
        earlier: earlierOf(draw, usual, true),
        seen: [],
      });
    });
    expect(share).toBeGreaterThanOrEqual(0.95);
  });

  test("not after only four runs, not at twice the speed, and not with another run as fast", () => {
    const run = someRun({ wpm: 60 }, textOf(1), 1);
    const judge = (wpm: number, speeds: readonly number[], isAlike = true) =>
      judgeRun({ ...run, wpm, accuracy: 95, earlier: speeds.map((speed) => ({ wpm: speed, isAlike })), seen: [] });
    expect(judge(100, [20, 20, 20, 20])).toBeNull();
    expect(judge(100, [20, 20, 20, 20, 20])).toBe("FAR_ABOVE_MEDIAN");
    expect(judge(80, [40, 40, 40, 40, 40])).toBeNull();
    expect(judge(80, [20, 20, 20, 20, 20, 70])).toBeNull();
    // Drills and new letters are slow; a learner who searches for keys is not a typist yet.
    expect(judge(65, [20, 20, 20, 20, 20], false)).toBeNull();
    expect(judge(35, [12, 12, 12, 12, 12])).toBeNull();
  });
});
