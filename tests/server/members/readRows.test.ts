import fc from "fast-check";
import { decodeText } from "../../../src/server/files/UploadedFile";
import { readRows } from "../../../src/server/members/memberList";

const read = (text: string) => {
  const rows = readRows(text);
  return "refused" in rows
    ? rows.refused
    : rows.map(({ line, name, username, isMixed }) =>
        isMixed === true
          ? `${line}: mixed ${name}`
          : username === null
            ? `${line}: ${name}`
            : `${line}: ${name} = ${username}`,
      );
};

test.each([
  [
    "a name on each line, whatever ends it",
    "Emma\nNoah\r\n\r\n  Zoë   de Vries \rLiam",
    ["1: Emma", "2: Noah", "4: Zoë   de Vries", "5: Liam"],
  ],
  ["semicolons", "Emma;emma1\nNoah;", ["1: Emma = emma1", "2: Noah"]],
  ["commas", "Emma,emma1\nNoah", ["1: Emma = emma1", "2: Noah"]],
  ["tabs, as a spreadsheet copies", "Emma\temma1\nNoah\t", ["1: Emma = emma1", "2: Noah"]],
  [
    "first names and surnames in two columns",
    "Emma\tBakker\nNoah\tde Boer\nZoë\t",
    ["1: Emma Bakker", "2: Noah de Boer", "3: Zoë"],
  ],
  [
    "first names, infixes and surnames in three, also where every infix could be a user name",
    "Emma;van;Dijk\nNoah;;Bakker",
    ["1: Emma van Dijk", "2: Noah Bakker"],
  ],
  [
    "one surname among user names, which is seen in the preview",
    "Emma;emma-3b\nNoah;Bakker",
    ["1: Emma emma-3b", "2: Noah Bakker"],
  ],
  ["small letters beside names with capitals", "Emma;bakker\nNoah;", ["1: Emma = bakker", "2: Noah"]],
  ["small letters throughout", "emma;bakker\nnoah;smit", ["1: emma bakker", "2: noah smit"]],
  [
    "small letters throughout, with a digit, dash or underscore somewhere",
    "emma;bakker\nnoah;noah_2",
    ["1: emma = bakker", "2: noah = noah_2"],
  ],
  [
    "user names and more, such as a date",
    "Emma;emma-3b;12-03-2015\nNoah;noah;",
    ["1: Emma = emma-3b", "2: Noah = noah"],
  ],
  [
    "surnames and dates: what has no letter is no part of a name",
    "Emma;Bakker;12-03-2015\nNoah;Smit;",
    ["1: Emma Bakker", "2: Noah Smit"],
  ],
  [
    "headings, whatever the user names look like",
    "Naam;Gebruikersnaam\nEmma;Bakker\nnoah;smit",
    ["2: Emma = Bakker", "3: noah = smit"],
  ],
  ["English headings", "username,name\nemma1,Emma\n,Noah", ["2: Emma = emma1", "3: Noah"]],
  [
    "Dutch headings of a school's system",
    "Leerlingnummer;Roepnaam;Tussenvoegsel;Achternaam;Geboortedatum\n1;Emma;de;Vries;1-1-2015\n2;Noah;;Bakker;",
    ["2: Emma de Vries", "3: Noah Bakker"],
  ],
  [
    "a surname with a first name",
    "Jansen, Emma\nde Boer, Ali\nSofia",
    ["1: Emma Jansen", "2: Ali de Boer", "3: Sofia"],
  ],
  [
    "quotation marks, with separators inside",
    '"Vries, de";"emma1"\n"Noah ""Nono"" B"',
    ["1: Vries, de = emma1", '2: Noah "Nono" B'],
  ],
  ["a quotation mark that is never closed", '"Emma\nNoah', ['1: "Emma', "2: Noah"]],
  ["rows of nothing but separators are not rows", "Emma;\n;;;\n;noname", ["1: Emma", "3:  = noname"]],
  [
    "a semicolon among commas",
    "Emma,emma-7b\nTess;tess-7b\nNoah,noah-7b",
    ["1: Emma = emma-7b", "2: mixed Tess;tess-7b", "3: Noah = noah-7b"],
  ],
  [
    "a comma among semicolons",
    "Emma;emma-7b\nTess,tess-7b\nNoah, noah-7b\nJansen, Ali\nSmit, Bo;bo-7b\nFinn;finn-7b\nMia;mia-7b\nLea;lea-7b",
    [
      "1: Emma = emma-7b",
      "2: mixed Tess,tess-7b",
      "3: mixed Noah, noah-7b",
      "4: Jansen, Ali",
      "5: Smit, Bo = bo-7b",
      "6: Finn = finn-7b",
      "7: Mia = mia-7b",
      "8: Lea = lea-7b",
    ],
  ],
  [
    "a tab among semicolons, and a surname's comma among first names and surnames",
    "Emma;Bakker\nNoah;Smit\nTess\tde Boer\nBo,Dijk",
    ["1: Emma Bakker", "2: Noah Smit", "3: mixed Tess\tde Boer", "4: mixed Bo,Dijk"],
  ],
  [
    "headings with another separator than the rows",
    "Naam,Gebruikersnaam\nEmma;emma-7b\nNoah;noah-7b",
    ["1: mixed Naam,Gebruikersnaam", "2: Emma = emma-7b", "3: Noah = noah-7b"],
  ],
  ["as many of one as of the other", "Emma,emma-7b\nTess;tess-7b", ["1: mixed Emma,emma-7b", "2: Tess = tess-7b"]],
  ["a formula is a name like any other here", "=1+1\n@SUM(A1)", ["1: =1+1", "2: @SUM(A1)"]],
])("%s", (_, text, rows) => {
  expect(read(text)).toEqual(rows);
});

