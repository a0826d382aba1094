import type { Keystroke } from "../../../src/engine/log/Keystroke";
import {
  applyKeystroke,
  type FreeTyping,
  type Outcome,
  startTyping,
  type Typing,
  type TypingRules,
} from "../../../src/engine/typing/Typing";
import { acceptsKey } from "../../../src/engine/text/graphemes";

/**
 * Plays a story and compares it line by line. Each line has three columns:
 * 1. the key: `<` Backspace, `«` delete word, otherwise one insertion (`␣` is a space, `↵` Enter, `→` Tab);
 * 2. its effect, a sign for each character: `+` right press, `-` wrong press, a number of erased characters, `.`
 * ignored;
 * 3. the screen: `|` caret, `[x]` a wrong or extra letter, `_` a missed letter of a committed word, `!` a miss that
 * stopped the caret, `■` the run is over.
 */
export function expectStory(rules: TypingRules, text: string, story: string): void {
  const lines = story.split("\n").flatMap((line) => line.trim() || []);
  let state = startTyping(rules, text);
  const played = lines.map((line) => {
    const key = line.split(/ +/u)[0] ?? "";
    let signs = "";
    state = applyKeystroke(state, keystrokeOf(key, 0), ({ outcome }) => (signs += sign(outcome)));
    return `${key} ${signs} ${picture(state)}`;
  });
  expect(played).toEqual(lines.map((line) => line.replace(/ +/u, " ").replace(/(?<=^\S+) +(\S+) +/u, " $1 ")));
}

/** One key of a story as a keystroke. */
export function keystrokeOf(key: string, time: number): Keystroke {
  if (key === "<") return { time, kind: "deleteGrapheme" };
  if (key === "«") return { time, kind: "deleteWord" };
  return { time, kind: "insert", text: key.replaceAll("␣", " ").replaceAll("↵", "\n").replaceAll("→", "\t") };
}

/** A stream of one-character keys (`<` Backspace, `«` delete word), `everyMs` apart, the first at 0. */
export function keystrokesOf(stream: string, everyMs = 100): readonly Keystroke[] {
  return [...stream].map((key, at) => keystrokeOf(key, at * everyMs));
}

function sign(outcome: Outcome): string {
  if (outcome.kind === "ignored") return ".";
  if (outcome.kind === "erased") return String(outcome.count);
  return outcome.right ? "+" : "-";
}

/** The screen in one line. */
export function picture(state: Typing): string {
  const end = state.finished ? "■" : "";
  if (state.rules === "free") return freePicture(state) + end;
  const { text, position, misses } = state;
  const shown = (letters: readonly string[]) => letters.join("").replaceAll("\n", "↵").replaceAll("\t", "→");
  return `${shown(text.slice(0, position))}${"!".repeat(misses)}|${shown(text.slice(position))}${end}`;
}

function freePicture({ words, done, typed }: FreeTyping): string {
  const committed = done.map(
    (letters, at) =>
      `${lettersPicture(words[at]!, letters)}${words[at]!.slice(letters.length)
        .map(() => "_")
        .join("")} `,
  );
  const word = words[done.length] ?? [];
  const rest = [word.slice(typed.length), ...words.slice(done.length + 1)].map((letters) => letters.join("")).join(" ");
  return `${committed.join("")}${lettersPicture(word, typed)}|${rest}`;
}

function lettersPicture(word: readonly string[], letters: readonly string[]): string {
  return letters
    .map((letter, at) => (at < word.length && acceptsKey(word[at]!, letter) ? word[at] : `[${letter}]`))
    .join("");
}
