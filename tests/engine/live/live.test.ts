import {
  isStuck,
  liveFigures,
  liveMarks,
  livePosition,
  liveLimits,
  startLiveRun,
  type LiveRun,
  type LiveRules,
  layOutLiveText,
  takeLiveBatch,
} from "../../../src/engine/live/LiveRun";
import { type Keystroke, MAX_LOG_ENTRIES } from "../../../src/engine/log/Keystroke";
import { encodeLog } from "../../../src/engine/log/logCodec";

/** Keys a tenth of a second apart; `<` is Backspace, `«` deletes a word. */
const keysOf = (typed: string, from = 0): readonly Keystroke[] =>
  [...typed].map((key, at) => {
    const time = from + at * 100;
    if (key === "<") return { time, kind: "deleteGrapheme" };
    return key === "«" ? { time, kind: "deleteWord" } : { time, kind: "insert", text: key };
  });

const typing = (rules: LiveRules, text: string, typed: string, position = 0): LiveRun => {
  const taken = takeLiveBatch(startLiveRun(layOutLiveText(rules, text), position), 1, encodeLog(keysOf(typed)));
  if (!("run" in taken)) throw new Error(JSON.stringify(taken));
  return taken.run;
};

/** The text with a mark below each character, and `|` for the caret. */
const seen = (run: LiveRun) => `${liveMarks(run)}|${run.text.length - livePosition(run)}`;

const TEXT = "the cat sat";

test.each<readonly [LiveRules, string, string]>([
  ["free", "the", "rrr|8"],
  ["free", "thw", "rrw|8"],
  ["free", "thw<e", "rrf|8"],
  // Extra letters have no mark; the space after them is wrong, and fixed when they are deleted.
  ["free", "thee", "rrr|8"],
  ["free", "thee ", "rrrw|7"],
  ["free", "thee< ", "rrrf|7"],
  // Characters skipped by a space are wrong.
  ["free", "t c", "rwwwr|6"],
  ["stopOnError", "thxe", "rrf|8"],
  ["stopOnError", "the cat sat and on", "rrrrrrrrrrr|0"],
  ["exam", "the cut", "rrrrrwr|4"],
  ["exam", "the cut<<at ", "rrrrrfrr|3"],
  // A word left out, and one added: what follows is right all the same.
  ["exam", "the sat", "rrrrwrr|4"],
  ["exam", "the sat ", "rrrrwwwwrrr|0"],
  ["exam", "the big cat s", "rrrwfffrf|2"],
  ["exam", "the  cat", "rrrwfrr|4"],
  ["exam", "the cat sat on the mat", "rrrrrrrrrrr|0"],
  ["exam", "««", "|11"],
])("%s: after %j the marks are %s", (rules, typed, marks) => {
  expect(seen(typing(rules, TEXT, typed))).toBe(marks);
});

it("takes Enter and Tab as characters of a lesson", () => {
  expect(seen(typing("stopOnError", "a\tb\nc", "ax\tb \n"))).toBe("rfrf|1");
});

it("begins at the position of a page that returns, but not after the end of the text", () => {
  expect(seen(typing("stopOnError", TEXT, "ca", 4))).toBe("rrrrrr|5");
  expect(seen(typing("stopOnError", TEXT, "", 400))).toBe("rrrrrrrrrrr|0");
  // Otherwise the log is complete.
  expect(seen(typing("free", TEXT, "the", 4))).toBe("rrr|8");
});

it("speed counts right words with their spaces, accuracy all key presses", () => {
  const run = typing("exam", TEXT, "the cut<<at ");
  expect(liveFigures(run, 60_000)).toEqual({ wpm: 8 / 5, accuracy: (9 * 100) / 10 });
  expect(liveFigures(typing("free", TEXT, ""), 0)).toEqual({ wpm: 0, accuracy: 100 });
});

describe("a stuck member", () => {
  const { stuckAfterMs, stuckPresses } = liveLimits;
  const after = (wrong: number, right: number) =>
    typing("stopOnError", "a".repeat(200), "x".repeat(wrong) + "a".repeat(right));

  it("presses no key for 7 s during a run", () => {
    expect([isStuck(after(0, 3), stuckAfterMs - 1), isStuck(after(0, 3), stuckAfterMs)]).toEqual([false, true]);
  });

  it("has less than 80 % right of the last 40 presses, and not before there are 40", () => {
    expect(isStuck(after(stuckPresses - 1, 0), 0)).toBe(false);
    expect(isStuck(after(8, 32), 0)).toBe(false);
    expect(isStuck(after(9, 31), 0)).toBe(true);
    // Earlier errors no longer count after enough right presses.
    expect([isStuck(after(30, 31), 0), isStuck(after(30, 32), 0)]).toEqual([true, false]);
  });
});

describe("a batch", () => {
  const run = startLiveRun(layOutLiveText("free", TEXT));

  it.each([
    ["is no log", "!", "MALFORMED_LOG"],
    ["has too many keys", encodeLog(keysOf("a".repeat(liveLimits.batchKeystrokes + 1))), "MALFORMED_LOG"],
    [
      "is too long",
      encodeLog(Array.from({ length: 900 }, (_, time) => ({ time, kind: "insert", text: "é".repeat(32) }) as const)),
      "MALFORMED_LOG",
    ],
  ])("that %s is refused", (_, encoded, refused) => {
    expect(takeLiveBatch(run, 1, encoded)).toEqual({ refused });
  });

  it("whose times go back is refused", () => {
    expect(takeLiveBatch(typing("free", TEXT, "the"), 2, encodeLog(keysOf("x", 100)))).toEqual({
      refused: "IMPOSSIBLE_TIMING",
    });
  });

  it("may be empty", () => {
    expect(takeLiveBatch(typing("free", TEXT, "the"), 2, encodeLog([]))).toMatchObject({
      run: { batch: 2, lastTime: 200 },
    });
  });

  it("with more keystrokes than a log may have is refused", () => {
    const full = { ...typing("free", TEXT, "the"), entries: MAX_LOG_ENTRIES };
    expect(takeLiveBatch(full, 2, encodeLog(keysOf("x", 300)))).toEqual({ refused: "LOG_FULL" });
  });
});
