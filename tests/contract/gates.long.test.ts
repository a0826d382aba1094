import { readFileSync } from "node:fs";
import { checkArtifacts, checkDocuments } from "../../src/tools/checkDocuments";
import { projectFile, Workshop } from "../support/workshop";

/** Shows that each gate of `npm run check` fails: what it should catch is done on purpose, in a copy. */
let workshop: Workshop;

afterEach(() => workshop.remove());

const page = (field: string) => `
import { graphql, useFragment } from "react-relay";
import type { Lane_racer$key } from "../../__generated__/Lane_racer.graphql";
export function Lane({ racerRef }: { readonly racerRef: Lane_racer$key }) {
  const racer = useFragment(graphql\`fragment Lane_racer on Racer @throwOnFieldError { ${field} }\`, racerRef);
  return racer.${field};
}
`;

describe("schema.graphql must be what the server prints", () => {
  beforeEach(() => {
    workshop = new Workshop(["schema.graphql"]);
  });
  const check = () => workshop.run("tsx", projectFile("src/tools/printSchema.ts"), "--check");

  test("passes", () => expect(check()).toMatchObject({ ok: true }));

  test("a field that the server does not have is caught", () => {
    workshop.write(
      "schema.graphql",
      readFileSync(projectFile("schema.graphql"), "utf8").replace(
        "type Racer ",
        "type Extra { id: ID! }\n\ntype Racer ",
      ),
    );
    expect(check()).toMatchObject({ ok: false, output: expect.stringContaining("npm run schema") });
  });
});

describe("every fragment must fit the schema", () => {
  beforeEach(() => {
    workshop = new Workshop(["schema.graphql", "relay.config.json"]);
    workshop.write("__generated__/persisted_queries.json", "{}");
    workshop.write("src/app/Lane.tsx", page("name"));
    expect(workshop.run("relay-compiler", "--noWatchman")).toMatchObject({ ok: true });
  });
  const problems = () => checkArtifacts(workshop.folder);
  const fix = "npm run relay";

  test("passes", async () => expect(await problems()).toEqual([]));

  test("an unknown field is named", async () => {
    workshop.write("src/app/Lane.tsx", page("nmae"));
    expect(await problems()).toEqual([{ what: expect.stringContaining("nmae"), fix }]);
  });

  test("a changed document without its artifact is caught", async () => {
    workshop.write("src/app/Lane.tsx", page("position"));
    expect(await problems()).toEqual([{ what: expect.stringContaining("Out of date"), fix }]);
  });

  test("an unused artifact is caught", async () => {
    workshop.write(
      "__generated__/Gone_racer.graphql.ts",
      readFileSync(workshop.path("__generated__/Lane_racer.graphql.ts"), "utf8"),
    );
    expect(await problems()).toEqual([{ what: expect.stringContaining("Gone_racer"), fix }]);
  });

  test("a document that the map lacks is caught, and the map is unchanged", async () => {
    const query =
      'import { graphql, useLazyLoadQuery } from "react-relay";\nexport const Clock = () => ' +
      "useLazyLoadQuery(graphql`query ClockQuery { serverTime }`, {});\n";
    workshop.write("src/app/Clock.tsx", query);
    expect(workshop.run("relay-compiler", "--noWatchman")).toMatchObject({ ok: true });
    expect(await problems()).toEqual([]);
    workshop.write("__generated__/persisted_queries.json", "{}");
    const before = workshop.fingerprint();
    expect(await problems()).toEqual([{ what: expect.stringContaining("persisted_queries.json"), fix }]);
    expect(workshop.fingerprint()).toEqual(before);
  });
});

