import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { buildSchema, parse, validate } from "graphql";
import { RELEASE } from "../../src/contract/protocol";
import { checkDocuments } from "../../src/tools/checkDocuments";
import { checkReleases, dateOf } from "../../src/tools/releases/checkReleases";
import { makeRelease, restoreDocuments, retireDocuments } from "../../src/tools/releases/changeReleases";
import { readReleases, releaseNumbers } from "../../src/tools/releases/readReleases";
import { projectFile, Workshop } from "../support/workshop";

/**
 * Tests the gate that checks every change against the shipped releases: what it should catch is done on purpose, in a
 * copy.
 */
let workshop: Workshop;
beforeEach(() => {
  workshop = new Workshop([
    "schema.graphql",
    "__generated__/persisted_queries.json",
    "tests/contract/releases",
    "src/contract/protocol.ts",
  ]);
});
afterEach(() => workshop.remove());

const map = "__generated__/persisted_queries.json";
const exceptionsFile = "tests/contract/releases/exceptions.json";
const files = () => ({
  schema: workshop.path("schema.graphql"),
  documents: workshop.path(map),
  releases: workshop.path("tests/contract/releases"),
});
const problems = (today = "2026-11-23", current = RELEASE) => checkReleases(files(), today, current);
const read = (file: string) => readFileSync(workshop.path(file), "utf8");

/** Changes the current schema within one type. */
function inType(type: string, from: string | RegExp, to: string, file = "schema.graphql"): void {
  const text = read(file);
  const start = text.search(new RegExp(`^(?:type|enum|input|interface|union) ${type}\\b`, "mu"));
  const end = text.indexOf("\n\n", start);
  const part = text.slice(start, end);
  expect(part).toMatch(from);
  workshop.write(file, text.slice(0, start) + part.replace(from, to) + text.slice(end));
}

const allow = (exceptions: object) =>
  workshop.write(exceptionsFile, JSON.stringify({ ...JSON.parse(read(exceptionsFile)), ...exceptions }));

/** A small project with one release, for cases that the current schema does not have. */
function small(schema: string, documents: readonly string[], now: string): void {
  workshop.remove();
  workshop = new Workshop([]);
  const shipped = JSON.stringify(
    Object.fromEntries(documents.map((text) => [createHash("sha256").update(text).digest("hex"), text])),
  );
  workshop.write("tests/contract/releases/1/schema.graphql", schema);
  workshop.write("tests/contract/releases/1/documents.json", shipped);
  workshop.write(map, shipped);
  workshop.write("schema.graphql", now);
}

test("passes today", () => expect(problems()).toEqual([]));

describe("what a shipped page can notice", () => {
  test("a seat count that becomes a text is named, with the pages and the fix", () => {
    inType("Race", /seats: Int @semanticNonNull/u, "seats: String @semanticNonNull");
    expect(problems()).toEqual([
      {
        what: expect.stringMatching(
          /^Race\.seats was Int @semanticNonNull and is String @semanticNonNull: pages of release 1 \(\w+, \w+ and \d+ more\) and pages of release 2 \(\w+, \w+ and \d+ more\) notice it$/u,
        ),
        fix: expect.stringMatching(/add beside it.*Removed after.*npm run retire/u),
      },
    ]);
  });

  test.each([
    ["Race", /seats: Int @semanticNonNull/u, "seats: Int", /^Race\.seats was Int @semanticNonNull and is Int:/u],
    ["Assignment", /title: String @semanticNonNull/u, "title: String", /^Assignment\.title was .* pages of release 2/u],
    ["RacePayload", /\| RefusedError/u, "", /^RefusedError is no RacePayload any more:/u],
    ["RacePhase", /LOBBY/u, "WAITING_ROOM", /^RacePhase\.LOBBY is gone:/u],
    ["SignInInput", /password: String!/u, "passPhrase: String!", /^SignInInput\.password is gone:/u],
  ])("%s: %s → %j", (type, from, to, what) => {
    inType(type, from, to);
    expect(problems()).toContainEqual({
      what: expect.stringMatching(what),
      fix: expect.stringContaining("npm run retire"),
    });
  });

  test("a value unknown to pages needs a written reason, which is removed when no longer needed", () => {
    inType("RacePhase", /LOBBY/u, "LOBBY\n  PAUSED");
    const key = "RacePhase.PAUSED is new";
    expect(problems()).toEqual([
      {
        what: expect.stringContaining(`${key}: pages of release 1`),
        fix: expect.stringContaining(`exceptions.json: "${key}"`),
      },
    ]);
    allow({ [key]: "Pages show it as the lobby." });
    expect(problems()).toEqual([]);
    inType("RacePhase", /\n {2}PAUSED/u, "");
    expect(problems()).toEqual([
      { what: `No kept release needs the exception "${key}"`, fix: expect.stringContaining("Take it out") },
    ]);
    allow({ [key]: " " });
    expect(problems()).toContainEqual({
      what: `The exception "${key}" gives no reason`,
      fix: expect.stringContaining("exceptions.json"),
    });
  });

  test("an exception only covers exactly what it says", () => {
    inType("Race", /seats: Int @semanticNonNull/u, "seats: String @semanticNonNull");
    allow({ "Race.seats was Int @semanticNonNull and is Int": "of another change" });
    expect(problems().map(({ what }) => what)).toContainEqual(expect.stringContaining("and is String"));
  });

  test("parts that no shipped page selects may change", () => {
    small("type Query { a: Int b: Int }", ["query A { a }"], "type Query { a: Int b: String }");
    expect(problems("2026-11-23", 1)).toEqual([]);
  });
});

