import { KEPT_RUNS_KEY } from "../../../../../src/app/pages/Practice/saving/keptRunsKey";
import type { KeptRun } from "../../../../../src/app/pages/Practice/saving/KeptRun";
import { setToken } from "../../../../../src/app/relay/sessionToken";
import type { Answer } from "../../../../support/FakeServer";

const run = (runId: string): KeptRun => ({ runId, mode: "TIME", modeAmount: 15, language: "EN", seed: 1, textId: null, log: "", startedAtMs: Date.now() });
const figures = { id: "r1", wpm: 1, raw: 1, strokesPerMinute: 1, accuracy: 1, consistency: 1, status: "VERIFIED" };
const saved: Answer = { data: { saveResult: { __typename: "SaveResultSuccess", result: figures } } };

/** A page that was just loaded: nothing of the one before is in memory. `save` answers, or throws the code of a RequestError. */
async function loadPage(save: () => Answer | "DOCUMENT_UNKNOWN" | "NETWORK") {
  jest.resetModules();
  const keeper = await import("../../../../../src/app/pages/Practice/saving/resultKeeper");
  const { RequestError } = await import("../../../../../src/app/relay/RequestError");
  const { FakeServer } = await import("../../../../support/FakeServer");
  const server = new FakeServer(
    {},
    {
      serverClockQuery: () => ({ data: { serverTime: Date.now() } }),
      saveRunMutation: () => {
        const answer = save();
        return typeof answer === "string" ? new RequestError(answer, { operationName: "saveRunMutation" }) : answer;
      },
    },
  );
  return { ...keeper, environment: server.environment, sent: () => server.variablesOf("saveRunMutation").map(({ input }) => input.runId) };
}

beforeEach(() => {
  localStorage.clear();
  setToken("token", { shared: false });
});

test("a run that an old page may not save is kept, not asked for again by that page, and saved by the new one", async () => {
  const old = await loadPage(() => "DOCUMENT_UNKNOWN");
  const timers = jest.spyOn(globalThis, "setTimeout");
  old.saveFinishedRun(old.environment, run("a"));
  await old.saveKeptRuns(old.environment);
  expect(old.getSaveState("a")).toEqual({ kind: "kept", code: "DOCUMENT_UNKNOWN" });
  expect(old.sent()).toEqual(["a"]);
  expect(timers.mock.calls.filter(([, ms]) => (ms ?? 0) >= 5000)).toEqual([]);
  expect(localStorage.getItem(KEPT_RUNS_KEY)).toContain('"runId":"a"');

  const fresh = await loadPage(() => saved);
  await fresh.saveKeptRuns(fresh.environment);
  expect(fresh.sent()).toEqual(["a"]);
  expect(localStorage.getItem(KEPT_RUNS_KEY)).toBeNull();
});

test("one run that finds no server speaks for all: the others are kept without waiting for the same, and sent when it is back", async () => {
  let isUp = false;
  const page = await loadPage(() => (isUp ? saved : "NETWORK"));
  for (const id of ["a", "b", "c"]) page.saveFinishedRun(page.environment, run(id));
  await page.saveKeptRuns(page.environment);
  expect(page.sent()).toEqual(["a"]);
  expect(["a", "b", "c"].map(page.getSaveState)).toEqual(Array.from({ length: 3 }, () => ({ kind: "kept", code: "NETWORK" })));

  isUp = true;
  await page.saveKeptRuns(page.environment);
  expect(page.sent()).toEqual(["a", "a", "b", "c"]);
  expect(localStorage.getItem(KEPT_RUNS_KEY)).toBeNull();
});
