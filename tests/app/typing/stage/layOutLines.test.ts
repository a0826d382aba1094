import fc from "fast-check";
import {
  layOutLines,
  lineOfCell,
  tabStop,
  wordOfCell,
  printFirstLines,
} from "../../../../src/app/typing/stage/layOutLines";

/** Lines of a text, as on screen. */
function linesOf(text: string, columns: number): readonly string[] {
  const { lineStarts } = layOutLines(
    text.split(/[ \n\t]/u).map((word) => word.length),
    columns,
    text.match(/[ \n\t]/gu) ?? [],
  );
  return lineStarts.map((start, line) => text.slice(start, lineStarts[line + 1]));
}

test.each<[text: string, columns: number, lines: readonly string[]]>([
  ["one", 10, ["one"]],
  ["one two three", 7, ["one two ", "three"]],
  ["one two three", 8, ["one two ", "three"]],
  ["one two three", 13, ["one two three"]],
  ["one two three", 12, ["one two ", "three"]],
  ["abcdefgh ij", 3, ["abc", "def", "gh ", "ij"]],
  ["a abcdef b", 4, ["a ", "abcd", "ef b"]],
  ["abcd ef", 4, ["abcd ", "ef"]],
  ["one\ntwo\n\nthree four", 10, ["one\n", "two\n", "\n", "three four"]],
  ["one two\nthree", 5, ["one ", "two\n", "three"]],
  ["one two\n", 7, ["one two\n", ""]],
  ["abcdefgh\nij", 3, ["abc", "def", "gh\n", "ij"]],
  // "ab" and its tab have four columns, "abc" and its tab eight.
  ["ab\tcd ef", 6, ["ab\tcd ", "ef"]],
  ["ab\tcd ef", 9, ["ab\tcd ef"]],
  ["abc\tcd", 9, ["abc\t", "cd"]],
  ["abc\tcd", 10, ["abc\tcd"]],
  ["\t\tab\n\tc", 9, ["\t\t", "ab\n", "\tc"]],
  ["\tabcdefgh i", 6, ["\t", "abcdef", "gh i"]],
])("%j in %i columns", (text, columns, lines) => expect(linesOf(text, columns)).toEqual(lines));

test("no letter is lost, no line is too long, every cell is found", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 1, max: 60 }),
      (lengths, columns) => {
        const text = lengths.map((length) => "x".repeat(length)).join(" ");
        const layout = layOutLines(lengths, columns);
        expect(layout.cells).toBe(text.length);
        const lines = layout.lineStarts.map((start, line) => text.slice(start, layout.lineStarts[line + 1]));
        expect(lines.join("")).toBe(text);
        for (const line of lines) expect(line.trimEnd().length).toBeLessThanOrEqual(columns);
        for (const line of lines.slice(1)) expect(line.startsWith(" ")).toBe(false);
        for (let cell = 0; cell < text.length; cell += 1) {
          expect(layout.lineStarts[lineOfCell(layout, cell)]).toBeLessThanOrEqual(cell);
          expect(layout.wordStarts[wordOfCell(layout, cell)]).toBeLessThanOrEqual(cell);
        }
      },
    ),
  );
});

test("a Tab has at least two columns, for its arrow and a gap, and ends at every fourth", () => {
  expect([0, 1, 2, 3, 4, 7].map(tabStop)).toEqual([4, 4, 4, 8, 8, 12]);
});

test("the first words, as HTML", () => {
  expect(printFirstLines("one two")).toBe("<p>one two</p>");
  expect(printFirstLines("if a<b & c>d")).toBe("<p>if <span>a&lt;b</span> <span>&amp;</span> <span>c&gt;d</span></p>");
});

test("a word that a browser would break is kept together", () => {
  expect(printFirstLines("a well-known fact")).toBe("<p>a <span>well-known</span> fact</p>");
});

test("enough of a long text for three lines, and no word cut", () => {
  const text = "word ".repeat(300).trim();
  const printed = printFirstLines(text);
  expect(printed.length).toBeLessThan(260);
  expect(printed).toMatch(/word<\/p>$/u);
});
