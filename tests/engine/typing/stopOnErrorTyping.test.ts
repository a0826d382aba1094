import { rightCharacters } from "../../../src/engine/metrics/rates";
import { applyKeystroke, replay, type Outcome, startTyping, type Typing } from "../../../src/engine/typing/Typing";
import { expectStory, keystrokesOf } from "../support/expectStory";

const story = (text: string, lines: string) => expectStory("stopOnError", text, lines);

it("types a text from the first character to the last, spaces and all", () => {
  story(
    "be it",
    `b + b|e it
     e + be| it
     ␣ + be |it
     i + be i|t
     t + be it|■`,
  );
});

it("stops until the right key is pressed, and counts the misses", () => {
  story(
    "be",
    `x - !|be
     y - !!|be
     ␣ - !!!|be
     b + b|e
     b - b!|e
     e + be|■`,
  );
});

it("has nothing to delete: everything before the caret is right", () => {
  story(
    "be",
    `b + b|e
     < . b|e
     « . b|e
     x - b!|e
     < . b!|e
     e + be|■`,
  );
});

it("types Enter and Tab like any other character", () => {
  story(
    "a\tb\nc",
    `a + a|→b↵c
     ␣ - a!|→b↵c
     → + a→|b↵c
     b + a→b|↵c
     → - a→b!|↵c
     ↵ + a→b↵|c
     c + a→b↵c|■`,
  );
});

it("ignores everything after the end", () => {
  story("a", "a + a|■\na . a|■\n< . a|■");
  expect(startTyping("stopOnError", "").finished).toBe(true);
});

it("applies an insertion of several characters one by one", () => {
  story("café au", "café␣ +++++ café |au\nxau -++ café au|■");
});

it("counts every typed character for speed, also in the current word", () => {
  expect(rightCharacters(replay(startTyping("stopOnError", "the quick"), keystrokesOf("the qxu")))).toBe(6);
});

it("reports the expected character and the one before it", () => {
  const start = startTyping("stopOnError", "a b");
  const seen: unknown[] = [];
  replayWith(start, "xa b", (outcome) => seen.push(outcome));
  expect(seen).toEqual([
    { kind: "pressed", right: false, expected: "a", previous: null },
    { kind: "pressed", right: true, expected: "a", previous: null },
    { kind: "pressed", right: true, expected: " ", previous: "a" },
    { kind: "pressed", right: true, expected: "b", previous: " " },
  ]);
});

function replayWith(start: Typing, keys: string, see: (outcome: Outcome) => void): void {
  keystrokesOf(keys).reduce(
    (state, keystroke) => applyKeystroke(state, keystroke, ({ outcome }) => see(outcome)),
    start,
  );
}
