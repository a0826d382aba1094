import { schema } from "../../../src/server/graphql/schema";
import { PREFLIGHT_HEADER } from "../../../src/contract/protocol";
import { encodeLog } from "../../../src/engine/log/logCodec";
import { hostileFiles, hostileTexts } from "../../support/hostile";
import { hostileRuns } from "../../support/hostileRuns";
import { plausibleVariables, schemaInputs, withValue, type SchemaInput } from "../../support/schemaInputs";
import type { BenchDatabase } from "../support/BenchDatabase";
import type { Figure } from "../support/Figure";
import { MeteredProcess } from "../support/MeteredProcess";

/** How long one request may hold up all others, in ms. */
const MOST_DELAY = 50;

/**
 * Each is sent so often; the least of its delays counts, since neighbors on the machine make them longer and nothing
 * makes them shorter.
 */
const TRIES = 3;

type Send = (input: SchemaInput, value: unknown) => Promise<unknown>;

/**
 * The longest that the event loop is held up while every text, file and log that the schema takes comes in its most
 * hostile forms.
 */
export async function measureHostile(database: BenchDatabase): Promise<readonly Figure[]> {
  const server = await MeteredProcess.start("dist/server/main.js", {
    HOST: "127.0.0.1",
    PORT: "0",
    DATABASE_URL: database.url,
    TYPELOOP_DOCUMENTS: "off",
  });
  const { send, upload } = await openClient(server.url);
  const inputs = schemaInputs(schema).filter(({ kind }) => kind !== "subscription");
  const texts = inputs.filter(({ scalar }) => scalar !== "Upload");
  const files = inputs.filter(({ scalar }) => scalar === "Upload");
  const log = texts.filter(({ name }) => name === "Mutation.saveResult.input.log");
  const figures = [
    await longest(
      server,
      "text",
      texts.flatMap((input) =>
        Object.entries(hostileTexts).map(([name, make]) => ({
          name: `${input.name}: ${name}`,
          ask: () => send(input, make(Math.min(input.maxLength, 90_000))),
        })),
      ),
    ),
    await longest(
      server,
      "file",
      files.flatMap((input) =>
        Object.entries(hostileFiles).map(([name, make]) => ({
          name: `${input.name}: ${name}`,
          ask: () => upload(input, make(2_000_000)),
        })),
      ),
    ),
    await longest(
      server,
      "log",
      log.flatMap((input) =>
        Object.entries(hostileRuns).map(([name, { prompt, keystrokes }]) => ({
          name: `${input.name}: ${name}`,
          ask: () => send({ ...input, path: ["input"] }, saving(prompt, encodeLog(keystrokes))),
        })),
      ),
    ),
  ];
  await server.stop();
  return figures;
}

async function longest(
  server: MeteredProcess,
  what: string,
  requests: readonly { readonly name: string; readonly ask: () => Promise<unknown> }[],
): Promise<Figure> {
  const delays: { readonly name: string; readonly ms: number }[] = [];
  for (const { name, ask } of requests) {
    let ms = Infinity;
    for (let tries = 0; tries < TRIES && ms > MOST_DELAY / 2; tries += 1) {
      await server.delays();
      await ask();
      ms = Math.min(ms, (await server.delays()).most);
    }
    delays.push({ name, ms });
  }
  delays.sort((a, b) => b.ms - a.ms);
  const details = delays.slice(0, 3).map(({ name, ms }) => `${ms.toFixed(1)} ms  ${name}`);
  return {
    name: `longest delay of the event loop by a hostile ${what} (${delays.length})`,
    value: delays[0]?.ms ?? 0,
    most: MOST_DELAY,
    unit: " ms",
    digits: 0,
    details,
  };
}

function saving(prompt: string, log: string) {
  return {
    runId: crypto.randomUUID(),
    mode: "CUSTOM",
    language: "EN",
    prompt,
    log,
    startedAt: new Date(Date.now() - 3_600_000).toISOString(),
  };
}

/** A member with a group, who may send all kinds of things. */
async function openClient(
  url: string,
): Promise<{ readonly send: Send; readonly upload: (input: SchemaInput, file: Buffer) => Promise<unknown> }> {
  let token: string | null = null;
  const headers = () => ({ ...(token !== null && { authorization: `Bearer ${token}` }) });
  const ask = async (query: string, variables: object): Promise<any> => {
    const response = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers() },
      body: JSON.stringify({ query, variables }),
    });
    return JSON.parse(await response.text());
  };
  const account = `{username: "hostile-one", displayName: "Somebody", password: "a long passphrase of mine",
    deviceLabel: "Bench"}`;
  token = (await ask(`mutation { signUp(input: ${account}) { ... on SignedIn { token } } }`, {})).data.signUp.token;
  const groupId = (await ask(`mutation { createGroup(name: "3B") { ... on GroupSuccess { group { id } } } }`, {})).data
    .createGroup.group.id;
  const known = { groupId, nodeId: groupId };
  const send: Send = (input, value) =>
    ask(input.document, withValue({ ...plausibleVariables(input, known), nodeId: groupId }, input, value));
  const upload = async (input: SchemaInput, file: Buffer) => {
    const form = new FormData();
    form.append(
      "operations",
      JSON.stringify({ query: input.document, variables: withValue(plausibleVariables(input, known), input, null) }),
    );
    form.append("map", JSON.stringify({ 0: [`variables.${input.path.join(".")}`] }));
    form.append("0", new Blob([Uint8Array.from(file)]), "file.txt");
    return (
      await fetch(`${url}/graphql`, { method: "POST", headers: { [PREFLIGHT_HEADER]: "1", ...headers() }, body: form })
    ).text();
  };
  return { send, upload };
}
