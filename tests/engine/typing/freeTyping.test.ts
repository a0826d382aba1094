import { rightCharacters } from "../../../src/engine/metrics/rates";
import { replay, startTyping, stepTyping } from "../../../src/engine/typing/Typing";
import { expectStory, keystrokesOf, picture } from "../support/expectStory";

const story = (text: string, lines: string) => expectStory("free", text, lines);

it("types a text from the first letter to the last", () => {
  story(
    "be it",
    `b + b|e it
     e + be| it
     ␣ + be |it
     i + be i|t
     t + be it|■`,
  );
});

it("finishes with the last right letter: no space is needed after the last word", () => {
  expect(picture(replay(startTyping("free", "be it"), keystrokesOf("be it")))).toBe("be it|■");
});

it("is over before it begins if there is nothing to type", () => {
  expect(startTyping("free", "").finished).toBe(true);
});

it("ignores every key after the end", () => {
  story(
    "a",
    `a + a|■
     b . a|■
     ␣ . a|■
     < . a|■
     « . a|■`,
  );
});

describe("a wrong letter", () => {
  it("stays where it was typed, and the caret moves on", () => {
    story(
      "quick",
      `q + q|uick
       w - q[w]|ick
       i + q[w]i|ck`,
    );
  });

  it("can be deleted with Backspace", () => {
    story(
      "quick",
      `q + q|uick
       w - q[w]|ick
       < 1 q|uick
       u + qu|ick`,
    );
  });

  it("leaves the last word unfinished until it is corrected", () => {
    story(
      "a be",
      `a + a| be
       ␣ + a |be
       b + a b|e
       x - a b[x]|
       < 1 a b|e
       e + a be|■`,
    );
  });
});

describe("a space", () => {
  it("is ignored on empty input, at the start and after another space", () => {
    story(
      "be it",
      `␣ . |be it
       b + b|e it
       e + be| it
       ␣ + be |it
       ␣ . be |it
       ␣ . be |it`,
    );
  });

  it("commits an unfinished word, which is then wrong", () => {
    story(
      "quick fox",
      `q + q|uick fox
       u + qu|ick fox
       ␣ - qu___ |fox
       f + qu___ f|ox`,
    );
  });

  it("is right at a word's end, whatever the letters before it", () => {
    story(
      "be it",
      `x - [x]|e it
       y - [x][y]| it
       ␣ + [x][y] |it`,
    );
  });

  it("is right after extra letters too", () => {
    story(
      "be it",
      `b + b|e it
       e + be| it
       e - be[e]| it
       ␣ + be[e] |it`,
    );
  });

  it.each(["\u00a0", "\u2009", "\u202f", "\u3000"])("is a space in any width that a keyboard gives (%j)", (space) => {
    const typed = replay(startTyping("free", "be it"), [
      ...keystrokesOf("be"),
      { time: 200, kind: "insert", text: space },
    ]);
    expect(picture(typed)).toBe("be |it");
    expect(picture(replay(startTyping("free", "be"), [{ time: 0, kind: "insert", text: space }]))).toBe("|be");
  });

  it("gives up the last word as it is: wrong if unfinished, not counted at its end", () => {
    story(
      "a fox",
      `a + a| fox
       ␣ + a |fox
       f + a f|ox
       ␣ - a f|ox■`,
    );
    story(
      "fox",
      `f + f|ox
       o + fo|x
       c - fo[c]|
       ␣ . fo[c]|■`,
    );
    story(
      "ox",
      `o + o|x
       y - o[y]|
       x - o[y][x]|
       ␣ . o[y][x]|■`,
    );
  });

  it("does not give up a last word that was not begun", () => {
    story(
      "a be",
      `a + a| be
       ␣ + a |be
       ␣ . a |be`,
    );
  });
});

