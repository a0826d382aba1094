import { UNSAVED_RUNS_KEY, type UnsavedRun } from "../../../../src/app/features/saving/UnsavedRun";
import type { ErrorCode } from "../../../../src/contract/errorCodes";
import { encodeLog } from "../../../../src/engine/log/logCodec";
import { clearToken, setToken } from "../../../../src/app/relay/sessionToken";
import type { Answer } from "../../../support/FakeServer";
import { withHistoryRow } from "../../../support/withHistoryRow";

const run = (runId: string): UnsavedRun => ({
  runId,
  mode: "TIME",
  modeAmount: 15,
  language: "EN",
  seed: 1,
  textId: null,
  log: "",
  startedAtMs: Date.now(),
});
const figures = {
  id: "r1",
  wpm: 1,
  raw: 1,
  strokesPerMinute: 1,
  accuracy: 1,
  consistency: 1,
  status: "VERIFIED",
  badges: [],
  reachedGoal: null,
  baseline: null,
};
const user = { id: "u", practiceGoal: null };
const saved: Answer = {
  data: { saveResult: withHistoryRow({ __typename: "SaveResultSuccess", result: figures, user }) },
};

/**
 * A newly loaded page: nothing of the previous one is in memory. `save` answers, or throws the code of a RequestError.
 */
async function loadPage(save: () => Answer | ErrorCode) {
  jest.resetModules();
  const keeper = await import("../../../../src/app/features/saving/saveRun");
  const states = await import("../../../../src/app/features/saving/saveState");
  const { RequestError } = await import("../../../../src/app/relay/RequestError");
  const { FakeServer } = await import("../../../support/FakeServer");
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
  const { setSessionMember } = await import("../../../../src/app/relay/sessionToken");
  const token = await import("../../../../src/app/relay/sessionToken");
  const sent = () => server.variablesOf("saveRunMutation").map(({ input }) => input.runId);
  const starts = () => server.variablesOf("saveRunMutation").map(({ input }) => Date.parse(input.startedAt));
  const { storeRunWithKeystrokes } = await import("../../../../src/app/features/saving/UnsavedRun");
  return {
    ...keeper,
    ...states,
    environment: server.environment,
    setSessionMember,
    token,
    storeRunWithKeystrokes,
    sent,
    starts,
  };
}

afterEach(() => jest.restoreAllMocks());
beforeEach(() => {
  localStorage.clear();
  setToken("token", { shared: false });
});

test("a run that an old page may not save is stored, not retried there, and saved by the new page", async () => {
  const old = await loadPage(() => "DOCUMENT_UNKNOWN");
  const timers = jest.spyOn(globalThis, "setTimeout");
  old.saveFinishedRun(old.environment, run("a"));
  await old.saveUnsavedRuns(old.environment);
  expect(old.getSaveState("a")).toEqual({ kind: "stored", code: "DOCUMENT_UNKNOWN", isLasting: true });
  expect(old.sent()).toEqual(["a"]);
  expect(timers.mock.calls.filter(([, ms]) => (ms ?? 0) >= 5000)).toEqual([]);
  expect(localStorage.getItem(UNSAVED_RUNS_KEY)).toContain('"runId":"a"');

  const fresh = await loadPage(() => saved);
  await fresh.saveUnsavedRuns(fresh.environment);
  expect(fresh.sent()).toEqual(["a"]);
  expect(localStorage.getItem(UNSAVED_RUNS_KEY)).toBeNull();
});

test("when one run cannot reach the server, the others are stored untried, and sent when it is back", async () => {
  let isUp = false;
  const page = await loadPage(() => (isUp ? saved : "NETWORK"));
  for (const id of ["a", "b", "c"]) page.saveFinishedRun(page.environment, run(id));
  await page.saveUnsavedRuns(page.environment);
  expect(page.sent()).toEqual(["a"]);
  expect(["a", "b", "c"].map(page.getSaveState)).toEqual(
    Array.from({ length: 3 }, () => ({ kind: "stored", code: "NETWORK", isLasting: true })),
  );

  isUp = true;
  await page.saveUnsavedRuns(page.environment);
  expect(page.sent()).toEqual(["a", "a", "b", "c"]);
  expect(localStorage.getItem(UNSAVED_RUNS_KEY)).toBeNull();
});

