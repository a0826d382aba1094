import { schema } from "../../../src/server/graphql/schema";
import { limits } from "../../../src/contract/limits";
import { createClient } from "graphql-ws";
import { getNamedType, isUnionType } from "graphql";
import { WebSocket } from "ws";
import { harmlessText, hostileTexts } from "../../support/hostile";
import { isLong } from "../../support/isLong";
import { cpuRatio, HarmlessCost } from "../../support/mainThreadCpu";
import { openWorld, type World } from "../../support/openWorld";
import { plausibleVariables, schemaInputs, withValue, type SchemaInput } from "../../support/schemaInputs";

// No request holds the others up, whatever one of its texts is: every text that the schema takes, with every hostile
// text, costs at most three times what an ordinary
// text of its length costs. Inputs are found in the schema: a new one is asked about by itself.
const MOST_RATIO = 3;

/** Into so many parts the hostile texts are divided among inputs. */
const SHARES = 4;

/** Of the whole request, with room for the document and the other variables. */
const MOST_BYTES = limits.jsonBodyBytes - 6_000;

const inputs = schemaInputs(schema).filter(({ scalar }) => scalar !== "Upload");

let world: World;
let socket: ReturnType<typeof createClient>;
beforeAll(async () => {
  world = await openWorld();
  socket = createClient({
    url: `${world.server.url.replace("http", "ws")}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { Authorization: `Bearer ${world.token}` },
    lazy: false,
  });
});
afterAll(async () => {
  await socket.dispose();
  await world.server.close();
});

/** Somebody who signs in or up has no token yet. */
const isForNobody = ({ field }: SchemaInput) => {
  const named = getNamedType(field.type);
  return isUnionType(named) && named.getTypes().some(({ name }) => name === "SignedIn");
};

/** Sends one request with this value at the input, and waits for what comes of it. */
function sender(input: SchemaInput) {
  const variables = {
    ...plausibleVariables(input, world.known),
    ...(input.parent !== null && { nodeId: nodeIdOf(input.parent) }),
  };
  return (value: unknown) => {
    const sent = withValue(variables, input, value);
    if (input.kind !== "subscription") return world.ask(input.document, sent, isForNobody(input) ? null : world.token);
    return new Promise<any>((resolve) => {
      const stop = socket.subscribe(
        { query: input.document, variables: sent },
        { next: done, error: done, complete: () => done(null) },
      );
      function done(answer: unknown) {
        setImmediate(() => stop());
        resolve(answer);
      }
    });
  };
}

function nodeIdOf(type: string): string {
  const id =
    world.ids[type] ??
    (type === "Result" ? Buffer.from("Result:00000000-0000-4000-8000-000000000001").toString("base64") : undefined);
  if (id === undefined)
    throw new Error(`${type} has a field that takes a text: put one of it into openWorld, so that it is asked about.`);
  return id;
}

/** The bytes of JSON that one text may have. */
const mostBytes = ({ kind }: SchemaInput) =>
  kind === "subscription" ? Math.floor(limits.websocketMessageBytes * 0.9) : MOST_BYTES;

/** Of these the length alone is looked at, if anything is bounded at all: what they hold makes no difference then. */
const longest = ["mixed combining marks", "one long word", "a global id of marks"];

/**
 * What is sent to an input: each hostile text as long as the input takes it, and some as long as a request can be. Not
 * in long tests, each input gets its share of them, so that all together still get all.
 */
function hostileFor(input: SchemaInput): readonly { readonly name: string; readonly length: number }[] {
  const most = mostBytes(input);
  const names = Object.keys(hostileTexts);
  const all = [
    ...names.map((name) => ({ name, length: Math.min(input.maxLength, most) })),
    ...longest.map((name) => ({ name, length: most })),
  ];
  return isLong ? all : all.filter((_, at) => (at + inputs.indexOf(input)) % SHARES === 0);
}

/** Cut to so many bytes of JSON. */
function fitting(text: string, bytes: number): string {
  const size = Buffer.byteLength(JSON.stringify(text));
  return size <= bytes ? text : text.slice(0, Math.floor((text.length * bytes) / size) - 2);
}

test("there are texts to ask about, in every kind of operation", () => {
  expect(new Set(inputs.map(({ kind }) => kind))).toEqual(new Set(["query", "mutation", "subscription"]));
  expect(inputs.length).toBeGreaterThan(100);
});

test.each(["query", "mutation", "subscription"] as const)(
  "no text of a %s holds up the others",
  async (kind) => {
    const slow: string[] = [];
    for (const input of inputs.filter((each) => each.kind === kind)) {
      const send = sender(input);
      const harmless = new Map<number, HarmlessCost>();
      for (const { name, length } of hostileFor(input)) {
        const hostile = fitting(hostileTexts[name]!(length), mostBytes(input));
        const ordinary =
          harmless.get(length) ?? new HarmlessCost(() => send(fitting(harmlessText(length), mostBytes(input))));
        harmless.set(length, ordinary);
        const ratio = await cpuRatio(() => send(hostile), ordinary, MOST_RATIO);
        if (ratio > MOST_RATIO)
          slow.push(`${input.name}: ${name}, ${hostile.length} characters: ${ratio.toFixed(1)} times an ordinary text`);
      }
    }
    expect(slow).toEqual([]);
  },
  120_000,
);

test("nor does a list with as many entries as a request holds", async () => {
  const slow: string[] = [];
  for (const input of inputs.filter(({ isList }) => isList)) {
    const send = sender(input);
    const one = Math.floor(MOST_BYTES / 5);
    const ratio = await cpuRatio(
      () => send(Array.from({ length: one }, () => "a\u0301")),
      new HarmlessCost(() => send([harmlessText(MOST_BYTES / 2)])),
      MOST_RATIO,
    );
    if (ratio > MOST_RATIO) slow.push(`${input.name}: ${ratio.toFixed(1)} times`);
  }
  expect(slow).toEqual([]);
});
