import { readFileSync } from "node:fs";
import { checkDocuments } from "../../src/tools/checkDocuments";
import { retireDocuments } from "../../src/tools/releases/changeReleases";
import { Workshop } from "../support/workshop";

let workshop: Workshop;
beforeEach(() => {
  workshop = new Workshop(["schema.graphql", "__generated__"]);
});
afterEach(() => workshop.remove());

const file = "__generated__/persisted_queries.json";
const read = (): Record<string, string> => JSON.parse(readFileSync(workshop.path(file), "utf8"));
const retire = () =>
  retireDocuments({
    documents: workshop.path(file),
    artifacts: workshop.path("__generated__"),
    releases: workshop.path("releases"),
  });

test("removes documents that neither the current app nor a release with a folder uses", () => {
  workshop.write("releases/2/documents.json", JSON.stringify({ second: "query Second { serverTime }" }));
  retire();
  const today = read();
  workshop.write(
    file,
    JSON.stringify({ first: "query First { serverTime }", second: "query Second { serverTime }", ...today }, null, 2),
  );
  expect(retire()).toBe(1);
  expect(read()).toEqual({ second: "query Second { serverTime }", ...today });
});

test("the rest is complete", () => {
  workshop.write("releases/README.md", "");
  retire();
  expect(
    checkDocuments({
      schema: workshop.path("schema.graphql"),
      artifacts: workshop.path("__generated__"),
      documents: workshop.path(file),
    }),
  ).toEqual([]);
});

test("the map is written like the compiler's", () => {
  const written = readFileSync(workshop.path(file), "utf8");
  workshop.write("releases/0/documents.json", written);
  expect(retire()).toBe(0);
  expect(readFileSync(workshop.path(file), "utf8")).toBe(written);
});
