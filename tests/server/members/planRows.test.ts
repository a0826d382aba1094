import fc from "fast-check";
import { isSuitableName } from "../../../src/contract/names";
import { passPhraseWords as dutchWords } from "../../../src/contract/languages/nl/passPhraseWords";
import { passPhraseWords as englishWords } from "../../../src/contract/languages/en/passPhraseWords";
import { passPhraseWords as frenchWords } from "../../../src/contract/languages/fr/passPhraseWords";
import { passPhraseWords as germanWords } from "../../../src/contract/languages/de/passPhraseWords";
import { makePassPhrase } from "../../../src/server/users/passwords";
import { nameKey, planRows } from "../../../src/server/members/planMembers";

const free = { taken: new Set<string>(), names: new Set<string>(), places: 500, random: () => 4242 };
const rows = (...names: readonly (string | readonly [string, string])[]) =>
  names.map((row, index) =>
    typeof row === "string"
      ? { line: index + 1, name: row, username: null }
      : { line: index + 1, name: row[0], username: row[1] },
  );
const show = (planned: ReturnType<typeof planRows>) =>
  planned.map(({ name, username, issues }) =>
    issues.length === 0
      ? `${name} = ${username}`
      : `${name}: ${issues.map(({ path, code }) => `${path} ${code}`.trim()).join(", ")}`,
  );

test("user names are short, plain and nobody else's", () => {
  expect(
    show(
      planRows(
        rows(
          "Emma de Vries",
          "Emma Visser",
          "Emma Vos",
          "Zoë Ærø",
          "Søren  Ødegård",
          "李雷",
          "Bo",
          "Anne-Marie O’Neill",
          "Kees 't Hart",
          "王芳",
        ),
        { ...free, taken: new Set(["zoe"]) },
      ),
    ),
  ).toEqual([
    "Emma de Vries = emma",
    "Emma Visser = emma-v",
    "Emma Vos = emma-vos",
    "Zoë Ærø = zoe-a",
    "Søren Ødegård = soren",
    "李雷 = member2",
    "Bo = bo2",
    "Anne-Marie O’Neill = anne",
    "Kees 't Hart = kees",
    "王芳 = member3",
  ]);
});

test("every kind of problem is said at its row, and the others are made all the same", () => {
  const planned = planRows(
    rows(
      "",
      "a".repeat(41),
      "Fuck Jan",
      "=1+1",
      "+31",
      "-Jan",
      "@jan",
      "Jan\u0007",
      "J\uFFFDn",
      "!!!",
      "1234",
      "Emma",
      " emma ",
      "Noah",
      ["Liam", "noah!"],
      ["Mees", "ab"],
      ["Sem", "taken"],
      ["Finn", "Finn99"],
      ["Levi", "finn99"],
      ["Luuk", "admin"],
    ),
    { ...free, taken: new Set(["taken"]), names: new Set([nameKey("NOAH")]) },
  );
  expect(show(planned)).toEqual([
    ": name REQUIRED",
    `${"a".repeat(41)}: name TOO_LONG`,
    "Fuck Jan: name UNSUITABLE_NAME",
    "=1+1: name WRONG_CHARACTERS",
    "+31: name WRONG_CHARACTERS",
    "-Jan: name WRONG_CHARACTERS",
    "@jan: name WRONG_CHARACTERS",
    "Jan\u0007: name WRONG_CHARACTERS",
    "J\uFFFDn: name WRONG_CHARACTERS",
    "!!!: name WRONG_CHARACTERS",
    "1234: name WRONG_CHARACTERS",
    "Emma = emma",
    "emma: name DUPLICATE_NAME",
    "Noah = noah",
    "Liam: username WRONG_CHARACTERS",
    "Mees: username TOO_SHORT",
    "Sem: username USERNAME_TAKEN",
    "Finn = finn99",
    "Levi: username USERNAME_TAKEN",
    "Luuk: username UNSUITABLE_NAME",
  ]);
  expect(planned.filter(({ isInGroup }) => isInGroup).map(({ name }) => name)).toEqual(["Noah"]);
});

test("nobody is made of a row whose columns are separated otherwise than the list's, until it is mended", () => {
  expect(
    show(planRows([{ line: 1, name: "Tess;tess-7b", username: null, isMixed: true }, ...rows("Noah")], free)),
  ).toEqual(["Tess;tess-7b: name MIXED_SEPARATORS", "Noah = noah"]);
});

test("a user name that was asked for further down is not given away before", () => {
  expect(show(planRows(rows("Emma", ["Olivia", "emma"]), free))).toEqual(["Emma = emma2", "Olivia = emma"]);
});

test("who does not fit in the group is told so, in the order of the list", () => {
  expect(show(planRows(rows("Emma", "", "Noah", "Liam"), { ...free, places: 2 }))).toEqual([
    "Emma = emma",
    ": name REQUIRED",
    "Noah = noah",
    "Liam: GROUP_FULL",
  ]);
});

test("two of the same name get suggestions: an initial, otherwise a number, and never the same twice", () => {
  const planned = planRows(rows("Emma", "emma", "EMMA", "Bo Bakker", "Bo Bakker", "Noa"), free);
  expect(planned.map(({ suggestions }) => suggestions)).toEqual([
    [],
    ["emma 2", "emma 3"],
    ["EMMA 4", "EMMA 5"],
    [],
    ["Bo B", "Bo Bakker 2"],
    [],
  ]);
});

test("whatever the names are: user names differ, and each keeps the rules", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.string({ unit: "grapheme", maxLength: 30 }),
          fc.constantFrom("Emma", "Emma V", "李", "Jan de Jong"),
        ),
        { maxLength: 60 },
      ),
      (names) => {
        const made = planRows(rows(...names), free).filter(({ issues }) => issues.length === 0);
        expect(new Set(made.map(({ username }) => username)).size).toBe(made.length);
        for (const { username } of made) {
          expect(username).toMatch(/^[a-z0-9_-]{3,20}$/u);
          expect(isSuitableName(username)).toBe(true);
        }
      },
    ),
  );
});

test.each([
  ["English", englishWords],
  ["Dutch", dutchWords],
  ["French", frenchWords],
  ["German", germanWords],
])("%s pass-phrases: over 1,024 words, none twice, all plain, short and fit for a class", (_, words) => {
  expect(words.length).toBeGreaterThan(1_024);
  expect(new Set(words).size).toBe(words.length);
  expect(words.filter((word) => !/^[a-z]{3,9}$/u.test(word) || !isSuitableName(word))).toEqual([]);
});

test("a pass-phrase is three words, and another one each time", async () => {
  const made = await Promise.all(Array.from({ length: 200 }, () => makePassPhrase("nl")));
  expect(made.filter((phrase) => !/^[a-z]{3,9}(-[a-z]{3,9}){2}$/u.test(phrase))).toEqual([]);
  expect(new Set(made).size).toBe(200);
});