describe("every document ever shipped must fit", () => {
  beforeEach(() => {
    workshop = new Workshop(["schema.graphql", "__generated__"]);
  });
  const problems = () =>
    checkDocuments({
      schema: workshop.path("schema.graphql"),
      artifacts: workshop.path("__generated__"),
      documents: workshop.path("__generated__/persisted_queries.json"),
    });
  const documents = (): Record<string, string> =>
    JSON.parse(readFileSync(workshop.path("__generated__/persisted_queries.json"), "utf8"));
  const write = (map: object) => workshop.write("__generated__/persisted_queries.json", JSON.stringify(map));

  test("passes", () => expect(problems()).toEqual([]));

  test("an artifact whose document is not in the map is named", () => {
    const artifact = readFileSync(workshop.path("__generated__/RacesPageQuery.graphql.ts"), "utf8");
    const [, asked] = /@relayRequestID (\S+)/u.exec(artifact)!;
    write(Object.fromEntries(Object.entries(documents()).filter(([id]) => id !== asked)));
    expect(problems()).toEqual([
      { what: expect.stringContaining("is not in the map"), fix: "npm run relay -- --repersist" },
    ]);
  });

  test("a text that was edited by hand is found", () => {
    const [[id, text] = ["", ""], ...rest] = Object.entries(documents());
    write(Object.fromEntries([[id, `${text} `], ...rest]));
    expect(problems()).toEqual([
      { what: expect.stringContaining("changed by hand"), fix: expect.stringContaining("git checkout") },
    ]);
  });

  test("a field that an old page still selects cannot be removed", () => {
    const text = readFileSync(workshop.path("schema.graphql"), "utf8");
    workshop.write(
      "schema.graphql",
      text.replace(/^ {2}displayName: String @semanticNonNull$/mu, "  shownName: String @semanticNonNull"),
    );
    expect(
      problems()
        .map(({ what }) => what)
        .join("\n"),
    ).toMatch(/shipped before or now.*displayName/u);
  });
});

/** A place that knows languages by name. */
const askTheTable = "Ask the table of languages";

describe("types and imports", () => {
  test("a component that ignores that a field is nullable does not compile", () => {
    workshop = new Workshop(["tsconfig.json", "schema.graphql", "relay.config.json", "src/contract", "src/engine"]);
    workshop.write("__generated__/persisted_queries.json", "{}");
    workshop.write(
      "src/app/Lane.tsx",
      page("place").replace("return racer.place;", "return <b>{racer.place.toFixed()}</b>;"),
    );
    workshop.run("relay-compiler", "--noWatchman");
    expect(workshop.run("tsc", "--noEmit", "-p", ".")).toMatchObject({
      ok: false,
      output: expect.stringContaining("possibly 'null'"),
    });
    workshop.write(
      "src/app/Lane.tsx",
      page("name").replace("return racer.name;", "return <b>{racer.name.trim()}</b>;"),
    );
    workshop.run("relay-compiler", "--noWatchman");
    expect(workshop.run("tsc", "--noEmit", "-p", ".")).toMatchObject({ ok: true });
  }, 30_000);

  test.each([
    ["src/engine/x.ts", 'import { y } from "../server/y";\nexport const x = y;\n', "The engine is pure"],
    ["src/engine/x.ts", 'import { y } from "react";\nexport const x = y;\n', "The engine is pure"],
    ["src/engine/x.ts", "export const x = () => Date.now();\n", "Time is an argument"],
    ["src/app/x.ts", 'import { y } from "../server/y";\nexport const x = y;\n', "App and server meet only in"],
    ["src/server/x.ts", 'import { y } from "../app/y";\nexport const x = y;\n', "App and server meet only in"],
    ["src/contract/x.ts", 'import { y } from "../server/y";\nexport const x = y;\n', "The contract is what both sides"],
    [
      "src/app/x.ts",
      'import { graphql } from "react-relay";\nexport const x = graphql`fragment x_user on User { id displayName }`;\n',
      "relay",
    ],
    ["src/app/x.ts", "export const x = (y: any) => y;\n", "any"],
    ["src/app/x.ts", 'export const x = (y: string) => y === "nl";\n', askTheTable],
    ["src/app/x.ts", 'export const x = (y: string) => (y === "NL" ? 1 : 2);\n', askTheTable],
    ["src/server/x.ts", 'export const x = (y: string) => y.startsWith("nl-NL");\n', askTheTable],
    ["src/engine/x.ts", 'export const x = { en: "race", nl: "race" };\n', askTheTable],
    ["src/server/x.ts", 'export const x = { english: "en", dutch: "nl" };\n', askTheTable],
    ["src/engine/x.ts", 'export const x = ["en", "nl"];\n', askTheTable],
    ["src/app/x.ts", 'export type X = "EN" | "NL";\n', askTheTable],
  ])("%s: %j is refused", (file, text, sentence) => {
    const entries = ["en", "nl"].map((code) => `src/contract/languages/${code}/entry.ts`);
    workshop = new Workshop([".oxlintrc.json", "src/tools/lint", ...entries]);
    workshop.write(file, text);
    const { ok, output } = workshop.run("oxlint", "--deny-warnings", "src");
    expect(ok).toBe(false);
    expect(output).toContain(sentence);
  });
});
