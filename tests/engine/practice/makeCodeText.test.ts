import * as fc from "fast-check";
import { loadWordList } from "../../../src/contract/loadWordList";
import { codeLists } from "../../../src/contract/wordLists";
import { keyboardLayouts } from "../../../src/engine/keyboards/keyboardLayouts";
import { fitWords } from "../../../src/engine/keyboards/fitText";
import { makeCodeText } from "../../../src/engine/practice/makeWordText";
import { normalizeText } from "../../../src/engine/text/normalizeText";

const seed = fc.integer({ min: 0, max: 2_147_483_647 });

test("the same seed gives the same text forever, because saved results are replayed over it", () => {
  const lines = ["a = 1", "print(a)", "b = a + 1", "return", "if a: b()"];
  expect(makeCodeText(lines, 9, 1)).toBe(makeCodeText(lines, 9, 1));
  expect(makeCodeText(lines, 9, 1)).toMatchInlineSnapshot(`"return a = 1 b = a + 1"`);
});

describe.each(codeLists)("%s", (list) => {
  test("gives exactly as many words as requested, in whole lines, none twice among twenty", async () => {
    const lines = await loadWordList("en", list);
    fc.assert(
      fc.property(fc.constantFrom(10, 25, 50, 100, 720), seed, (count, from) => {
        const text = makeCodeText(lines, count, from);
        expect(text.split(" ")).toHaveLength(count);
        const drawn: string[] = [];
        // The longest line first, because one line may begin like another.
        const longestFirst = lines.toSorted((a, b) => b.length - a.length);
        for (let rest = text; rest !== "";) {
          const line = longestFirst.find((one) => rest === one || rest.startsWith(`${one} `));
          if (line === undefined) throw new Error(`No line: ${rest.slice(0, 60)}`);
          drawn.push(line);
          rest = rest.slice(line.length + 1);
        }
        for (const [at, line] of drawn.slice(0, 20).entries()) {
          if (at < drawn.length - 5) expect(drawn.slice(0, at)).not.toContain(line);
        }
      }),
      { numRuns: 30 },
    );
  });

  test("can be typed on every keyboard", async () => {
    const lines = await loadWordList("en", list);
    for (const layout of Object.values(keyboardLayouts)) expect(fitWords(layout, lines)).toEqual(lines);
  });

  test("has about 60 short lines, with brackets or other symbols in nearly all", async () => {
    const lines = await loadWordList("nl", list);
    expect(lines.length).toBeGreaterThanOrEqual(60);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter((line) => line.length < 20 || line.length > 70)).toEqual([]);
    expect(lines.filter((line) => normalizeText(line) !== line || !/^[ -~]+$/u.test(line))).toEqual([]);
    expect(lines.filter((line) => !line.includes(" ")).length).toBeGreaterThanOrEqual(4);
    expect(lines.filter((line) => /[^\w\s]/u.test(line)).length).toBeGreaterThan(lines.length * 0.95);
  });
});

test("without a line that is short enough, the last one is cut; without lines there is no text", () => {
  expect(makeCodeText(["one two three"], 4, 1)).toBe("one two three one");
  expect(makeCodeText([], 4, 1)).toBe("");
});
