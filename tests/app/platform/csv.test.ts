import { csvCell, writeCsv, type CsvValue } from "../../../src/app/platform/csv";
import { fileName } from "../../../src/app/platform/saveFile";

const locales = ["nl-NL", "en-US"] as const;

test.each<[CsvValue, string, string]>([
  ["Anna", "Anna", "Anna"],
  ["=1+1", "'=1+1", "'=1+1"],
  ["  =1+1", "'  =1+1", "'  =1+1"],
  ["+31 6", "'+31 6", "'+31 6"],
  ["-2", "'-2", "'-2"],
  ["@SUM(A1)", "'@SUM(A1)", "'@SUM(A1)"],
  ["\tx", `"'\tx"`, `"'\tx"`],
  ["\rx", `"'\rx"`, `"'\rx"`],
  ["＝1", "'＝1", "'＝1"],
  ["\u200B=1", "'\u200B=1", "'\u200B=1"],
  [`=HYPERLINK("http://x","y")`, `"'=HYPERLINK(""http://x"",""y"")"`, `"'=HYPERLINK(""http://x"",""y"")"`],
  ["Jan; Piet", `"Jan; Piet"`, `"Jan; Piet"`],
  ['Jan "de" Boer', `"Jan ""de"" Boer"`, `"Jan ""de"" Boer"`],
  ["a=b", "a=b", "a=b"],
  ["Anne-Marie", "Anne-Marie", "Anne-Marie"],
  ["", "", ""],
  [null, "", ""],
  [42.5, "42,5", "42.5"],
  [-3.25, "-3,25", "-3.25"],
])("%j", (value, dutch, english) => {
  expect(csvCell("nl-NL", value)).toBe(dutch);
  expect(csvCell("en-US", value)).toBe(english);
});

test("a file: byte order mark, CRLF after each line, the language's separator", () => {
  const rows = [
    ["Naam", "wpm"],
    ["Zoë", 42.5],
    ["=1+1", null],
  ];
  expect([...writeCsv("nl-NL", rows)].join("")).toBe("\uFEFFNaam;wpm\r\nZoë;42,5\r\n'=1+1;\r\n");
  expect([...writeCsv("en-US", rows)].join("")).toBe("\uFEFFNaam,wpm\r\nZoë,42.5\r\n'=1+1,\r\n");
});

/** Reads a file by RFC 4180, with any separator, like a spreadsheet. */
function readCsv(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let [cell, isQuoted, at] = ["", false, 0];
  const take = () => {
    rows.at(-1)?.push(cell);
    cell = "";
  };
  for (; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted) {
      if (sign === '"' && text.charAt(at + 1) === '"') cell += text.charAt((at += 1));
      else if (sign === '"') isQuoted = false;
      else cell += sign;
    } else if (sign === '"' && cell === "") isQuoted = true;
    else if (sign === separator) take();
    else if (sign === "\r" && text.charAt(at + 1) === "\n") {
      take();
      rows.push([]);
      at += 1;
    } else cell += sign;
  }
  return rows.slice(0, -1);
}

test("whatever people are called, no cell is computed, and the file has their names", () => {
  const signs = [..."=+-@\t\r\n\"';,| aé漢\u200B\u00A0\uFEFF＝0"];
  let seed = 20_261_122;
  const draw = (below: number) => Math.floor(((seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31) * below);
  const wrong: unknown[] = [];
  for (let round = 0; round < 5_000; round += 1) {
    const names = Array.from({ length: 3 }, () =>
      Array.from({ length: draw(8) }, () => signs[draw(signs.length)] ?? "").join(""),
    );
    for (const locale of locales) {
      const [bom, ...lines] = [...writeCsv(locale, [names])];
      const [cells = []] = readCsv(lines.join(""), locale === "nl-NL" ? ";" : ",");
      const isComputed = cells.some((cell) => /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(cell));
      const isSame =
        cells.length === 3 && cells.every((cell, at) => cell.replace(/^'/u, "") === names[at]?.replace(/^'/u, ""));
      if (bom !== "\uFEFF" || isComputed || !isSame) wrong.push({ names, lines });
    }
  }
  expect(wrong).toEqual([]);
});

test("a file name that every system accepts", () => {
  expect(fileName(["Groep 3/4: «Zoë»", "2026-11-22"], "csv")).toBe("Groep-3-4-Zoë-2026-11-22.csv");
  expect(fileName(["../../=1+1", "2026-11-22"], "csv")).toBe("1-1-2026-11-22.csv");
  expect(fileName(["!!!", "2026-11-22"], "csv")).toBe("2026-11-22.csv");
});
