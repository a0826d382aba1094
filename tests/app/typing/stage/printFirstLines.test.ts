import { printFirstLines } from "../../../../src/app/typing/stage/printFirstLines";

test("the first words, as HTML", () => {
  expect(printFirstLines("one two")).toBe("<p>one two</p>");
  expect(printFirstLines("if a<b & c>d")).toBe("<p>if <span>a&lt;b</span> <span>&amp;</span> <span>c&gt;d</span></p>");
});

test("a word that a browser would break is held together", () => {
  expect(printFirstLines("a well-known fact")).toBe("<p>a <span>well-known</span> fact</p>");
});

test("of a long text enough for three lines, and no word cut", () => {
  const text = "word ".repeat(300).trim();
  const printed = printFirstLines(text);
  expect(printed.length).toBeLessThan(260);
  expect(printed).toMatch(/word<\/p>$/u);
});