describe("a server that accepts no more runs for now", () => {
  const limited: Answer = {
    data: {
      saveResult: {
        __typename: "RateLimitedError",
        __isError: "RateLimitedError",
        retryAfterSeconds: 240,
        code: "RATE_LIMITED",
      },
    },
  };

  test("keeps every run, and gets them after the requested pause", async () => {
    let isLimited = true;
    const page = await loadPage(() => (isLimited ? limited : saved));
    const timers = jest.spyOn(globalThis, "setTimeout");
    for (const id of ["a", "b", "c"]) page.saveFinishedRun(page.environment, run(id));
    await page.saveUnsavedRuns(page.environment);
    expect(page.sent()).toEqual(["a"]);
    const states = ["a", "b", "c"].map(page.getSaveState);
    expect(states).toEqual(states.map(() => ({ kind: "stored", code: "RATE_LIMITED", isLasting: true })));
    const [again] = timers.mock.calls.filter(([, ms]) => ms === 240_000);
    isLimited = false;
    again?.[0]();
    await page.saveUnsavedRuns(page.environment);
    expect(page.sent()).toEqual(["a", "a", "b", "c"]);
    expect(localStorage.getItem(UNSAVED_RUNS_KEY)).toBeNull();
  });

  test("is asked again by a page that only knows the error", async () => {
    let isLimited = true;
    const page = await loadPage(() => (isLimited ? "RATE_LIMITED" : saved));
    page.saveFinishedRun(page.environment, run("a"));
    await page.saveUnsavedRuns(page.environment);
    expect(page.getSaveState("a")).toMatchObject({ kind: "stored", code: "RATE_LIMITED" });
    isLimited = false;
    await page.saveUnsavedRuns(page.environment);
    expect(page.getSaveState("a")).toMatchObject({ kind: "saved" });
  });
});

describe("the owner of a run", () => {
  test("a member's run waits for them, whoever else signs in, and is saved when they are back", async () => {
    const page = await loadPage(() => "NETWORK");
    page.setSessionMember("ada");
    page.saveFinishedRun(page.environment, run("of-ada"));
    await page.saveUnsavedRuns(page.environment);
    page.token.clearToken();

    setToken("token-of-bob", { shared: false });
    const bobs = await loadPage(() => saved);
    bobs.setSessionMember("bob");
    bobs.saveFinishedRun(bobs.environment, run("of-bob"));
    await bobs.saveUnsavedRuns(bobs.environment);
    expect(bobs.sent()).toEqual(["of-bob"]);
    expect(localStorage.getItem(UNSAVED_RUNS_KEY)).toContain("of-ada");

    clearToken();
    setToken("another-token-of-ada", { shared: false });
    const adas = await loadPage(() => saved);
    await adas.saveUnsavedRuns(adas.environment);
    expect(adas.sent()).toEqual([]);
    // As soon as the server has said who is signed in.
    adas.setSessionMember("ada");
    await adas.saveUnsavedRuns(adas.environment);
    expect(adas.sent()).toEqual(["of-ada"]);
    expect(localStorage.getItem(UNSAVED_RUNS_KEY)).toBeNull();
  });

  test("a member whose session has ended finds the run stored, and no guest gets it", async () => {
    const page = await loadPage(() => "SESSION_EXPIRED");
    page.setSessionMember("ada");
    page.saveFinishedRun(page.environment, run("a"));
    await page.saveUnsavedRuns(page.environment);
    expect(page.getSaveState("a")).toEqual({ kind: "stored", code: "SESSION_EXPIRED", isLasting: true });
    expect(page.sent()).toEqual(["a"]);
    expect(localStorage.getItem(UNSAVED_RUNS_KEY)).toContain('"account":"ada"');
  });

  test("a member's run that was stored before the code to save it was there waits for that member, too", async () => {
    const page = await loadPage(() => saved);
    page.setSessionMember("ada");
    const { log: _, ...unencoded } = run("a");
    page.storeRunWithKeystrokes({ ...unencoded, keystrokes: [{ time: 0, kind: "insert", text: "a" }] });
    expect(localStorage.getItem(UNSAVED_RUNS_KEY)).toContain('"account":"ada"');

    page.token.expireToken("token");
    page.token.setToken("token-of-bob", { shared: false });
    page.setSessionMember("bob");
    await page.saveUnsavedRuns(page.environment);
    expect(page.sent()).toEqual([]);
  });

  test("a run finished after a member's session has ended waits for that member", async () => {
    const page = await loadPage(() => saved);
    page.setSessionMember("ada");
    page.token.expireToken("token");
    page.saveFinishedRun(page.environment, run("a"));
    await page.saveUnsavedRuns(page.environment);
    expect(page.getSaveState("a")).toEqual({ kind: "stored", code: "SESSION_EXPIRED", isLasting: true });
    expect(page.sent()).toEqual([]);

    page.token.setToken("token-of-bob", { shared: false });
    page.setSessionMember("bob");
    await page.saveUnsavedRuns(page.environment);
    expect(page.sent()).toEqual([]);
    page.token.setToken("another-token-of-ada", { shared: false });
    page.setSessionMember("ada");
    await page.saveUnsavedRuns(page.environment);
    expect(page.sent()).toEqual(["a"]);
  });

  test("a guest's run goes to the next user", async () => {
    const page = await loadPage(() => "NETWORK");
    page.saveFinishedRun(page.environment, run("a"));
    await page.saveUnsavedRuns(page.environment);
    setToken("token-of-bob", { shared: false });
    const bobs = await loadPage(() => saved);
    bobs.setSessionMember("bob");
    await bobs.saveUnsavedRuns(bobs.environment);
    expect(bobs.sent()).toEqual(["a"]);
  });
});