describe("shipped documents", () => {
  const first = () => readReleases(workshop.path("tests/contract/releases")).releases[0]!.documents[0]!;

  test("a document removed from the map is named, and one command restores it", () => {
    const { id, name } = first();
    const { [id]: _, ...rest } = JSON.parse(read(map));
    const before = read(map);
    workshop.write(map, JSON.stringify(rest));
    expect(problems()).toEqual([
      {
        what: expect.stringMatching(new RegExp(`^${name} \\(${id.slice(0, 12)}….*release 1 and 2,`, "u")),
        fix: expect.stringContaining("npm run retire -- --undo"),
      },
    ]);
    expect(restoreDocuments(files())).toBe(1);
    expect(problems()).toEqual([]);
    expect(read(map)).toBe(before);
  });

  test("nothing is restored if nothing is missing", () => {
    const before = read(map);
    expect(restoreDocuments(files())).toBe(0);
    expect(read(map)).toBe(before);
  });

  test("a release without its schema is a problem, and the others are checked all the same", () => {
    workshop.write("tests/contract/releases/1/schema.graphql", "type Query {");
    inType("Race", /seats: Int @semanticNonNull/u, "seats: Int");
    expect(problems()).toEqual([
      { what: expect.stringContaining("Release 1 cannot be read"), fix: expect.stringContaining("git checkout") },
      expect.objectContaining({ what: expect.stringContaining("Race.seats was") }),
      ...spare(),
    ]);
  });

  // Exceptions of the release that cannot be read.
  const spare = () =>
    ["ADAPTIVE", "CUSTOM", "LESSON"].map((mode) =>
      expect.objectContaining({ what: expect.stringContaining(`ResultMode.${mode} is new`) }),
    );

  test("the next release is stored with its schema and its documents, and counts from then on", () => {
    const id = "0".repeat(64);
    workshop.write("__generated__/X.graphql.ts", `/** @relayRequestID ${first().id} */`);
    const made = () =>
      makeRelease({
        ...files(),
        artifacts: workshop.path("__generated__"),
        number: workshop.path("src/contract/protocol.ts"),
      });
    expect(made()).toBe(RELEASE + 1);
    expect(releaseNumbers(workshop.path("tests/contract/releases"))).toEqual([1, 2, RELEASE + 1]);
    expect(read("src/contract/protocol.ts")).toContain(`RELEASE = ${RELEASE + 1};`);
    expect(JSON.parse(read(`tests/contract/releases/${RELEASE + 1}/documents.json`))).toEqual({
      [first().id]: first().text,
    });
    expect(read(`tests/contract/releases/${RELEASE + 1}/schema.graphql`)).toBe(read("schema.graphql"));
    expect(problems("2026-11-23", RELEASE + 1)).toEqual([]);
    expect(problems()).toEqual([
      {
        what: expect.stringContaining(`says release ${RELEASE}`),
        fix: expect.stringContaining(`Set RELEASE to ${RELEASE + 1}`),
      },
    ]);
    workshop.write("__generated__/X.graphql.ts", `/** @relayRequestID ${id} */`);
    expect(made).toThrow("npm run relay");
  });

  test("once a release is retired, its documents may be removed too", () => {
    workshop.write("__generated__/X.graphql.ts", "");
    expect(retireDocuments({ ...files(), artifacts: workshop.path("__generated__") })).toBeGreaterThan(0);
    expect(problems()).toEqual([]);
    expect(checkDocuments({ ...files(), artifacts: workshop.path("__generated__") })).toEqual([]);
  });
});

