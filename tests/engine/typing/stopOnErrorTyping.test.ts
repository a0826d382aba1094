import { rightCharacters } from "../../../src/engine/metrics/rates";
import { applyKeystroke, replay } from "../../../src/engine/log/Keystroke";
import { type Outcome, startTyping, type Typing } from "../../../src/engine/typing/Typing";
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

it("stands still until the right key comes, and counts the misses on the way", () => {
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

it("has nothing to delete: what is behind the caret is right", () => {
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

it("ignores everything after the end", () => {
  story("a", "a + a|■\na . a|■\n< . a|■");
  expect(startTyping("stopOnError", "").finished).toBe(true);
});

it("plays an insertion of several characters one by one", () => {
  story("café au", "café␣ +++++ café |au\nxau -++ café au|■");
});

it("counts every typed character for speed, also in a word in progress", () => {
  expect(rightCharacters(replay(startTyping("stopOnError", "the quick"), keystrokesOf("the qxu")))).toBe(6);
});

it("reports what was expected and what stood before it", () => {
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