describe("a wrong clock", () => {
  const typed = [
    { time: 0, kind: "insert", text: "a" },
    { time: 4000, kind: "insert", text: "b" },
  ] as const;
  const words = (runId: string, startedAtMs: number): UnsavedRun => ({
    ...run(runId),
    mode: "WORDS",
    modeAmount: 10,
    log: encodeLog(typed),
    startedAtMs,
  });

  test.each([
    ["ahead", 86_400_000],
    ["in 1970", -Date.now() + 1000],
  ])("%s: runs end now at the latest, and keep the distance between them", async (_, wrongBy) => {
    const away = await loadPage(() => "NETWORK");
    const now = Date.now();
    away.saveFinishedRun(away.environment, words("first", now + wrongBy - 30_000));
    away.saveFinishedRun(away.environment, words("second", now + wrongBy - 10_000));
    away.saveFinishedRun(away.environment, words("right", now - 3_600_000));
    await away.saveUnsavedRuns(away.environment);
    const page = await loadPage(() => saved);
    await page.saveUnsavedRuns(page.environment);
    const at = Object.fromEntries(page.sent().map((id, index) => [id, page.starts()[index] ?? 0]));
    expect((at["second"] ?? 0) + 4000).toBeLessThanOrEqual(Date.now() + 100);
    expect(at["second"]).toBeGreaterThan(now - 10_000);
    expect((at["second"] ?? 0) - (at["first"] ?? 0)).toBeGreaterThan(15_000);
    expect(at["right"]).toBeLessThan(now - 3_590_000);
    expect(localStorage.getItem(UNSAVED_RUNS_KEY)).toBeNull();
  });
});

test("if the browser stores nothing, a run lasts as long as the page, and the state says so", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  let isUp = false;
  const page = await loadPage(() => (isUp ? saved : "NETWORK"));
  page.saveFinishedRun(page.environment, run("a"));
  await page.saveUnsavedRuns(page.environment);
  expect(page.getSaveState("a")).toEqual({ kind: "stored", code: "NETWORK", isLasting: false });
  isUp = true;
  await page.saveUnsavedRuns(page.environment);
  expect(page.getSaveState("a")?.kind).toBe("saved");
});

test("500 runs of a week offline are all saved, each once, oldest first", async () => {
  const runs = Array.from({ length: 500 }, (_, at) => ({
    ...run(`run-${at}`),
    startedAtMs: Date.now() - (500 - at) * 60_000,
  }));
  localStorage.setItem(UNSAVED_RUNS_KEY, JSON.stringify(runs));
  const page = await loadPage(() => saved);
  await page.saveUnsavedRuns(page.environment);
  expect(page.sent()).toEqual(runs.map(({ runId }) => runId));
  expect(localStorage.getItem(UNSAVED_RUNS_KEY)).toBeNull();
});

test("two pages save one after another: the second has nothing left to do", async () => {
  const held: Promise<unknown>[] = [];
  const request = jest.fn(async (_: string, __: object, work: () => Promise<void>) => {
    const turn = Promise.all(held).then(work);
    held.push(turn);
    await turn;
  });
  Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  localStorage.setItem(UNSAVED_RUNS_KEY, JSON.stringify([run("a"), run("b")]));
  const one = await loadPage(() => saved);
  const other = await loadPage(() => saved);
  await Promise.all([one.saveUnsavedRuns(one.environment), other.saveUnsavedRuns(other.environment)]);
  expect([one.sent(), other.sent()]).toEqual([["a", "b"], []]);
  Reflect.deleteProperty(navigator, "locks");
});