test("nothing, or headings alone, is refused; so are more rows than a group takes", () => {
  expect(["", " \n\t\n", "naam;gebruikersnaam\n", ";;;\n;;"].map(read)).toEqual([
    "REQUIRED",
    "REQUIRED",
    "REQUIRED",
    "REQUIRED",
  ]);
  const names = (count: number) => Array.from({ length: count }, (_, index) => `Name ${index}`).join("\n");
  expect(read(names(500))).toHaveLength(500);
  expect(read(`naam\n${names(500)}`)).toHaveLength(500);
  expect([501, 2_000, 100_000].map((count) => read(names(count)))).toEqual([
    "TOO_MANY_ROWS",
    "TOO_MANY_ROWS",
    "TOO_MANY_ROWS",
  ]);
});

test("whatever bytes a file holds, it is read or refused, and quickly", () => {
  const pieces = fc.oneof(
    fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
    fc.string({ unit: "binary", maxLength: 200 }).map((text) => Buffer.from(text)),
    fc.constantFrom('"', ";", ",", "\t", "\n", "\r", "naam", "\uFEFF", "=").map((text) => Buffer.from(text)),
  );
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 12 }).map((parts) => Buffer.concat(parts)),
      (bytes) => {
        const text = decodeText(bytes);
        if (typeof text !== "string") return expect(["WRONG_ENCODING", "NOT_A_TEXT_FILE"]).toContain(text.refused);
        const rows = readRows(text);
        if ("refused" in rows) return expect(["REQUIRED", "TOO_LONG", "TOO_MANY_ROWS"]).toContain(rows.refused);
        expect(rows.length).toBeGreaterThan(0);
        expect(rows.length).toBeLessThanOrEqual(500);
      },
    ),
    { numRuns: 500 },
  );
});

test("a megabyte of anything is read or refused", () => {
  const texts = [
    "a".repeat(1e6),
    ";".repeat(1e6),
    `"${"a;".repeat(5e5)}`,
    `"${"a\n".repeat(5e5)}`,
    '""\n'.repeat(3e5),
    ";\n".repeat(5e5),
    "\n".repeat(1e6),
  ];
  expect(texts.map(read)).toEqual([
    "TOO_LONG",
    "TOO_LONG",
    "TOO_LONG",
    "TOO_MANY_ROWS",
    "REQUIRED",
    "REQUIRED",
    "REQUIRED",
  ]);
  // Some 3 s where the machine has nothing else to do; what grows with the square would take hours.
}, 120_000);

test("a row with another separator says how it can be read, and a name in two columns has another order", () => {
  const found = readRows("Liam;Bakker\nEmma;Jansen\nNoah\tde Vries\nVos, Sem; extra");
  if ("refused" in found) throw new Error(found.refused);
  expect(found[0]).toMatchObject({ name: "Liam Bakker", otherOrder: "Bakker Liam" });
  expect(found[2]).toMatchObject({ isMixed: true, readings: ["Noah de Vries"] });
});