describe("letters after a word's end", () => {
  it("are accepted and wrong", () => {
    story(
      "be it",
      `b + b|e it
       e + be| it
       e - be[e]| it
       s - be[e][s]| it
       < 1 be[e]| it
       < 1 be| it
       ␣ + be |it`,
    );
  });

  it("are accepted up to twenty; the twenty-first is ignored", () => {
    const twenty = "x".repeat(20);
    const full = replay(startTyping("free", "be it"), keystrokesOf(`be${twenty}`));
    expect(picture(full)).toBe(`be${"[x]".repeat(20)}| it`);
    const step = stepTyping(full, { kind: "insert", grapheme: "x" });
    expect(step.outcome).toEqual({ kind: "ignored" });
    expect(step.state).toBe(full);
    expect(picture(replay(full, keystrokesOf("< it")))).toBe(`be${"[x]".repeat(19)} it|■`);
  });

  it("expect nothing: what follows a word is an extra letter", () => {
    const behindFirst = stepTyping(replay(startTyping("free", "a b"), keystrokesOf("a")), {
      kind: "insert",
      grapheme: "x",
    });
    expect(behindFirst.outcome).toEqual({ kind: "pressed", right: false, expected: null, previous: "a" });
    const behindLast = stepTyping(replay(startTyping("free", "b"), keystrokesOf("x")), {
      kind: "insert",
      grapheme: "y",
    });
    expect(behindLast.outcome).toEqual({ kind: "pressed", right: false, expected: null, previous: "b" });
  });
});

describe("Backspace", () => {
  it("does nothing at the start", () => {
    story("be", "< . |be\n« . |be");
  });

  it("never goes back to a right word", () => {
    story(
      "be it",
      `be ++ be| it
       ␣ + be |it
       < . be |it
       « . be |it
       i + be i|t
       < 1 be |it
       < . be |it`,
    );
  });

  it("goes back to a word with a wrong letter, unchanged", () => {
    story(
      "be it",
      `b + b|e it
       r - b[r]| it
       ␣ + b[r] |it
       < 1 b[r]| it
       < 1 b|e it
       e + be| it
       ␣ + be |it
       < . be |it`,
    );
  });

  it("goes back to a word that was cut short, or has extra letters", () => {
    story(
      "be it",
      `b + b|e it
       ␣ - b_ |it
       < 1 b|e it
       e + be| it
       n - be[n]| it
       ␣ + be[n] |it
       < 1 be[n]| it`,
    );
  });

  it("goes back over several wrong words, and stops at a right one", () => {
    story(
      "a b c d",
      `a + a| b c d
       ␣ + a |b c d
       x - a [x]| c d
       ␣ + a [x] |c d
       y - a [x] [y]| d
       ␣ + a [x] [y] |d
       < 1 a [x] [y]| d
       < 1 a [x] |c d
       < 1 a [x]| c d
       < 1 a |b c d
       < . a |b c d`,
    );
  });
});

describe("delete word", () => {
  it("deletes all letters of the current word, and counts them", () => {
    story(
      "quick",
      `qu ++ qu|ick
       x - qu[x]|ck
       « 3 |quick
       « . |quick`,
    );
  });

  it("on empty input deletes the space and the whole wrong word before it", () => {
    story(
      "be it",
      `b + b|e it
       r - b[r]| it
       ␣ + b[r] |it
       « 3 |be it`,
    );
  });
});

describe("one insertion of several characters", () => {
  it("is applied character by character, like a word with its space from a phone", () => {
    story(
      "the fox",
      `the␣ ++++ the |fox
       fo ++ the fo|x
       x + the fox|■`,
    );
  });

  it("stops counting at the end of the text", () => {
    story("be", "be␣it ++... be|■");
  });
});

