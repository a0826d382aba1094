import { randomUUID } from "node:crypto";
import { encodeLog } from "../../../src/engine/log/logCodec";
import { hostileRuns, ordinaryRun } from "../../support/hostileRuns";
import { cpuRatio, HarmlessCost } from "../../support/mainThreadCpu";
import { openWorld, type World } from "../../support/openWorld";

const saveResult =
  "mutation($input: SaveResultInput!) { saveResult(input: $input) { __typename ... on Error { code } } }";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.server.close());

async function save({ prompt, keystrokes }: typeof ordinaryRun): Promise<string> {
  const input = {
    runId: randomUUID(),
    mode: "CUSTOM",
    language: "EN",
    prompt,
    log: encodeLog(keystrokes),
    startedAt: new Date(Date.now() - 4_000_000).toISOString(),
  };
  const { data } = await world.ask(saveResult, { input }, world.token);
  return data.saveResult.code ?? data.saveResult.__typename;
}

test("a log of as many keys as there may be is replayed in a time that grows with their number alone", async () => {
  expect(await save(ordinaryRun)).toBe("SaveResultSuccess");
  const ordinary = new HarmlessCost(() => save(ordinaryRun));
  const ratios: [string, number][] = [];
  for (const [name, run] of Object.entries(hostileRuns))
    ratios.push([name, await cpuRatio(() => save(run), ordinary, 3)]);
  expect(ratios.filter(([, ratio]) => ratio > 3)).toEqual([]);
});