describe("removing a field", () => {
  const dated = '@deprecated(reason: "Use b. Removed after 2027-03-01.")';
  const was =
    `type Query { a: Int ${dated} b: Int  list(old: Int ${dated}): Int  side: Side  in(input: ` +
    `In): Int } enum Side { LEFT RIGHT ${dated} } input In { x: Int  y: Int ${dated} }`;
  const without =
    "type Query { b: Int  list: Int  side: Side  in(input: In): Int } enum Side { LEFT } input In { x: Int }";
  const gone = ["Query.a", "Query.list(old:)", "Side.RIGHT", "In.y"];
  const whats = (today: string) => problems(today, 1).map(({ what }) => what);

  test("after its date has passed, if no kept page uses it", () => {
    small(was, ["query B { b }"], without);
    expect(whats("2027-03-02")).toEqual([]);
    expect(whats("2027-03-01")).toEqual(
      gone.map((name) => `${name} is gone, and release 1 promised it until 2027-03-01`),
    );
  });

  test("not while a kept page uses it", () => {
    small(was, ["query A { a }"], without);
    expect(whats("2030-01-01")).toEqual([
      expect.stringMatching(/^Query\.a is gone: pages of release 1 \(A\) notice it$/u),
    ]);
  });

  test("not without an announcement in a release", () => {
    small(was.replaceAll(dated, ""), ["query B { b }"], without);
    expect(whats("2030-01-01")).toEqual(gone.map((name) => `${name} is gone, and release 1 did not deprecate it`));
    small(was.replaceAll(dated, ""), ["query B { b }"], was);
    expect(whats("2030-01-01")).toEqual([]);
  });

  test.each(["Use b.", "Removed after spring.", "Removed after 2027-02-30.", "Removed after 2027-03-01"])(
    "a deprecation has a date: not %j",
    (reason) => {
      small(was.replaceAll(dated, ""), ["query B { b }"], was.replaceAll("Use b. Removed after 2027-03-01.", reason));
      expect(problems("2026-11-23", 1)).toEqual(
        gone.map((name) => ({
          what: `${name} is deprecated without a date`,
          fix: expect.stringContaining("Removed after 2027-03-01."),
        })),
      );
    },
  );

  test("a type is removed with the last field that returns it", () => {
    small(`type Query { a: A ${dated} b: Int } type A { x: Int }`, ["query B { b }"], "type Query { b: Int }");
    expect(whats("2027-03-02")).toEqual([]);
  });

  test("dates exist in the calendar", () => {
    expect(
      ["2027-03-01", "2028-02-29", "2027-02-29", "2027-13-01"].map((date) => dateOf(`Removed after ${date}.`)),
    ).toEqual(["2027-03-01", "2028-02-29", null, null]);
  });
});

test("documents of kept releases are valid in their own schema, so that their pages worked", () => {
  for (const number of releaseNumbers(projectFile("tests/contract/releases"))) {
    const schema = buildSchema(read(`tests/contract/releases/${number}/schema.graphql`));
    const texts: readonly string[] = Object.values(
      JSON.parse(read(`tests/contract/releases/${number}/documents.json`)),
    );
    expect(texts.flatMap((text) => validate(schema, parse(text)))).toEqual([]);
  }
});
