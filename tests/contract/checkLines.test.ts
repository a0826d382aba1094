import { findLongLines, findMissingFiles } from "../../src/tools/checkLines";

const long = "x".repeat(120);

test("a line of more than 120 columns is a fault, with its place", () => {
  expect(findLongLines("src/a.ts", `const a = 1;\nconst b = "${long}";`)).toMatchObject([
    { what: "src/a.ts:2 has 133 columns." },
  ]);
  expect(findLongLines("src/a.ts", long)).toEqual([]);
});

test("what cannot be broken may be longer: an import of one name, a sentence, a regular expression", () => {
  const lines = [
    `import type { ${long}$key } from "../../__generated__/${long}.graphql";`,
    `        <p>{t\`${long}\`}</p>`,
    `    /^${long}$/u,`,
  ];
  expect(findLongLines("src/a.tsx", lines.join("\n"))).toEqual([]);
});

test("a comment names only files that exist", () => {
  const names = new Set(["Race.ts"]);
  expect(findMissingFiles("src/a.ts", "// As in races/Race.ts, *.test.ts and vite.config.ts", names)).toEqual([]);
  expect(findMissingFiles("src/a.ts", " * See Gone.ts.", names)).toMatchObject([{ what: "src/a.ts:1 names Gone.ts." }]);
});
