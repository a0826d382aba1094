import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readReleases } from "../../../src/tools/releases/readReleases";
import { findShapeFaults } from "../../support/findShapeFaults";
import { OldPage, type VisitStep } from "../../support/OldPage";
import { startTestServer, type TestServer } from "../../support/startTestServer";
import { projectFile } from "../../support/workshop";

/** Pages that were opened before an update, on the server as it is after it. */
const folder = projectFile("tests/contract/releases");
const kept = readReleases(folder).releases;
const releases = kept.map(({ number }) => String(number));
const visited = releases.filter((release) => existsSync(path.join(folder, release, "visit.json")));
const read = (...names: string[]) => JSON.parse(readFileSync(path.join(folder, ...names), "utf8"));
const today: Record<string, string> = JSON.parse(
  readFileSync(projectFile("__generated__/persisted_queries.json"), "utf8"),
);

test.each(releases)("the documents of release %s are known today, letter by letter", (release) => {
  expect(today).toMatchObject(read(release, "documents.json"));
});

describe.each(visited)("the pages of release %s", (release) => {
  const { schema, documents } = kept.find(({ number }) => String(number) === release)!;
  let server: TestServer;
  let page: OldPage;
  const steps: readonly VisitStep[] = read(release, "visit.json");
  beforeAll(async () => {
    server = await startTestServer({ operations: Object.values(today) });
    page = new OldPage(server.url, read(release, "documents.json"));
  });
  afterAll(() => server.close());

  test("all their documents are used in the visit", () => {
    expect([...new Set(steps.map(({ name }) => name))].sort()).toEqual([...page.names].sort());
  });

  test.each(steps.map((step, at) => [`${at + 1}. ${step.as}: ${step.name}`, step] as const))(
    "%s",
    async (_, step) => {
      const deadline = Date.now() + 10_000;
      let data = await page.ask(step);
      const expected = page.expectation(step);
      while (step.repeat && Date.now() < deadline && !fits(data, expected)) {
        await sleep(100);
        data = await page.ask(step);
      }
      expect(data).toMatchObject(expected);
      expect(findShapeFaults(schema, documents.find(({ name }) => name === step.name)!.document, data)).toEqual([]);
    },
    15_000,
  );

  function fits(data: unknown, expected: object): boolean {
    try {
      expect(data).toMatchObject(expected);
      return true;
    } catch {
      return false;
    }
  }
});