describe("one press for one character of any script", () => {
  it.each([
    { name: "één with dead keys, one insertion each", text: "één", keys: ["é", "é", "n"] },
    { name: "één typed decomposed", text: "één", keys: ["e\u0301", "e\u0301", "n"] },
    { name: "café committed whole by a phone", text: "café", keys: ["café"] },
    { name: "café typed decomposed in one insertion", text: "café", keys: ["cafe\u0301"] },
    { name: "a family", text: "👨‍👩‍👧 ok", keys: ["👨‍👩‍👧", " ", "o", "k"] },
    { name: "a flag", text: "🇳🇱", keys: ["🇳🇱"] },
    { name: "a waving hand in a skin tone", text: "👋🏽", keys: ["👋🏽"] },
    { name: "curly quotes with the plain key", text: "‘’t “is” zo’n", keys: [..."''t \"is\" zo'n"] },
    { name: "plain quotes with the curly ones of a phone", text: 'it\'s "so"', keys: [..."it’s “so”"] },
    { name: "a long dash with the plain key", text: "a – b — c", keys: [..."a - b - c"] },
    { name: "the ligature ĳ where two letters stand", text: "ijs", keys: ["ĳ", "s"] },
    { name: "the one-character ellipsis where three stops stand", text: "nou...", keys: ["n", "o", "u", "…"] },
  ])("$name", ({ text, keys }) => {
    const log = keys.map((key, at) => ({ time: at, kind: "insert", text: key }) as const);
    const end = replay(startTyping("free", text), log);
    expect(end.finished).toBe(true);
    expect(picture(end)).toBe(`${text}|■`);
    expect(picture(replay(startTyping("stopOnError", text), log))).toBe(`${text}|■`);
  });

  it("and one Backspace deletes it", () => {
    story(
      "🇳🇱 é",
      `🇧🇪 - [🇧🇪]| é
       < 1 |🇳🇱 é
       🇳🇱 + 🇳🇱| é`,
    );
  });

  it("an e is not an é", () => {
    story("é", "e - [e]|\n< 1 |é\né + é|■");
  });
});

describe("the outcome of a press", () => {
  it.each([
    { typed: "", key: "a", expected: "a", previous: null, right: true },
    { typed: "a", key: "x", expected: "b", previous: "a", right: false },
    { typed: "a", key: " ", expected: "b", previous: "a", right: false },
    { typed: "ab", key: " ", expected: " ", previous: "b", right: true },
    { typed: "abx", key: " ", expected: " ", previous: null, right: true },
    { typed: "ab ", key: "c", expected: "c", previous: " ", right: true },
  ])("after “$typed”, pressing “$key”", ({ typed, key, ...reported }) => {
    expect(
      stepTyping(replay(startTyping("free", "ab c"), keystrokesOf(typed)), { kind: "insert", grapheme: key }).outcome,
    ).toEqual({ kind: "pressed", ...reported });
  });
});

function rightAfter(stream: string): number {
  return rightCharacters(replay(startTyping("free", "the quick fox"), keystrokesOf(stream)));
}

describe("characters that count for speed", () => {
  it.each([
    { typed: "", right: 0 },
    { typed: "th", right: 2 },
    { typed: "the", right: 3 },
    { typed: "the ", right: 4 },
    { typed: "thx", right: 0 },
    { typed: "thx ", right: 0 },
    { typed: "thx qui", right: 3 },
    { typed: "the quxck", right: 4 },
    { typed: "the quick", right: 9 },
  ])("“$typed” has $right", ({ typed, right }) => {
    expect(rightCharacters(replay(startTyping("free", "the quick"), keystrokesOf(typed)))).toBe(right);
  });

  it("are removed with a reopened word, and added again with a right one", () => {
    expect(rightAfter("the quixk ")).toBe(4);
    expect(rightAfter("the quixk <")).toBe(4);
    expect(rightAfter("the quixk <<<ck ")).toBe(10);
  });

  it("exclude a last word that was given up", () => {
    expect(rightCharacters(replay(startTyping("free", "the fox"), keystrokesOf("the fo ")))).toBe(4);
  });
});
