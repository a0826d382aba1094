import { ScreenText } from "../../../../src/app/typing/stage/ScreenText";
import { tabStop } from "../../../../src/app/typing/stage/layOutLines";
import type { Keystroke } from "../../../../src/engine/log/Keystroke";
import { replay, startTyping, type TypingRules } from "../../../../src/engine/typing/Typing";

/** Keys: a letter, `<` for Backspace, `«` for a deleted word. */
function keys(script: string): readonly Keystroke[] {
  return [...script].map((letter, at): Keystroke => {
    if (letter === "<") return { time: at, kind: "deleteGrapheme" };
    return letter === "«" ? { time: at, kind: "deleteWord" } : { time: at, kind: "insert", text: letter };
  });
}

/** The screen after some keys: `|` is the caret, `[x]` wrong, `(x)` missed or done; one item per line. */
function picture(text: string, script: string, columns: number, rules: TypingRules = "free"): readonly string[] {
  const start = startTyping(rules, text);
  const screen = new ScreenText(start, columns);
  for (let length = 1; length <= script.length; length += 1) screen.show(replay(start, keys(script.slice(0, length))));
  return Array.from({ length: screen.lines }, (_, line) => {
    const { marks } = screen.marksOf(line);
    let column = 0;
    const cells = screen.cellsOf(line).map((cell, at) => {
      const kind = marks.find(({ from, to }) => from <= at && at < to)?.kind;
      const shown = kind === undefined ? cell : kind === "wrong" ? `[${cell}]` : `(${cell})`;
      const isCaret = screen.caret.line === line && screen.caret.column === column;
      column = cell.endsWith("\t") ? tabStop(column) : column + 1;
      return isCaret ? `|${shown}` : shown;
    });
    if (screen.caret.line === line && screen.caret.column >= column) cells.push("|");
    return cells.join("");
  });
}

test.each<[script: string, lines: readonly string[]]>([
  ["", ["|one two ", "three four"]],
  ["o", ["o|ne two ", "three four"]],
  ["x", ["[o]|ne two ", "three four"]],
  ["x<", ["|one two ", "three four"]],
  ["o t", ["o(n)(e) t|wo ", "three four"]],
  ["one ", ["one |two ", "three four"]],
  ["one two", ["one two| ", "three four"]],
  ["one two ", ["one two ", "|three four"]],
  ["onex", ["one[x]| two ", "three four"]],
  ["onexyz", ["one[x][y][z]| two ", "three four"]],
  ["onexyzw", ["one[x][y][z][w]| ", "two three ", "four"]],
  ["onexyzw<<<<", ["one| two ", "three four"]],
  ["one tw ", ["one tw(o) ", "|three four"]],
  ["one tw <", ["one tw|o ", "three four"]],
  ["one twx «", ["one |two ", "three four"]],
  ["one two three foux", ["one two ", "three fou[r]|"]],
  ["one two three fo ", ["one two ", "three fo|(u)(r)"]],
])("after %j", (script, lines) => expect(picture("one two three four", script, 10)).toEqual(lines));

test("a race stops at the letter that is missed", () => {
  expect(picture("one two three", "one tx", 10, "stopOnError")).toEqual(["one t|[w]o ", "three"]);
  expect(picture("one two three", "onex", 10, "stopOnError")).toEqual(["one|[ ]two ", "three"]);
  expect(picture("one two three", "one two t", 10, "stopOnError")).toEqual(["one two ", "t|hree"]);
});

test.each<[script: string, lines: readonly string[]]>([
  ["", ["|a→\tb↵", "→\tc d"]],
  ["ab", ["a|[→\t]b↵", "→\tc d"]],
  // The sign of what was typed disappears.
  ["a\t", ["a(→\t)|b↵", "→\tc d"]],
  ["a\tb\t", ["a(→\t)b|[↵]", "→\tc d"]],
  ["a\tb\n", ["a(→\t)b(↵)", "|→\tc d"]],
  ["a\tb\n\tc", ["a(→\t)b(↵)", "(→\t)c| d"]],
  ["a\tb\n\tc d", ["a(→\t)b(↵)", "(→\t)c d|"]],
])("Enter and Tab after %j", (script, lines) =>
  expect(picture("a\tb\n\tc d", script, 10, "stopOnError")).toEqual(lines),
);

test("the caret stands at the column that the tab reaches", () => {
  const start = startTyping("stopOnError", "ab\tc\n\t\td");
  const carets = ["", "a", "ab", "ab\t", "ab\tc", "ab\tc\n", "ab\tc\n\t", "ab\tc\n\t\t"].map((script) => {
    const { line, column } = new ScreenText(replay(start, keys(script)), 20).caret;
    return [line, column];
  });
  expect(carets).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [0, 4],
    [0, 5],
    [1, 0],
    [1, 4],
    [1, 8],
  ]);
});

test("another width breaks the lines again and keeps the caret at its letter", () => {
  const start = startTyping("free", "one two three");
  const screen = new ScreenText(start, 13);
  screen.show(replay(start, keys("one two th")));
  expect(screen.caret).toEqual({ line: 0, column: 10 });
  screen.resize(7);
  expect(screen.caret).toEqual({ line: 1, column: 2 });
  expect(screen.marksOf(0)).toEqual({ typed: 8, marks: [] });
  expect(screen.marksOf(1)).toEqual({ typed: 2, marks: [] });
});

test("the place of another caret counts characters of the text, however many extra letters were typed", () => {
  const start = startTyping("free", "one two three");
  const screen = new ScreenText(start, 10);
  expect([0, 3, 4.5, 8, 10.25].map((position) => screen.placeOf(position))).toEqual([
    { line: 0, column: 0 },
    { line: 0, column: 3 },
    { line: 0, column: 4.5 },
    { line: 1, column: 0 },
    { line: 1, column: 2.25 },
  ]);
  expect(screen.placeOf(99)).toEqual({ line: 1, column: 5 });
  screen.show(replay(start, keys("onexx")));
  expect(screen.placeOf(4)).toEqual({ line: 0, column: 6 });
});

test.each<TypingRules>(["free", "stopOnError"])("a masked text shows what is typed, and punctuation (%s)", (rules) => {
  const start = startTyping(rules, "one, two.");
  const screen = new ScreenText(start, 20, true);
  expect(screen.cellsOf(0).join("")).toBe("•••, •••.");
  screen.show(replay(start, keys("one, t")));
  expect(screen.cellsOf(0).join("")).toBe("one, t••.");
});
