import { schema } from "../../../src/server/graphql/schema";
import { limits } from "../../../src/contract/limits";
import { PREFLIGHT_HEADER } from "../../../src/contract/protocol";
import { harmlessFile, hostileFiles } from "../../support/hostile";
import { cpuRatio, HarmlessCost } from "../../support/mainThreadCpu";
import { openWorld, type World } from "../../support/openWorld";
import { plausibleVariables, schemaInputs, withValue, type SchemaInput } from "../../support/schemaInputs";

// Whatever reads a file does so beside the main thread: a hostile one costs that thread at most three times what an
// ordinary one of its size costs. The inputs for files
// are found in the schema: a new one is asked about by itself.
const MOST_RATIO = 3;

const uploads = schemaInputs(schema).filter(({ scalar }) => scalar === "Upload");

/** As large as a list of names may be; and of some, as large as a file may be. */
const [list, largest] = [limits.memberListBytes, limits.textFileBytes - 1];
const files = [
  ...Object.keys(hostileFiles).map((name) => ({ name, size: list })),
  ...["combining marks", "a table of commas"].map((name) => ({ name, size: largest })),
];

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.server.close());

async function send(input: SchemaInput, file: Buffer): Promise<any> {
  const form = new FormData();
  const variables = withValue(plausibleVariables(input, world.known), input, null);
  form.append(
    "operations",
    JSON.stringify({
      query: input.document.replaceAll("{ __typename }", "{ __typename ... on Error { code } }"),
      variables,
    }),
  );
  form.append("map", JSON.stringify({ 0: [`variables.${input.path.join(".")}`] }));
  form.append("0", new Blob([Uint8Array.from(file)]), `${"name-".repeat(2_000)}.txt`);
  const response = await fetch(`${world.server.url}/graphql`, {
    method: "POST",
    headers: { [PREFLIGHT_HEADER]: "1", authorization: `Bearer ${world.token}` },
    body: form,
  });
  const { data, errors } = JSON.parse(await response.text());
  if (errors) throw new Error(JSON.stringify(errors));
  return data[input.field.name];
}

test("there are files to ask about", () => {
  expect(uploads.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      "Mutation.readTextUpload.file",
      "Mutation.previewMembers.file",
      "Mutation.uploadAvatar.file",
    ]),
  );
});

test.each(uploads.map((input) => [input.name, input] as const))(
  "no file at %s holds up the others",
  async (_name, input) => {
    const slow: string[] = [];
    await send(input, harmlessFile(1_000));
    const harmless = new Map(
      [list, largest].map((size) => [size, new HarmlessCost(() => send(input, harmlessFile(size)))]),
    );
    for (const { name, size } of files) {
      const file = hostileFiles[name]!(size);
      const ratio = await cpuRatio(() => send(input, file), harmless.get(size)!, MOST_RATIO);
      if (ratio > MOST_RATIO) slow.push(`${name}, ${file.length} bytes: ${ratio.toFixed(1)} times an ordinary file`);
    }
    expect(slow).toEqual([]);
  },
  120_000,
);
