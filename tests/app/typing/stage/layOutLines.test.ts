import fc from "fast-check";
import { layOutLines, lineOfCell, wordOfCell } from "../../../../src/app/typing/stage/layOutLines";

/** Lines of a text, as they would stand on screen. */
function linesOf(text: string, columns: number): readonly string[] {
  const { lineStarts } = layOutLines(
    text.split(" ").map((word) => word.length),
    columns,
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
])("%j in %i columns", (text, columns, lines) => expect(linesOf(text, columns)).toEqual(lines));

test("no letter is lost, no line is too long, every cell is found again", () => {
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
